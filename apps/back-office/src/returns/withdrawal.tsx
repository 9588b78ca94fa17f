import type { OrderReturn } from '@vitrine/client'
import { Alert, Badge } from '@vitrine/ui'
import { words } from '../words/words.ts'
import type { Refundability } from './settlement-summary.ts'

const { withdrawal: texts } = words.returns

/** Marks a return as a withdrawal under EU law. */
export const WithdrawalBadge = ({ kind }: Pick<OrderReturn, 'kind'>) =>
  kind === 'WITHDRAWAL' ? <Badge tone="accent">{texts.badge}</Badge> : null

/** Reason of a returned item, and the quantity that was never shipped. */
export const reasonOf = ({ reason, unsentQuantity }: OrderReturn['items'][number]): string[] => [
  ...(reason === undefined ? [] : [words.returns.reasons[reason]]),
  ...(unsentQuantity === undefined ? [] : [texts.unsent(unsentQuantity)]),
]

/** Whether a withdrawal covers the rest of an order. Then delivery is refunded as well. */
export const isLast = ({ kind, received = [] }: OrderReturn, { lineItems }: Refundability): boolean =>
  kind === 'WITHDRAWAL' &&
  lineItems.every(
    ({ lineItemId: id, availableRefundQuantity: left }) =>
      (received.find(({ lineItemId }) => lineItemId === id)?.quantity ?? 0) >= left,
  )

const isOpen = ({ status }: OrderReturn): boolean => status === 'APPROVED' || status === 'RECEIVED'

/** What the store has to do about an open withdrawal. */
export const WithdrawalNote = ({ orderReturn: one }: { orderReturn: OrderReturn }) => {
  if (one.kind !== 'WITHDRAWAL' || !isOpen(one)) return null
  const unsent = one.items.reduce((count, { unsentQuantity = 0 }) => count + unsentQuantity, 0)
  return (
    <div className="mb-3">
      <Alert tone={unsent > 0 ? 'caution' : 'info'} title={unsent > 0 ? texts.stopTitle(unsent) : texts.title}>
        {one.status === 'RECEIVED' ? texts.refundNow : texts.waitForItems}
      </Alert>
    </div>
  )
}

/** The withdrawal statement of the customer. */
export const statementRows = ({ withdrawal }: OrderReturn) =>
  withdrawal
    ? [
        { label: texts.name, value: withdrawal.name },
        { label: texts.email, value: withdrawal.email },
      ]
    : []
