import type { LineDiscount } from '@vitrine/contract/entities/discount.ts'
import type { CouponRefusal } from '@vitrine/domain/coupon/coupon.ts'
import type { NotApplied } from '@vitrine/domain/discount/decide.ts'
import type { MoneyWriter } from '../../../ground/words/money-writer.ts'
import type { PricedBasket } from './priced-basket.ts'
import type { SeenDiscount } from '../record.ts'

type Status = LineDiscount['status']

/** What goes off lines now, to be remembered. */
export const seenOn = ({ totals }: Pick<PricedBasket, 'totals'>): SeenDiscount[] =>
  totals.discounts.flatMap(({ id, name, source, shares }) => {
    const lineIds = totals.lines.filter((_line, index) => shares[index]! > 0).map((line) => line.id)
    if (source === 'MERCHANT' || id === undefined || lineIds.length === 0) return []
    return [{ id, name: name ?? '', source, lineIds }]
  })

/** A record that remembers what its answer shows. */
export const withSeen = <Kept extends { readonly seenDiscounts?: readonly SeenDiscount[] }>(
  { seenDiscounts: _before, ...record }: Kept,
  view: Pick<PricedBasket, 'totals'>,
): Kept => {
  const seen = seenOn(view)
  return { ...record, ...(seen.length > 0 && { seenDiscounts: seen }) } as Kept
}

const statusOfRefusal = (refusal: CouponRefusal | undefined): Status | undefined => {
  if (refusal === 'ERROR_COUPON_EXPIRED') return 'EXPIRED'
  return refusal === 'ERROR_COUPON_USAGE_EXCEEDED' ? 'MAX_USAGE_REACHED' : undefined
}

/** What the owner or other buyers did; what the buyer did themselves needs no telling. */
const statusOf = ({ reason }: NotApplied): Status | undefined => {
  if (reason === 'ENDED' || reason === 'OFF') return 'EXPIRED'
  const isUsedUp = reason === 'USED_UP' || reason === 'USED_UP_BY_CUSTOMER' || reason === 'BUDGET_SPENT'
  return isUsedUp ? 'MAX_USAGE_REACHED' : undefined
}

/** Why a discount that was shown counts no more; nothing where it still does, or where the buyer has changed what they buy. */
const goneStatus = ({ id, source }: SeenDiscount, { outcomes, used, record }: PricedBasket): Status | undefined => {
  if (source === 'COUPON') {
    if (used?.coupon.id === id) return statusOfRefusal(used.refusal)
    return record.couponCode !== undefined && !used ? 'DELETED' : undefined
  }
  const outcome = outcomes.find(({ rule }) => rule.id === id)
  if (!outcome) return 'DELETED'
  return outcome.notApplied && statusOf(outcome.notApplied)
}

/** The discounts of each line: what they take off it, or why one that it had counts no more. */
export const lineDiscountsOf = (view: PricedBasket, money: MoneyWriter): ReadonlyMap<string, LineDiscount[]> => {
  const byLine = new Map<string, LineDiscount[]>()
  const add = (lineId: string, discount: LineDiscount) => byLine.set(lineId, [...(byLine.get(lineId) ?? []), discount])
  for (const { id, name = '', source, shares } of view.totals.discounts) {
    if (source === 'MERCHANT') continue
    view.totals.lines.forEach((line, index) => {
      const { [index]: share = 0 } = shares
      if (share === 0) return
      const amount = money.multi(share)
      add(line.id, { ...(id !== undefined && { id }), name, source, amount, status: 'ACTIVE' })
    })
  }
  for (const seen of view.record.seenDiscounts ?? []) {
    const status = goneStatus(seen, view)
    const { id, name, source } = seen
    if (status) for (const lineId of seen.lineIds) add(lineId, { id, name, source, status })
  }
  return byLine
}
