import { divideExactly, split, sumOf, type Minor } from '../money.ts'
import type { Charge, ChargedTax } from './charges.ts'

/** What a credit note takes back of one part of an invoice. */
export interface Credit {
  readonly id: string
  /** Pieces that are taken back; none where an amount is. */
  readonly quantity: number
  readonly rate: string
  readonly tax: Minor
  /** What the tax is made of, as on the invoice; nothing where that tells it by rate alone. */
  readonly taxes?: readonly ChargedTax[]
  readonly gross: Minor
}

/** Pieces of some parts (all that are left unless told), or an amount of the whole. */
export type CreditAsked =
  | { readonly lines: readonly { readonly id: string; readonly quantity?: number }[] }
  | { readonly amount: Minor }

export type CreditDecision =
  | { readonly ok: true; readonly credits: readonly Credit[]; readonly total: Minor }
  | {
      readonly ok: false
      readonly code: 'LINE_NOT_ON_INVOICE' | 'CREDIT_EXCEEDS_INVOICE'
      readonly id?: string
      readonly left: number
    }

/** A part of an invoice with what is left of it. */
interface Left {
  readonly charge: Charge
  readonly quantity: number
  readonly tax: Minor
  readonly taxes?: readonly ChargedTax[]
  readonly gross: Minor
}

/** What is left of each of the taxes of a charge; nothing where an earlier credit did not tell of them. */
const taxesLeft = ({ taxes }: Charge, before: readonly Credit[]): readonly ChargedTax[] | undefined => {
  if (!taxes || before.some((credit) => credit.taxes?.length !== taxes.length)) return undefined
  return taxes.map((one, index) => ({
    ...one,
    tax: one.tax - sumOf(before.map((credit) => credit.taxes![index]!.tax)),
  }))
}

const leftOf = (charges: readonly Charge[], credited: readonly Credit[]): Left[] => {
  return charges.map((charge) => {
    const before = credited.filter(({ id }) => id === charge.id)
    const taxes = taxesLeft(charge, before)
    return {
      charge,
      ...(taxes && { taxes }),
      quantity: charge.quantity - before.reduce((sum, { quantity }) => sum + quantity, 0),
      tax: charge.tax - sumOf(before.map(({ tax }) => tax)),
      gross: charge.gross - sumOf(before.map(({ gross }) => gross)),
    }
  })
}

/** What is left to be credited of an invoice. */
export const creditableOf = (charges: readonly Charge[], credited: readonly Credit[]): Minor =>
  sumOf(leftOf(charges, credited).map(({ gross }) => gross))

/** So much of what is left of a part, with its share of the tax: with the last of it goes the last of the tax. */
const take = (left: Left, { taken, quantity }: { taken: Minor; quantity: number }): Credit => {
  const { charge, gross } = left
  const tax = taken === gross ? left.tax : divideExactly([String(taken), String(left.tax)], [String(gross)])
  const shares = split(tax, left.taxes?.map((one) => Math.max(0, one.tax)) ?? [])
  return {
    id: charge.id,
    quantity,
    rate: charge.rate,
    gross: taken,
    tax,
    ...(left.taxes && { taxes: left.taxes.map((one, index) => ({ ...one, tax: shares[index]! })) }),
  }
}

const takeAmount = (left: readonly Left[], amount: Minor): CreditDecision => {
  const whole = sumOf(left.map(({ gross }) => gross))
  if (amount > whole) return { ok: false, code: 'CREDIT_EXCEEDS_INVOICE', left: whole }
  const shares = split(
    amount,
    left.map(({ gross }) => Math.max(0, gross)),
  )
  const credits = left.flatMap((one, index) =>
    shares[index] === 0 ? [] : [take(one, { taken: shares[index]!, quantity: 0 })],
  )
  return { ok: true, credits, total: amount }
}

/** What so many pieces of a part cost, and never more than is left of it: all of that goes with the last piece. */
const pricePieces = ({ charge, quantity: pieces, gross }: Left, quantity: number): Minor => {
  if (quantity === pieces) return gross
  const share = divideExactly([String(charge.gross), String(quantity)], [String(charge.quantity)])
  return Math.min(gross, share)
}

/**
 * What a credit note takes back of an invoice, of which others may have taken back something before: together never more
 * than the invoice had, neither of a line nor of its tax.
 */
export const decideCredit = (
  charges: readonly Charge[],
  credited: readonly Credit[],
  asked: CreditAsked,
): CreditDecision => {
  const left = leftOf(charges, credited)
  if ('amount' in asked) return takeAmount(left, asked.amount)
  const credits: Credit[] = []
  for (const { id, quantity } of asked.lines) {
    const one = left.find(({ charge }) => charge.id === id)
    if (!one) return { ok: false, code: 'LINE_NOT_ON_INVOICE', id, left: 0 }
    const wanted = quantity ?? one.quantity
    if (wanted < 1 || wanted > one.quantity || credits.some((credit) => credit.id === id)) {
      return { ok: false, code: 'CREDIT_EXCEEDS_INVOICE', id, left: one.quantity }
    }
    credits.push(take(one, { taken: pricePieces(one, wanted), quantity: wanted }))
  }
  return { ok: true, credits, total: sumOf(credits.map(({ gross }) => gross)) }
}
