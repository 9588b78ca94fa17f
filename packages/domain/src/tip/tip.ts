import { amountIn, type Charging } from '../currency/charging.ts'
import { percentOf, sumOf, times, toMinor, type Minor } from '../money.ts'

/** What a buyer adds to what they pay: a share of it, an amount that is offered, or one of their own. */
export interface TipChoice {
  readonly tipType: 'PERCENTAGE' | 'AMOUNT' | 'CUSTOM'
  /** Per cent, or an amount in the major unit, as decimal text. */
  readonly value: string
  /** Of an amount of the buyer's own, in which they were buying then. */
  readonly currency?: string
}

/** How a fee of an order that is a tip is known. */
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

/** What percentages of a tip are taken of; nothing where gift cards alone are bought, for which nobody is tipped. */
export const tippableSubtotal = (lines: readonly TippableLine[]): Minor | undefined => {
  const goods = lines.filter(({ isGiftCard }) => !isGiftCard)
  return goods.length === 0 ? undefined : sumOf(goods.map(({ price, quantity }) => times(price, quantity)))
}

/** In what a purchase is paid. */
export interface TippedIn {
  readonly currency: string
  readonly charging?: Charging | undefined
}

/**
 * What a choice comes to, of what the items cost. An amount that is offered is one of the store's currency; one of the
 * buyer's own is nothing in another currency than it was chosen in.
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

/** What a store offers. */
export interface TipOffer {
  readonly tipType: 'PERCENTAGE' | 'AMOUNT'
  readonly presets: readonly { readonly value: number; readonly default?: boolean }[]
  readonly allowCustomAmount: boolean
}

/** Why a choice is none that the store offers; nothing where it is one. No tip can always be chosen. */
export const refusedChoice = (choice: TipChoice, offer: TipOffer): string | undefined => {
  const value = Number(choice.value)
  if (value === 0) return undefined
  if (choice.tipType === 'CUSTOM') return offer.allowCustomAmount ? undefined : 'an amount of one’s own is not offered'
  if (choice.tipType !== offer.tipType) return `must be ${offer.tipType}`
  if (offer.presets.some((preset) => preset.value === value)) return undefined
  return `must be one of ${offer.presets.map((preset) => preset.value).join(', ')}`
}

/** Who shares tips, with a share in proportion. */
export interface TipStaff {
  readonly id: string
  /** A whole number. */
  readonly weight: number
}

export type TipSplit = 'EQUAL' | 'PROPORTIONAL'

export interface StaffTip {
  readonly staffId: string
  readonly amount: Minor
}

/**
 * Shares a tip: everyone gets what is wholly theirs, and what is left goes, one minor unit each, to those with the largest
 * remainders; of equals, to whoever stands first. The parts add up to the tip; nobody gets anything where nobody shares.
 */
export const shareTip = (tip: Minor, staff: readonly TipStaff[], split: TipSplit): StaffTip[] => {
  const weights = staff.map(({ weight }) => BigInt(split === 'EQUAL' ? 1 : weight))
  const all = weights.reduce((sum, weight) => sum + weight, 0n)
  if (all === 0n) return []
  const whole = weights.map((weight) => (BigInt(tip) * weight) / all)
  const remainders = weights.map((weight, index) => ({ index, rest: (BigInt(tip) * weight) % all }))
  const left = Number(BigInt(tip) - whole.reduce((sum, part) => sum + part, 0n))
  const lucky = new Set(
    remainders
      .toSorted((one, other) => (one.rest === other.rest ? one.index - other.index : one.rest > other.rest ? -1 : 1))
      .slice(0, left)
      .map(({ index }) => index),
  )
  return staff.map(({ id }, index) => ({ staffId: id, amount: Number(whole[index]!) + (lucky.has(index) ? 1 : 0) }))
}

/** What staff keep of a tip of which a part was given back: each gives back in proportion to what they got. */
export const keptTips = (shares: readonly StaffTip[], tip: Minor, refunded: Minor): StaffTip[] => {
  const distributed = shares.reduce((sum, { amount }) => sum + amount, 0)
  // What nobody has been given is given back first.
  const owed = Math.max(0, Math.min(refunded, tip) - Math.max(0, tip - distributed))
  const back = shareTip(
    owed,
    shares.map(({ amount }, index) => ({ id: String(index), weight: amount })),
    'PROPORTIONAL',
  )
  return shares.map(({ staffId, amount }, index) => ({ staffId, amount: amount - (back[index]?.amount ?? 0) }))
}
