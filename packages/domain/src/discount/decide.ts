import { sumOf, times, type Minor } from '../money.ts'
import type { Discount } from '../totals/discount.ts'
import { checkOfRule, type Check, type Unmet } from './conditions.ts'
import { prepareEffect, type PreparedEffect } from './effects.ts'
import type { DiscountableLine, Purchase } from './purchase.ts'
import { discountScope } from './effects.ts'
import { limitsOf, ruleStatus, type DiscountRule, type Limits, type Usage } from './rule.ts'

/** Why a discount is not applied. */
export type NotApplied =
  | { readonly reason: 'OFF' | 'NOT_STARTED' | 'ENDED' | 'USED_UP' | 'USED_UP_BY_CUSTOMER' | 'BUDGET_SPENT' }
  | { readonly reason: 'CONDITION'; readonly unmet: Unmet }
  /** It has no items to apply to, or takes nothing off. */
  | { readonly reason: 'NO_ITEMS' | 'TAKES_NOTHING' }
  /** It does not combine with another discount that applies. */
  | { readonly reason: 'NOT_COMBINED'; readonly with: string }

export type Outcome =
  | { readonly rule: DiscountRule; readonly given: Minor; readonly notApplied?: undefined }
  | { readonly rule: DiscountRule; readonly notApplied: NotApplied }

/** The discounts to apply, in order, and the outcome of every discount considered. */
export interface Decision {
  readonly discounts: readonly Discount[]
  readonly outcomes: readonly Outcome[]
}

/** A rule with everything precomputed that depends on the rule alone. */
export interface PreparedRule {
  readonly rule: DiscountRule
  readonly limits: Limits
  readonly check: Check
  readonly effect: PreparedEffect
  readonly step: number
}

const steps = { SPECIFIC_ITEMS: 0, GLOBAL: 1, SHIPPING: 2 } as const

export const prepareRule = (rule: DiscountRule): PreparedRule => ({
  rule,
  limits: limitsOf(rule),
  check: checkOfRule(rule),
  effect: prepareEffect(rule.effect),
  step: steps[discountScope(rule.effect)],
})

/** Sorts by descending priority. Equal priorities keep their order of creation, in which rules are listed. */
export const byPriority = (rules: readonly PreparedRule[]): readonly PreparedRule[] =>
  rules.toSorted((a, b) => b.rule.priority - a.rule.priority)

const timeOf = (rule: DiscountRule, now: Date): NotApplied | undefined => {
  if (!rule.active) return { reason: 'OFF' }
  const status = ruleStatus(rule, now)
  if (status === 'LIVE') return undefined
  return { reason: status === 'PENDING' ? 'NOT_STARTED' : 'ENDED' }
}

const overLimit = ({ uses, perCustomer, budget }: Limits, usage: Usage | undefined): NotApplied | undefined => {
  if (!usage) return undefined
  if (uses !== undefined && usage.uses >= uses) return { reason: 'USED_UP' }
  if (budget !== undefined && usage.given >= budget) return { reason: 'BUDGET_SPENT' }
  const isUsedUp = perCustomer !== undefined && (usage.byCustomer ?? 0) >= perCustomer
  return isUsedUp ? { reason: 'USED_UP_BY_CUSTOMER' } : undefined
}

/** Returns why a rule does not apply, regardless of other rules. */
const ineligibility = (
  { rule, limits, check, effect }: PreparedRule,
  purchase: Purchase,
  usage: Usage | undefined,
): NotApplied | undefined => {
  const early = timeOf(rule, purchase.now) ?? overLimit(limits, usage)
  if (early) return early
  const unmet = check(purchase)
  if (unmet) return { reason: 'CONDITION', unmet }
  const isDelivery = rule.effect.type === 'FREE_DELIVERY' && rule.source === 'RULE'
  const hasItems = purchase.lines.some((line) => effect.appliesTo(line) && (!isDelivery || line.physical))
  return hasItems ? undefined : { reason: 'NO_ITEMS' }
}

const combinesWith = ({ rule: a }: PreparedRule, { rule: b }: PreparedRule): boolean => {
  if (a.excludes?.includes(b.id) || b.excludes?.includes(a.id)) return false
  const combines = (one: DiscountRule, other: DiscountRule) =>
    other.source === 'COUPON' ? one.combinesWithCodes : one.combinesWithRules
  return combines(a, b) && combines(b, a)
}

interface Chosen {
  readonly chosen: readonly PreparedRule[]
  readonly refused: ReadonlyMap<PreparedRule, NotApplied>
}

/** Chooses a code first, since the buyer entered it, then by priority each rule that combines with those before it. */
const choose = (candidates: readonly PreparedRule[]): Chosen => {
  const chosen: PreparedRule[] = []
  const refused = new Map<PreparedRule, NotApplied>()
  for (const candidate of candidates) {
    const other = chosen.find((one) => !combinesWith(one, candidate))
    if (other) refused.set(candidate, { reason: 'NOT_COMBINED', with: other.rule.id })
    else chosen.push(candidate)
  }
  return { chosen, refused }
}

interface AppliedRule {
  readonly prepared: PreparedRule
  readonly reductions: readonly Minor[]
  readonly amount: Minor
}

/** Applies item discounts first, then order discounts, then delivery, each to what the previous ones have left. */
const applyAll = (chosen: readonly PreparedRule[], { lines }: Purchase): readonly AppliedRule[] => {
  let left: readonly Minor[] = lines.map(({ price, quantity }) => times(price, quantity))
  return chosen
    .toSorted((a, b) => a.step - b.step)
    .map((prepared) => {
      const reductions = prepared.effect.takeOff(lines, left)
      left = left.map((amount, index) => amount - reductions[index]!)
      return { prepared, reductions, amount: sumOf(reductions) }
    })
}

const overBudget = ({ limits: { budget } }: PreparedRule, amount: Minor, usage: Usage | undefined): boolean =>
  budget !== undefined && (usage?.given ?? 0) + amount > budget

/**
 * Returns why a discount does not apply after its amount is known. A code that takes nothing off stays, so that the
 * buyer sees it was accepted.
 */
const refusedWhenApplied = (
  { prepared, amount }: AppliedRule,
  usages: ReadonlyMap<string, Usage>,
): NotApplied | undefined => {
  const { rule } = prepared
  if (overBudget(prepared, amount, usages.get(rule.id))) return { reason: 'BUDGET_SPENT' }
  const isNothing = amount === 0 && rule.source === 'RULE' && rule.effect.type !== 'FREE_DELIVERY'
  return isNothing ? { reason: 'TAKES_NOTHING' } : undefined
}

const sharesById = (lines: readonly DiscountableLine[], reductions: readonly Minor[]): Record<string, Minor> => {
  const shares: Record<string, Minor> = {}
  lines.forEach(({ id }, index) => (shares[id] = reductions[index]!))
  return shares
}

const discountOf = ({ prepared: { rule }, reductions, amount }: AppliedRule, { lines }: Purchase): Discount => ({
  source: rule.source,
  id: rule.id,
  name: rule.name,
  scope: discountScope(rule.effect),
  reductions: [],
  ...(amount > 0 && { shares: sharesById(lines, reductions) }),
  ...(rule.effect.type === 'FREE_DELIVERY' && { freeDelivery: true }),
})

interface Candidates {
  /** Sorted by priority. */
  readonly rules: readonly PreparedRule[]
  readonly coupon?: PreparedRule | undefined
  /** Usage by rule ID, for rules with limits. */
  readonly usages: ReadonlyMap<string, Usage>
}

/**
 * Decides which discounts a purchase gets. Rules whose conditions are met are chosen by priority and applied to items,
 * then the order, then delivery. A rule that takes nothing off or exceeds its budget is dropped, so that others can
 * apply.
 */
export const decideDiscounts = (purchase: Purchase, { rules, coupon, usages }: Candidates): Decision => {
  const all = coupon ? [coupon, ...rules] : rules
  const refused = new Map<PreparedRule, NotApplied>()
  for (const one of all) {
    const notApplied = ineligibility(one, purchase, usages.get(one.rule.id))
    if (notApplied) refused.set(one, notApplied)
  }
  for (;;) {
    const choice = choose(all.filter((one) => !refused.has(one)))
    const applied = applyAll(choice.chosen, purchase)
    const dropped = applied.find((one) => refusedWhenApplied(one, usages))
    if (!dropped)
      return {
        discounts: applied.map((one) => discountOf(one, purchase)),
        outcomes: outcomesOf(all, applied, [refused, choice.refused]),
      }
    refused.set(dropped.prepared, refusedWhenApplied(dropped, usages)!)
  }
}

const outcomesOf = (
  all: readonly PreparedRule[],
  applied: readonly AppliedRule[],
  refusals: readonly ReadonlyMap<PreparedRule, NotApplied>[],
): readonly Outcome[] =>
  all.map((one): Outcome => {
    const notApplied = refusals.map((map) => map.get(one)).find((found) => found !== undefined)
    if (notApplied) return { rule: one.rule, notApplied }
    return { rule: one.rule, given: applied.find(({ prepared }) => prepared === one)!.amount }
  })
