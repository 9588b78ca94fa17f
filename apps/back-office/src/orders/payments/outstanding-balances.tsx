import type { Order } from '@vitrine/client'
import { Alert, Badge, Link, type BadgeProps } from '@vitrine/ui'
import { AskButton } from '../../confirm/confirm-button.tsx'
import { CopyButton } from '../../page/copy-field.tsx'
import { Section } from '../../page/section.tsx'
import { shop } from '../../shop.ts'
import { Day } from '../../clock/day.tsx'
import { words } from '../../words/en.ts'

const { remainders: said, savedMethods } = words

export type Remainders = Awaited<ReturnType<typeof shop.purchaseTerms.listRemainders>>
type Remainder = Remainders[number]
type Overdue = Awaited<ReturnType<typeof shop.purchaseTerms.listOverdueRemainders>>

const tones: Record<Remainder['status'], BadgeProps['tone']> = {
  UPCOMING: 'neutral',
  DUE: 'caution',
  OVERDUE: 'critical',
  PAID: 'positive',
  ON_HOLD: 'caution',
  CANCELED: 'neutral',
}

/** Describes what happens automatically. */
const noteOf = ({ status, chargesCard, card, declineReason }: Remainder): string | undefined => {
  if (status === 'PAID' || status === 'CANCELED') return undefined
  if (status === 'ON_HOLD') return said.held
  if (declineReason !== undefined) return said.declined(said.reasons[declineReason] ?? declineReason)
  return chargesCard && card ? said.willCharge(savedMethods.card(card.brand, card.lastFourDigits)) : said.byLink
}

const Actions = ({ order, remainder }: { order: Order; remainder: Remainder }) => {
  const { dueDate, balance, chargesCard, card, paymentUrl } = remainder
  const id = order.id ?? ''
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {paymentUrl !== undefined && (
        <CopyButton value={paymentUrl} size="small" aria-label={`${words.paymentRequests.copyLink}: ${said.title}`} />
      )}
      {(chargesCard || card) && (
        <AskButton
          button={{ size: 'small' }}
          title={said.chargeTitle(balance.formattedAmount ?? '')}
          hint={said.chargeHint}
          confirm={said.charge}
          variant="primary"
          done={said.charged}
          act={() => shop.purchaseTerms.chargeRemainder(id, { dueDate })}
        />
      )}
      <AskButton
        button={{ size: 'small' }}
        title={said.sendTitle}
        hint={said.sendHint(order.buyerInfo.email ?? '')}
        confirm={said.send}
        variant="primary"
        done={said.sent}
        act={() => shop.purchaseTerms.sendRemainder(id, { dueDate })}
      />
    </div>
  )
}

/** Outstanding balances of an order with a deposit: due dates and actions. */
export const OrderRemainders = ({ order, remainders }: { order: Order; remainders: Remainders }) => {
  if (remainders.length === 0) return null
  return (
    <Section title={said.title}>
      <ul className="grid list-none gap-4 p-0">
        {remainders.map((remainder) => {
          const { dueDate, amount, balance, status } = remainder
          const isOpen = status !== 'PAID' && status !== 'CANCELED'
          const note = noteOf(remainder)
          return (
            <li key={dueDate}>
              <span className="flex flex-wrap items-center gap-2">
                {isOpen ? balance.formattedAmount : amount.formattedAmount}
                <Badge tone={tones[status]} dot>
                  {said.states[status]}
                </Badge>
              </span>
              <span className="block text-sm text-muted">
                {said.due} <Day day={dueDate} />
              </span>
              {note !== undefined && <span className="block text-sm text-muted">{note}</span>}
              {isOpen && order.status === 'APPROVED' && <Actions order={order} remainder={remainder} />}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** Orders with an overdue balance. */
export const OverdueRemainders = ({ overdue: { remainders, total } }: { overdue: Overdue }) => (
  <Alert tone="caution" title={said.overdue(total)}>
    <p>{said.overdueHint}</p>
    <ul className="mt-2 grid list-none gap-1 p-0">
      {remainders.map(({ orderId, orderNumber, balance }) => (
        <li key={orderId}>
          <Link href={`/orders/${orderId}`}>{said.overdueLine(orderNumber, balance.formattedAmount ?? '')}</Link>
        </li>
      ))}
    </ul>
  </Alert>
)
