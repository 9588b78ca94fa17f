import { createHash } from 'node:crypto'
import { isElevated, type Caller } from '../../../ground/base/caller.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { saveShown } from '../store.ts'
import type { CheckoutView } from '../view.ts'

/** Every figure of a checkout as short text: alike for views that cost the same in each of them. */
export const pricesOf = ({ checkout, lines, totals, giftCard, due, site }: CheckoutView): string => {
  const { delivery } = totals
  const figures = [
    checkout.id,
    site.currency,
    lines.map(({ line, item }) => [line.id, line.quantity, item.price]),
    totals.lines.map((line) => [line.id, line.total, line.discount, line.taxRatePercent, line.tax]),
    delivery.chosen ? [delivery.chosen.code, delivery.price, delivery.discount, delivery.tax] : null,
    [
      totals.discounts.map(({ source, id = null, amount }) => [source, id, amount]),
      totals.fee,
      totals.isTaxIncluded,
      totals.tax,
      totals.total,
    ],
    giftCard ? [giftCard.id, giftCard.amount] : null,
    due,
  ]
  return createHash('sha256').update(JSON.stringify(figures)).digest('base64url').slice(0, 22)
}

/** Whether an answer goes to the buyer: a key that comes with a shopper's token asks for them. */
const isForBuyer = (caller: Caller): boolean =>
  !isElevated(caller) || (caller.role === 'owner' && caller.actsFor !== undefined)

/** What stands for an answer to this caller, and where it is kept. */
export const shownTo = (caller: Caller, view: CheckoutView) => {
  const digest = pricesOf(view)
  return { digest, shown: isForBuyer(caller) ? { shown_to_buyer: digest } : { shown_to_elevated: digest } }
}

/** Notes what a checkout is about to be answered to cost; answers what stands for it in the answer. */
export const noteShown = async (db: Db, caller: Caller, view: CheckoutView): Promise<string> => {
  const { digest, shown } = shownTo(caller, view)
  await saveShown(db, view.checkout, shown)
  return digest
}

/**
 * Whether what a checkout costs now was agreed to: by the answer that the order names, or else by the last one. Who orders
 * for a buyer may have agreed with them in the shop or on the telephone, so what was last answered to either of them holds.
 */
export const isAgreed = (
  view: CheckoutView,
  { caller, token }: { caller: Caller; token: string | undefined },
): boolean => {
  const { shown_to_buyer: toBuyer, shown_to_elevated: toElevated } = view.checkout
  const digest = pricesOf(view)
  if (token) return token === digest
  return digest === toBuyer || (isElevated(caller) && digest === toElevated)
}
