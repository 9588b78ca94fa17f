import { Button, DateTime, EmptyState, Link, Stack } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'
import { AccountLayout, type AccountData, type HoldingKind } from '../account-layout.tsx'
import { Heading } from '../part.tsx'

/** A booking, ticket or subscription, as plain data. */
export interface Holding {
  readonly id: string
  readonly name: string
  readonly details: string
  /** When it takes place, if known. */
  readonly date?: string
  readonly quantity: number
  readonly orderId: string
  readonly orderNumber: string
}

export interface HoldingsData extends AccountData {
  readonly kind: HoldingKind
  readonly holdings: readonly Holding[]
  readonly shopHref: string
}

const orderHref = ({ orderId }: Holding): string =>
  `/hosted/account/orders/detail?${new URLSearchParams({ id: orderId })}`

const HoldingCard = ({ holding }: { holding: Holding }) => {
  const words = useWords()
  const { name, details, date, quantity, orderNumber } = holding
  return (
    <li className="grid gap-1 rounded-md border border-line p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <bdi className="font-medium">{name}</bdi>
        {date !== undefined && <DateTime value={date} show="date-time" />}
      </p>
      {(details !== '' || quantity > 1) && (
        <p className="text-sm text-muted">
          <bdi>{details}</bdi> {quantity > 1 && words.quantity(quantity)}
        </p>
      )}
      <p className="text-sm">
        <Link href={orderHref(holding)}>{words.orderTitle(orderNumber)}</Link>
      </p>
    </li>
  )
}

/** Lists a member's bookings, tickets or subscriptions. */
export const HoldingsPage = ({ kind, holdings, shopHref, ...account }: HoldingsData) => {
  const words = useWords()
  return (
    <AccountLayout {...account}>
      <Stack gap="lg">
        <Heading title={words[kind]} />
        {holdings.length === 0 ? (
          <EmptyState
            title={words.noHoldings[kind]}
            level={3}
            actions={<Button href={shopHref}>{words.backToStore}</Button>}
          >
            {words.noHoldingsHint[kind]}
          </EmptyState>
        ) : (
          <ul className="grid list-none gap-3 p-0" aria-label={words[kind]}>
            {holdings.map((holding) => (
              <HoldingCard key={`${holding.orderId} ${holding.id}`} holding={holding} />
            ))}
          </ul>
        )}
      </Stack>
    </AccountLayout>
  )
}
