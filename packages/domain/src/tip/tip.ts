import { amountIn, type Charging } from '../currency/charging.ts'
import { percentOf, sumOf, times, toMinor, type Minor } from '../money.ts'

/** A buyer's tip: a percentage, a preset amount, or a custom amount. */
export interface TipChoice {
  readonly tipType: 'PERCENTAGE' | 'AMOUNT' | 'CUSTOM'
  /** Percentage, or amount in the major unit, as decimal text. */
  readonly value: string
  /** The currency in which a custom amount was chosen. */
  readonly currency?: string
}

/** The code of a tip among an order's fees. */
export const tipCode = 'TIP'

export const isTip = ({
  code,
  source,
}: {
  readonly code?: string | undefined
  readonly source?: string | undefined
}): boolean => code === tipCode && source !== 'SERVICE_PLUGIN'

interface TippableLine {
  readonly price: Minor
  readonly quantity: number
  readonly isGiftCard?: boolean
}

/**
 * Returns the subtotal that percentages apply to. `undefined` if the cart has only gift cards, which cannot be tipped.
 */
export const tippableSubtotal = (lines: readonly TippableLine[]): Minor | undefined => {
  const goods = lines.filter(({ isGiftCard }) => !isGiftCard)
  return goods.length === 0 ? undefined : sumOf(goods.map(({ price, quantity }) => times(price, quantity)))
}

/** The currency of a purchase. */
export interface TippedIn {
  readonly currency: string
  readonly charging?: Charging | undefined
}

/**
 * Returns the amount of a tip. Preset amounts are in the store's currency. A custom amount counts only in the currency
 * in which it was chosen.
 */
export const tipAmount = (choice: TipChoice, subtotal: Minor, { currency, charging }: TippedIn): Minor => {
  const { tipType, value } = choice
  switch (tipType) {
    case 'PERCENTAGE':
      return percentOf(subtotal, value)
    case 'AMOUNT':
      return charging ? amountIn(toMinor(value, charging.from), charging) : toMinor(value, currency)
    case 'CUSTOM':
      return (choice.currency ?? currency) === currency ? toMinor(value, currency) : 0
    default:
      return tipType satisfies never
  }
}

/** The tips a store offers. */
export interface TipOffer {
  readonly tipType: 'PERCENTAGE' | 'AMOUNT'
  readonly presets: readonly { readonly value: number; readonly default?: boolean }[]
  readonly allowCustomAmount: boolean
}

/** Returns why a tip is not offered, or `undefined` if it is. No tip is always possible. */
export const refusedChoice = (choice: TipChoice, offer: TipOffer): string | undefined => {
  const value = Number(choice.value)
  if (value === 0) return undefined
  if (choice.tipType === 'CUSTOM') return offer.allowCustomAmount ? undefined : 'an amount of one’s own is not offered'
  if (choice.tipType !== offer.tipType) return `must be ${offer.tipType}`
  if (offer.presets.some((preset) => preset.value === value)) return undefined
  return `must be one of ${offer.presets.map((preset) => preset.value).join(', ')}`
}

/** A staff member with their share of tips. */
export interface TipStaff {
  readonly id: string
  /** An integer. */
  readonly weight: number
}

export type TipSplit = 'EQUAL' | 'PROPORTIONAL'

export interface StaffTip {
  readonly staffId: string
  readonly amount: Minor
}

/**
 * Splits a tip. Everyone gets their whole share, and the rest goes in minor units to the largest remainders, among
 * equals by order. The shares add up to the tip. Empty if there is no staff.
 */
export const shareTip = (tip: Minor, staff: readonly TipStaff[], split: TipSplit): StaffTip[] => {
  const weights = staff.map(({ weight }) => BigInt(split === 'EQUAL' ? 1 : weight))
  const all = weights.reduce((sum, weight) => sum + weight, 0n)
  if (all === 0n) return []
  const whole = weights.map((weight) => (BigInt(tip) * weight) / all)
  const remainders = weights.map((weight, index) => ({ index, rest: (BigInt(tip) * weight) % all }))
  const left = Number(BigInt(tip) - whole.reduce((sum, part) => sum + part, 0n))
  const roundedUp = new Set(
    remainders
      .toSorted((one, other) => (one.rest === other.rest ? one.index - other.index : one.rest > other.rest ? -1 : 1))
      .slice(0, left)
      .map(({ index }) => index),
  )
  return staff.map(({ id }, index) => ({ staffId: id, amount: Number(whole[index]!) + (roundedUp.has(index) ? 1 : 0) }))
}

/** Returns what staff keep of a tip after a partial refund, deducted in proportion to their shares. */
export const remainingTips = (shares: readonly StaffTip[], tip: Minor, refunded: Minor): StaffTip[] => {
  const distributed = shares.reduce((sum, { amount }) => sum + amount, 0)
  // Undistributed parts are refunded first.
  const owed = Math.max(0, Math.min(refunded, tip) - Math.max(0, tip - distributed))
  const refunds = shareTip(
    owed,
    shares.map(({ amount }, index) => ({ id: String(index), weight: amount })),
    'PROPORTIONAL',
  )
  return shares.map(({ staffId, amount }, index) => ({ staffId, amount: amount - (refunds[index]?.amount ?? 0) }))
}
