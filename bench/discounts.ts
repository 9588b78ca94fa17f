/**
 * Cost of discounts: the calculator with baskets of ten lines and ten matching rules, and with fifty rules of which few
 * match; with and without totals, compared with the totals alone. Single-core times.
 */
import { byPriority, decideDiscounts, prepareRule, type PreparedRule } from '@vitrine/domain/discount/decide.ts'
import type { DiscountRule } from '@vitrine/domain/discount/rule.ts'
import type { Effect } from '@vitrine/domain/discount/effects.ts'
import { computeTotals, type PricedLine } from '@vitrine/domain/totals/totals.ts'
import { median, report } from './measure/report.ts'

const baskets = 20_000
const rounds = 7
const now = new Date('2026-11-20T12:00:00Z')

type Line = PricedLine & { readonly productId: string }

const linesOf = (seed: number, count: number): Line[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `line-${index}`,
    productId: `product-${(seed * 7 + index * 3) % 100}`,
    price: 500 + ((seed * 131 + index * 977) % 9000),
    fullPrice: 10_000,
    quantity: 1 + ((seed + index) % 4),
    weight: 0.5,
    physical: true,
    collectionIds: [`collection-${index % 5}`, 'all'],
  }))

const effects: readonly Effect[] = [
  { type: 'PERCENT', percentage: '5', scopes: [{ id: 's', collectionIds: ['collection-1'] }] },
  { type: 'AMOUNT', amount: 300 },
  { type: 'AMOUNT_EACH', amount: 20 },
  { type: 'BUNDLE', quantity: 3, price: 2000, scopes: [{ id: 's', collectionIds: ['collection-2', 'collection-3'] }] },
  { type: 'BUY_X_GET_Y', buyQuantity: 3, getQuantity: 1, percentage: '50' },
  {
    type: 'QUANTITY_STEPS',
    steps: [
      { from: 5, reduction: { percentage: '2' } },
      { from: 10, reduction: { percentage: '4' } },
    ],
  },
  { type: 'PERCENT', percentage: '3' },
  { type: 'FIXED_PRICE', price: 4000, scopes: [{ id: 's', productIds: ['product-3', 'product-9'] }] },
  { type: 'FREE_DELIVERY' },
  { type: 'PERCENT', percentage: '1.5' },
]

const rule = (index: number, more: Partial<DiscountRule>): DiscountRule => ({
  id: `rule-${index}`,
  source: 'RULE',
  name: `Rule ${index}`,
  active: true,
  match: 'ALL',
  conditions: [{ type: 'SUBTOTAL', from: 1000 }],
  effect: effects[index % effects.length]!,
  priority: index % 7,
  combinesWithRules: true,
  combinesWithCodes: true,
  limits: {},
  ...more,
})

const prepare = (rules: readonly DiscountRule[]) => byPriority(rules.map(prepareRule))
const ten = prepare(Array.from({ length: 10 }, (_, index) => rule(index, {})))
const fifty = prepare(
  Array.from({ length: 50 }, (_, index) =>
    rule(index, index % 10 === 0 ? {} : { conditions: [{ type: 'SUBTOTAL', from: 10_000_000 }] }),
  ),
)

const tax = { calculation: 'MANUAL_RATE' as const, isIncluded: true, defaultGroupId: 'goods', rates: { goods: '19' } }
const noUsages = new Map()

const total = (lines: readonly Line[], rules: readonly PreparedRule[] | undefined): number => {
  const purchase = { lines, now, storeTime: () => ({ day: 'FRI' as const, minutes: 720 }) }
  const discounts = rules ? decideDiscounts(purchase, { rules, usages: noUsages }).discounts : []
  return computeTotals({ lines, discounts, tax, offered: [] }).total
}

const decide = (lines: readonly Line[], rules: readonly PreparedRule[]): number =>
  decideDiscounts({ lines, now, storeTime: () => ({ day: 'FRI' as const, minutes: 720 }) }, { rules, usages: noUsages })
    .discounts.length

/** Returns microseconds per basket. */
const measure = (lineCount: number, work: (lines: readonly Line[]) => number): number => {
  const all = Array.from({ length: 200 }, (_, seed) => linesOf(seed, lineCount))
  const once = () => {
    const before = process.cpuUsage()
    for (let index = 0; index < baskets; index += 1) work(all[index % all.length]!)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / baskets
  }
  once()
  return median(Array.from({ length: rounds }, once))
}

const cases: readonly (readonly [string, number, readonly PreparedRule[], number])[] = [
  ['10 lines, 10 rules', 10, ten, 50],
  ['20 lines, 50 rules of which 5 apply', 20, fifty, 100],
]
for (const [name, lineCount, rules, limit] of cases) {
  const baseline = measure(lineCount, (lines) => total(lines, undefined))
  const found = { baseline, against: 'totals without discounts', unit: 'µs a basket' }
  const alone = measure(lineCount, (lines) => decide(lines, rules))
  report({ ...found, name: `discounts alone: ${name}`, ours: alone, limit: { ours: limit } })
  const both = measure(lineCount, (lines) => total(lines, rules))
  report({ ...found, name: `discounts and totals: ${name}`, ours: both, limit: { ours: 2 * limit } })
}
