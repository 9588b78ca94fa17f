import { amountIn, priceIn, type Charging } from '../currency/charging.ts'
import { percentOf, shareOf, split, sumOf, times, type Minor } from '../money.ts'
import { matcherOf, type DiscountableLine, type LineMatcher } from './purchase.ts'
import { coversAllItems, type ItemScopes } from './scope.ts'

/** A percentage or amount off each item, or a fixed price per item. */
type StepReduction = { readonly percentage: string } | { readonly amountEach: Minor } | { readonly priceEach: Minor }

/** A reduction from a minimum quantity. */
export interface QuantityStep {
  readonly from: number
  readonly reduction: StepReduction
}

/** What a rule gives. Without scopes it applies to all items. */
export type Effect =
  | { readonly type: 'PERCENT'; readonly percentage: string; readonly scopes?: ItemScopes }
  /** Off the items together. */
  | { readonly type: 'AMOUNT'; readonly amount: Minor; readonly scopes?: ItemScopes }
  | { readonly type: 'AMOUNT_EACH'; readonly amount: Minor; readonly scopes?: ItemScopes }
  | { readonly type: 'FIXED_PRICE'; readonly price: Minor; readonly scopes?: ItemScopes }
  /** Each set of this many items costs this price. */
  | { readonly type: 'BUNDLE'; readonly quantity: number; readonly price: Minor; readonly scopes?: ItemScopes }
  | {
      readonly type: 'BUY_X_GET_Y'
      readonly buyQuantity: number
      readonly getQuantity: number
      /** Percentage off the items one gets: `"100"` makes them free. */
      readonly percentage: string
      /** Maximum number of times per purchase. Default: unlimited. */
      readonly most?: number
      /** The items to buy. */
      readonly scopes?: ItemScopes
      /** The items to get. Default: the same items. */
      readonly getScopes?: ItemScopes
    }
  | { readonly type: 'QUANTITY_STEPS'; readonly steps: readonly QuantityStep[]; readonly scopes?: ItemScopes }
  | { readonly type: 'FREE_DELIVERY'; readonly scopes?: ItemScopes }

/** What a discount applies to: the whole order, some items, or delivery. */
export type DiscountScope = 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING'

export const discountScope = (effect: Effect): DiscountScope => {
  if (effect.type === 'FREE_DELIVERY') return 'SHIPPING'
  const isOfTheWhole = effect.type === 'PERCENT' || effect.type === 'AMOUNT'
  return isOfTheWhole && coversAllItems(effect.scopes) ? 'GLOBAL' : 'SPECIFIC_ITEMS'
}

/** Returns what is taken off each line, at most what earlier discounts have left of it. */
type TakeOff = (lines: readonly DiscountableLine[], left: readonly Minor[]) => readonly Minor[]

/** An effect with its scopes resolved: which lines it applies to, and what it takes off. */
export interface PreparedEffect {
  readonly appliesTo: LineMatcher
  readonly takeOff: TakeOff
}

const nothing: TakeOff = (lines) => lines.map(() => 0)

const leftOfMatching = (
  lines: readonly DiscountableLine[],
  left: readonly Minor[],
  matches: LineMatcher,
): readonly Minor[] => lines.map((line, index) => (matches(line) ? left[index]! : 0))

const takePercent =
  (percentage: string, matches: LineMatcher): TakeOff =>
  (lines, left) => {
    const weights = leftOfMatching(lines, left, matches)
    return split(percentOf(sumOf(weights), percentage), weights)
  }

const takeAmount =
  (amount: Minor, matches: LineMatcher): TakeOff =>
  (lines, left) => {
    const weights = leftOfMatching(lines, left, matches)
    return split(Math.min(amount, sumOf(weights)), weights)
  }

const takeEach =
  (amount: Minor, matches: LineMatcher): TakeOff =>
  (lines, left) =>
    lines.map((line, index) => (matches(line) ? Math.min(times(amount, line.quantity), left[index]!) : 0))

const takeToPrice =
  (price: Minor, matches: LineMatcher): TakeOff =>
  (lines, left) =>
    lines.map((line, index) => (matches(line) ? Math.max(left[index]! - times(price, line.quantity), 0) : 0))

/** Indexes of the matching lines, sorted by what is left of the price of one piece. */
const sorted = (
  lines: readonly DiscountableLine[],
  left: readonly Minor[],
  { matches, by }: { matches: LineMatcher; by: 'mostExpensive' | 'cheapest' },
): readonly number[] => {
  const each = (index: number) => left[index]! / lines[index]!.quantity
  const indexes = lines.flatMap((line, index) => (matches(line) ? [index] : []))
  return indexes.toSorted((a, b) => (by === 'mostExpensive' ? each(b) - each(a) : each(a) - each(b)))
}

/** Bundles the most expensive items first, as long as a set costs more than the bundle price. */
const takeBundles =
  ({ quantity, price }: { quantity: number; price: Minor }, matches: LineMatcher): TakeOff =>
  (lines, left) => {
    const order = sorted(lines, left, { matches, by: 'mostExpensive' })
    const used = lines.map(() => 0)
    let [sets, missing, cost] = [0, quantity, 0]
    /** The pieces of an incomplete set, by line. */
    let open: [number, number][] = []
    for (const index of order) {
      const each = left[index]! / lines[index]!.quantity
      const count = Math.min(lines[index]!.quantity, missing)
      open.push([index, count])
      cost += each * count
      missing -= count
      if (missing > 0) continue
      if (cost <= price) break
      for (const [of, pieces] of open) used[of]! += pieces
      sets += 1
      const remaining = lines[index]!.quantity - count
      if (each * quantity <= price) break
      const whole = Math.floor(remaining / quantity)
      used[index]! += whole * quantity
      sets += whole
      const rest = remaining - whole * quantity
      missing = quantity - rest
      cost = each * rest
      open = [[index, rest]]
    }
    return settle(lines, left, { used, sets, price })
  }

/** Returns the difference between what the used pieces cost now and the price of their sets, split among the lines. */
const settle = (
  lines: readonly DiscountableLine[],
  left: readonly Minor[],
  { used, sets, price }: { used: readonly number[]; sets: number; price: Minor },
): readonly Minor[] => {
  const costs = lines.map(({ quantity }, index) => shareOf(left[index]!, used[index]!, quantity))
  return split(sumOf(costs) - times(price, sets), costs)
}

/** How many times x bought and y free pieces fit: some lines can only be bought, some only be free, some either. */
const timesFitting = (
  { buyQuantity: x, getQuantity: y, most = Infinity }: Extract<Effect, { type: 'BUY_X_GET_Y' }>,
  { buys, gets, both }: { buys: number; gets: number; both: number },
): number =>
  Math.min(
    Math.floor((buys + both) / x),
    Math.floor((gets + both) / y),
    Math.floor((buys + gets + both) / (x + y)),
    most,
  )

/** Reduces the cheapest matching pieces, leaving enough to buy. */
const applyBuyXGetY =
  (effect: Extract<Effect, { type: 'BUY_X_GET_Y' }>, isBought: LineMatcher): TakeOff =>
  (lines, left) => {
    const isGot = effect.getScopes ? matcherOf(effect.getScopes) : isBought
    const count = (matches: LineMatcher) => lines.reduce((sum, line) => sum + (matches(line) ? line.quantity : 0), 0)
    const buys = count((line) => isBought(line) && !isGot(line))
    const both = count((line) => isBought(line) && isGot(line))
    const gets = count((line) => isGot(line) && !isBought(line))
    const fitting = timesFitting(effect, { buys, gets, both })
    const reductions = lines.map(() => 0)
    let wanted = fitting * effect.getQuantity
    let spare = buys + both - fitting * effect.buyQuantity
    for (const index of sorted(lines, left, { matches: isGot, by: 'cheapest' })) {
      const line = lines[index]!
      const taken = Math.min(line.quantity, wanted, isBought(line) ? spare : Infinity)
      if (isBought(line)) spare -= taken
      wanted -= taken
      reductions[index] = percentOf(shareOf(left[index]!, taken, line.quantity), effect.percentage)
    }
    return reductions
  }

const takeStep = (reduction: StepReduction, matches: LineMatcher): TakeOff => {
  if ('percentage' in reduction) return takePercent(reduction.percentage, matches)
  if ('amountEach' in reduction) return takeEach(reduction.amountEach, matches)
  return takeToPrice(reduction.priceEach, matches)
}

/** Applies the highest step that the items together reach. */
const takeSteps = (steps: readonly QuantityStep[], matches: LineMatcher): TakeOff => {
  const ready = steps
    .toSorted((a, b) => b.from - a.from)
    .map(({ from, reduction }) => ({ from, takeOff: takeStep(reduction, matches) }))
  return (lines, left) => {
    const quantity = lines.reduce((sum, line) => sum + (matches(line) ? line.quantity : 0), 0)
    const { takeOff = nothing } = ready.find(({ from }) => quantity >= from) ?? {}
    return takeOff(lines, left)
  }
}

/** Prepares an effect for use on many purchases. */
export const prepareEffect = (effect: Effect): PreparedEffect => {
  const appliesTo = matcherOf(effect.scopes)
  switch (effect.type) {
    case 'PERCENT':
      return { appliesTo, takeOff: takePercent(effect.percentage, appliesTo) }
    case 'AMOUNT':
      return { appliesTo, takeOff: takeAmount(effect.amount, appliesTo) }
    case 'AMOUNT_EACH':
      return { appliesTo, takeOff: takeEach(effect.amount, appliesTo) }
    case 'FIXED_PRICE':
      return { appliesTo, takeOff: takeToPrice(effect.price, appliesTo) }
    case 'BUNDLE':
      return { appliesTo, takeOff: takeBundles(effect, appliesTo) }
    case 'BUY_X_GET_Y':
      return { appliesTo, takeOff: applyBuyXGetY(effect, appliesTo) }
    case 'QUANTITY_STEPS':
      return { appliesTo, takeOff: takeSteps(effect.steps, appliesTo) }
    case 'FREE_DELIVERY':
      return { appliesTo, takeOff: nothing }
    default:
      return effect satisfies never
  }
}

const stepIn = (reduction: StepReduction, charging: Charging): StepReduction => {
  if ('amountEach' in reduction) return { amountEach: amountIn(reduction.amountEach, charging) }
  if ('priceEach' in reduction) return { priceEach: priceIn(reduction.priceEach, charging) }
  return reduction
}

/** Converts an effect to the currency a buyer pays in. */
export const effectIn = (effect: Effect, charging: Charging): Effect => {
  switch (effect.type) {
    case 'AMOUNT':
    case 'AMOUNT_EACH':
      return { ...effect, amount: amountIn(effect.amount, charging) }
    case 'FIXED_PRICE':
    case 'BUNDLE':
      return { ...effect, price: priceIn(effect.price, charging) }
    case 'QUANTITY_STEPS':
      return {
        ...effect,
        steps: effect.steps.map(({ from, reduction }) => ({ from, reduction: stepIn(reduction, charging) })),
      }
    case 'PERCENT':
    case 'BUY_X_GET_Y':
    case 'FREE_DELIVERY':
      return effect
    default:
      return effect satisfies never
  }
}
