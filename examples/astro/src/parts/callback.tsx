import { useSignInReturn } from '@vitrine/react'
import { useEffect } from 'react'
import { sentenceFor } from './sentences'
import { Store } from './store'

const Content = () => {
  const { returnTo, error } = useSignInReturn()
  useEffect(() => {
    if (returnTo !== undefined) location.replace(returnTo)
  }, [returnTo])
  if (!error) return <p role="status">Signing in…</p>
  return (
    <p role="alert">
      {sentenceFor(error)} <a href="/account">Go to the account</a>
    </p>
  )
}

export const Callback = () => (
  <Store>
    <Content />
  </Store>
)
