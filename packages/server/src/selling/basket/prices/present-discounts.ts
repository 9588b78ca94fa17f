import type { DiscountHint, DiscountOutcome } from '@vitrine/contract/entities/pricing/discount.ts'
import type { NotApplied, Outcome } from '@vitrine/domain/discount/decide.ts'
import type { AppliedDiscount } from '@vitrine/domain/totals/discount.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import type { MoneyWriter } from '../../../ground/words/money-writer.ts'
import type { PricedBasket } from './priced-basket.ts'

/** Maximum number of hints about discounts within reach. */
const mostHints = 3

const missingOf = ({ notApplied: notGiven }: Outcome): { readonly amount?: Minor; readonly quantity?: number } => {
  if (notGiven?.reason !== 'CONDITION') return {}
  const { missingAmount: amount, missingQuantity: quantity } = notGiven.unmet
  return { ...(amount !== undefined && { amount }), ...(quantity !== undefined && { quantity }) }
}

const presentMissing = ({ amount, quantity }: ReturnType<typeof missingOf>, money: MoneyWriter) => ({
  ...(amount !== undefined && { missingAmount: money.multi(amount) }),
  ...(quantity !== undefined && { missingQuantity: quantity }),
})

/** Presents discounts within reach, nearest first. Leaves out those that do not combine with the current ones. */
export const presentHints = (
  { outcomes, totals }: Pick<PricedBasket, 'outcomes' | 'totals'>,
  money: MoneyWriter,
): { readonly discountHints?: DiscountHint[] } => {
  const hasDiscounts = totals.discounts.some(({ source }) => source !== 'MERCHANT')
  const near = outcomes
    .filter(({ rule }) => rule.source === 'RULE' && (!hasDiscounts || rule.combinesWithRules))
    .map(({ rule, ...outcome }) => ({ rule, missing: missingOf({ rule, ...outcome }) }))
    .filter(({ missing }) => missing.amount !== undefined || missing.quantity !== undefined)
    .toSorted((a, b) => (a.missing.amount ?? 0) - (b.missing.amount ?? 0))
    .slice(0, mostHints)
  if (totals.lines.length === 0 || near.length === 0) return {}
  return {
    discountHints: near.map(({ rule: { id, name, effect }, missing }) => ({
      id,
      name,
      ...presentMissing(missing, money),
      freeDelivery: effect.type === 'FREE_DELIVERY',
    })),
  }
}

const presentReason = (notGiven: NotApplied) => ({
  reason: notGiven.reason,
  ...(notGiven.reason === 'CONDITION' && { condition: notGiven.unmet.type }),
  ...(notGiven.reason === 'NOT_COMBINED' && { notBesideId: notGiven.with }),
})

/** Presents the applied discounts in order, and why the others do not apply. */
export const presentOutcomes = (
  { outcomes, totals }: Pick<PricedBasket, 'outcomes' | 'totals'>,
  money: MoneyWriter,
): DiscountOutcome[] => {
  const place = (outcome: Outcome) => totals.discounts.findIndex(({ id }) => id === outcome.rule.id)
  const amountOf = (applied: AppliedDiscount | undefined) => money.multi(applied?.amount ?? 0)
  const present = (outcome: Outcome): DiscountOutcome => {
    const { id, name, source } = outcome.rule
    if (!outcome.notApplied)
      return { id, name, source, applied: true, amount: amountOf(totals.discounts[place(outcome)]) }
    const missing = presentMissing(missingOf(outcome), money)
    return { id, name, source, applied: false, ...presentReason(outcome.notApplied), ...missing }
  }
  const [given, others] = [
    outcomes.filter(({ notApplied: notGiven }) => !notGiven).toSorted((a, b) => place(a) - place(b)),
    outcomes.filter(({ notApplied: notGiven }) => notGiven),
  ]
  return [...given, ...others].map(present)
}
