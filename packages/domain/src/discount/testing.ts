import { byPriority, decideDiscounts, prepareRule, type Decision } from './decide.ts'
import type { DiscountableLine, Purchase } from './purchase.ts'
import type { DiscountRule, Usage } from './rule.ts'

export const now = new Date('2026-11-20T12:00:00Z')

export const line = (id: string, price: number, more: Partial<DiscountableLine> = {}): DiscountableLine => ({
  id,
  productId: id,
  collectionIds: [],
  price,
  quantity: 1,
  physical: true,
  ...more,
})

export const rule = (more: Partial<DiscountRule> = {}): DiscountRule => ({
  id: 'rule',
  source: 'RULE',
  name: 'Rule',
  active: true,
  match: 'ALL',
  conditions: [],
  effect: { type: 'PERCENT', percentage: '10' },
  priority: 0,
  combinesWithRules: true,
  combinesWithCodes: true,
  limits: {},
  ...more,
})

interface Sample extends Partial<Purchase> {
  readonly rules?: readonly DiscountRule[]
  readonly coupon?: DiscountRule
  readonly usages?: Readonly<Record<string, Usage>>
}

/** Decides about the discounts of a sample purchase. */
export const decide = ({ rules = [], coupon, usages = {}, ...purchase }: Sample): Decision =>
  decideDiscounts(
    { lines: [], now, storeTime: () => ({ day: 'FRI', minutes: 12 * 60 }), ...purchase },
    {
      rules: byPriority(rules.map(prepareRule)),
      coupon: coupon && prepareRule(coupon),
      usages: new Map(Object.entries(usages)),
    },
  )
