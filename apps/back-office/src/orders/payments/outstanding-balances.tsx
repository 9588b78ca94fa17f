import type { Order } from '@vitrine/client'
import { Alert, Badge, Link, type BadgeProps } from '@vitrine/ui'
import { ConfirmButton } from '../../confirm/confirm-button.tsx'
import { CopyButton } from '../../page/copy-field.tsx'
import { Section } from '../../page/section.tsx'
import { shop } from '../../first-shop.ts'
import { Day } from '../../clock/day.tsx'
import { words } from '../../words/first.ts'

const { remainders: texts, savedMethods } = words

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
  if (status === 'ON_HOLD') return texts.held
  if (declineReason !== undefined) return texts.declined(texts.reasons[declineReason] ?? declineReason)
  return chargesCard && card ? texts.willCharge(savedMethods.card(card.brand, card.lastFourDigits)) : texts.byLink
}

const Actions = ({ order, remainder }: { order: Order; remainder: Remainder }) => {
  const { dueDate, balance, chargesCard, card, paymentUrl } = remainder
  const id = order.id ?? ''
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {paymentUrl !== undefined && (
        <CopyButton value={paymentUrl} size="small" aria-label={`${words.paymentRequests.copyLink}: ${texts.title}`} />
      )}
      {(chargesCard || card) && (
        <ConfirmButton
          button={{ size: 'small' }}
          title={texts.chargeTitle(balance.formattedAmount ?? '')}
          hint={texts.chargeHint}
          confirm={texts.charge}
          variant="primary"
          done={texts.charged}
          act={() => shop.purchaseTerms.chargeRemainder(id, { dueDate })}
        />
      )}
      <ConfirmButton
        button={{ size: 'small' }}
        title={texts.sendTitle}
        hint={texts.sendHint(order.buyerInfo.email ?? '')}
        confirm={texts.send}
        variant="primary"
        done={texts.sent}
        act={() => shop.purchaseTerms.sendRemainder(id, { dueDate })}
      />
    </div>
  )
}

/** Outstanding balances of an order with a deposit or by invoice: due dates and actions. */
export const OutstandingBalances = ({ order, remainders }: { order: Order; remainders: Remainders }) => {
  if (remainders.length === 0) return null
  const isInvoice = remainders.every(({ dueDate }) => dueDate === order.company?.dueDate)
  return (
    <Section title={isInvoice ? texts.invoiceTitle : texts.title}>
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
                  {texts.states[status]}
                </Badge>
              </span>
              <span className="block text-sm text-muted">
                {texts.due} <Day day={dueDate} />
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
export const OverdueBalances = ({ overdue: { remainders, total } }: { overdue: Overdue }) => (
  <Alert tone="caution" title={texts.overdue(total)}>
    <p>{texts.overdueHint}</p>
    <ul className="mt-2 grid list-none gap-1 p-0">
      {remainders.map(({ orderId, orderNumber, balance }) => (
        <li key={orderId}>
          <Link href={`/orders/${orderId}`}>{texts.overdueLine(orderNumber, balance.formattedAmount ?? '')}</Link>
        </li>
      ))}
    </ul>
  </Alert>
)
