import { createHash } from 'node:crypto'
import { isElevated, type Caller } from '../../../ground/base/caller.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { saveShown } from '../../basket/api.ts'
import type { CheckoutView } from '../../presentation/api.ts'

/** Returns a digest of all amounts of a checkout, equal for views with equal prices. */
const pricesOf = ({ checkout, lines, totals, giftCard, due, site }: CheckoutView): string => {
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

/** Whether the response is for the buyer, which includes keys used with a shopper's token. */
const isForBuyer = (caller: Caller): boolean =>
  !isElevated(caller) || (caller.role === 'owner' && caller.actsFor !== undefined)

/** Returns the digest of the prices shown to the caller, and the column to store it in. */
export const shownTo = (caller: Caller, view: CheckoutView) => {
  const digest = pricesOf(view)
  return { digest, shown: isForBuyer(caller) ? { shown_to_buyer: digest } : { shown_to_elevated: digest } }
}

/** Stores the digest of the prices about to be shown, and returns it. */
export const noteShown = async (db: Db, caller: Caller, view: CheckoutView): Promise<string> => {
  const { digest, shown } = shownTo(caller, view)
  await saveShown(db, view.checkout, shown)
  return digest
}

/**
 * Whether the current prices were agreed to: those of the response named by the order, or else of the last response. A
 * caller who orders for a buyer may rely on what was last shown to either of them.
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
