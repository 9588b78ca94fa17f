import type { RequestRefusal } from '@vitrine/domain/returns/returnable.ts'
import type { NotWithdrawable } from '@vitrine/domain/returns/withdrawal.ts'
import type { ReturnRefusal } from '@vitrine/domain/returns/states.ts'
import type { SentLine } from '@vitrine/domain/order/fulfillment/fulfillment.ts'
import { invalidField, Refusal, refusalFor, invalidBecause, outOfBounds } from '../../ground/base/refusal.ts'

const withdrawalReasons: Readonly<Record<NotWithdrawable, string>> = {
  NOT_IN_EU: 'belongs to an order without an address in the EU: there is no right of withdrawal',
  NOT_A_CONSUMER: 'was ordered for a company: only consumers have the right of withdrawal',
  ORDER_CANCELED: 'belongs to an order that was canceled',
  EXCLUDED: 'has no right of withdrawal',
  NOTHING_LEFT: 'was already withdrawn from, returned or refunded',
  PERIOD_OVER: 'can no longer be withdrawn from: the period is over',
}

type Line = Extract<RequestRefusal, { code: 'NOT_RETURNABLE' }>
type Withdrawn = Extract<RequestRefusal<NotWithdrawable>, { code: 'NOT_RETURNABLE' }>

/** Refuses a line of a return request, and names its field. */
export const refuseLines = (refusal: RequestRefusal, lines: readonly SentLine[]): Error =>
  refuseFields(refusal, lines, ({ id: lineItemId, reason }: Line) =>
    refusalFor('NOT_RETURNABLE', reason, { data: { lineItemId } }),
  )

/** Refuses a line of a withdrawal, and names its field. */
export const refuseWithdrawal = (refusal: RequestRefusal<NotWithdrawable>, lines: readonly SentLine[]): Error =>
  refuseFields(
    refusal,
    lines,
    ({ id: lineItemId, reason }: Withdrawn) =>
      new Refusal('NOT_WITHDRAWABLE', `This item ${withdrawalReasons[reason]}.`, { lineItemId, reason }),
  )

const refuseFields = <Reason extends string>(
  refusal: RequestRefusal<Reason>,
  lines: readonly SentLine[],
  refuseLine: (refusal: Extract<RequestRefusal<Reason>, { code: 'NOT_RETURNABLE' }>) => Error,
): Error => {
  if (refusal.code === 'NO_ITEMS') return invalidField('items', 'must contain at least one item', 'MIN_SIZE')
  const index = lines.findIndex(({ id }) => id === refusal.id)
  if (refusal.code === 'LINE_ITEM_NOT_FOUND')
    return invalidField(`items[${index}].lineItemId`, 'is not an item of this order')
  if (refusal.code === 'LISTED_TWICE')
    return invalidBecause(`items[${index}].lineItemId`, 'LISTED_TWICE', { description: 'must be named once' })
  if (refusal.code === 'TOO_MANY') {
    return outOfBounds(`items[${index}].quantity`, {
      rule: 'MAX',
      threshold: refusal.left,
      description: `must be at most ${refusal.left}`,
    })
  }
  return refuseLine(refusal)
}

/** Refuses a step that the status of a return does not allow. */
export const refuseState = (code: ReturnRefusal): Refusal => refusalFor('ILLEGAL_STATE', `RETURN_${code}`)
