import type { NotReturnable, RequestRefusal } from '@vitrine/domain/returns/returnable.ts'
import type { NotWithdrawable } from '@vitrine/domain/returns/withdrawal.ts'
import type { ReturnRefusal } from '@vitrine/domain/returns/states.ts'
import type { SentLine } from '@vitrine/domain/order/fulfillment/fulfillment.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'

const reasons: Readonly<Record<NotReturnable, string>> = {
  NOT_SENT: 'has not been sent yet',
  ALL_RETURNED: 'was already returned or refunded',
  WINDOW_OVER: 'can no longer be returned: the return window is over',
  DIGITAL: 'is digital and cannot be returned',
  GIFT_CARD: 'is a gift card and cannot be returned',
  ORDER_CANCELED: 'belongs to an order that was canceled',
  RETURNS_OFF: 'cannot be returned: this store takes no returns',
}

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
  refuseFields(
    refusal,
    lines,
    ({ id: lineItemId, reason }: Line) =>
      new Refusal('NOT_RETURNABLE', `This item ${reasons[reason]}.`, { lineItemId, reason }),
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
  if (refusal.code === 'LISTED_TWICE') return invalidField(`items[${index}].lineItemId`, 'must be named once')
  if (refusal.code === 'TOO_MANY') {
    return invalidField(`items[${index}].quantity`, `must be at most ${refusal.left}`, 'MAX')
  }
  return refuseLine(refusal)
}

const states: Readonly<Record<ReturnRefusal, string>> = {
  IS_REQUESTED: 'This return has not been approved yet.',
  IS_APPROVED: 'Nothing of this return has been received yet.',
  IS_DECLINED: 'This return was declined.',
  IS_CANCELED: 'This return was canceled.',
  IS_RECEIVED: 'This return was received; it can be settled.',
  IS_SETTLED: 'This return is settled.',
}

/** Refuses a step that the status of a return does not allow. */
export const refuseState = (code: ReturnRefusal): Refusal => new Refusal('ILLEGAL_STATE', states[code])
