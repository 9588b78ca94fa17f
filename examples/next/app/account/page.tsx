'use client'
import { useMember, useOrders, useSignIn } from '@vitrine/react'
import { sentenceFor } from '../parts/sentences'

const Orders = () => {
  const { orders, loading, hasMore, more } = useOrders({ limit: 5 })
  if (!loading && orders.length === 0) return <p>No orders yet</p>
  return (
    <>
      <ul aria-label="Orders" aria-busy={loading}>
        {orders.map(({ id, number, priceSummary }) => (
          <li key={id}>
            Order {number}: {priceSummary?.total?.formattedAmount}
          </li>
        ))}
      </ul>
      {hasMore && <button onClick={more}>Show more</button>}
    </>
  )
}

export default function Account() {
  const { member, loading } = useMember()
  const { signIn, signOut, busy, error } = useSignIn()
  if (loading) return <p role="status">Loading…</p>
  return (
    <div className="stack">
      <h1>Account</h1>
      {error && <p role="alert">{sentenceFor(error)}</p>}
      {member ? (
        <>
          <p>Signed in as {member.loginEmail}</p>
          <Orders />
          <button disabled={busy} onClick={() => void signOut()}>
            Sign out
          </button>
        </>
      ) : (
        <button disabled={busy} onClick={() => void signIn()}>
          Sign in
        </button>
      )}
    </div>
  )
}
