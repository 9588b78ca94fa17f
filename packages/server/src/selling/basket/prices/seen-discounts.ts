import type { LineDiscount } from '@vitrine/contract/entities/pricing/discount.ts'
import type { CouponRefusal } from '@vitrine/domain/coupon/coupon.ts'
import type { NotApplied } from '@vitrine/domain/discount/decide.ts'
import type { MoneyWriter } from '../../../ground/words/money-writer.ts'
import type { PricedBasket } from './priced-basket.ts'
import type { SeenDiscount } from '../record.ts'

type Status = LineDiscount['status']

/** Lists the discounts that currently apply to lines. */
const seenOn = ({ totals }: Pick<PricedBasket, 'totals'>): SeenDiscount[] =>
  totals.discounts.flatMap(({ id, name, source, shares }) => {
    const lineIds = totals.lines.filter((_line, index) => shares[index]! > 0).map((line) => line.id)
    if (source === 'MERCHANT' || id === undefined || lineIds.length === 0) return []
    return [{ id, name: name ?? '', source, lineIds }]
  })

/** Saves the discounts that the response shows. */
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

/** Status for changes by the owner or by other buyers. Changes by the buyer are not reported. */
const statusOf = ({ reason }: NotApplied): Status | undefined => {
  if (reason === 'ENDED' || reason === 'OFF') return 'EXPIRED'
  const isUsedUp = reason === 'USED_UP' || reason === 'USED_UP_BY_CUSTOMER' || reason === 'BUDGET_SPENT'
  return isUsedUp ? 'MAX_USAGE_REACHED' : undefined
}

/** Returns why a shown discount no longer applies; `undefined` if it does, or if the buyer's own change removed it. */
const endedStatus = ({ id, source }: SeenDiscount, { outcomes, used, record }: PricedBasket): Status | undefined => {
  if (source === 'COUPON') {
    if (used?.coupon.id === id) return statusOfRefusal(used.refusal)
    return record.couponCode !== undefined && !used ? 'DELETED' : undefined
  }
  const outcome = outcomes.find(({ rule }) => rule.id === id)
  if (!outcome) return 'DELETED'
  return outcome.notApplied && statusOf(outcome.notApplied)
}

/** Lists the discounts of each line: active ones with amounts, and shown ones that no longer apply with a status. */
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
    const status = endedStatus(seen, view)
    const { id, name, source } = seen
    if (status) for (const lineId of seen.lineIds) add(lineId, { id, name, source, status })
  }
  return byLine
}
