import { divideExactly, split, sumOf, type Minor } from '../money.ts'
import type { Charge, ChargedTax } from './charges.ts'

/** The part of an invoice item that a credit note reverses. */
export interface Credit {
  readonly id: string
  /** Credited pieces. Zero if an amount is credited. */
  readonly quantity: number
  readonly rate: string
  readonly tax: Minor
  /** The components of the tax, as on the invoice. `undefined` if the invoice lists taxes by rate only. */
  readonly taxes?: readonly ChargedTax[]
  readonly gross: Minor
}

/** Pieces of items (default: all that are left), or an amount. */
export type CreditRequest =
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

/** An invoice item with what is left to credit. */
interface Left {
  readonly charge: Charge
  readonly quantity: number
  readonly tax: Minor
  readonly taxes?: readonly ChargedTax[]
  readonly gross: Minor
}

/** Returns what is left of each tax of an item, or `undefined` if an earlier credit does not list them. */
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

/** Returns the amount of an invoice that can still be credited. */
export const creditableOf = (charges: readonly Charge[], credited: readonly Credit[]): Minor =>
  sumOf(leftOf(charges, credited).map(({ gross }) => gross))

/** Credits an amount of an item with its share of the tax. The last amount takes the rest of the tax. */
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

/** Returns the price of pieces of an item, at most what is left of it. The last piece takes all of that. */
const pricePieces = ({ charge, quantity: pieces, gross }: Left, quantity: number): Minor => {
  if (quantity === pieces) return gross
  const share = divideExactly([String(charge.gross), String(quantity)], [String(charge.quantity)])
  return Math.min(gross, share)
}

/** Decides about a credit note. All credit notes together never exceed the invoice, by item or by tax. */
export const decideCredit = (
  charges: readonly Charge[],
  credited: readonly Credit[],
  request: CreditRequest,
): CreditDecision => {
  const left = leftOf(charges, credited)
  if ('amount' in request) return takeAmount(left, request.amount)
  const credits: Credit[] = []
  for (const { id, quantity } of request.lines) {
    const one = left.find(({ charge }) => charge.id === id)
    if (!one) return { ok: false, code: 'LINE_NOT_ON_INVOICE', id, left: 0 }
    const requestedQuantity = quantity ?? one.quantity
    if (requestedQuantity < 1 || requestedQuantity > one.quantity || credits.some((credit) => credit.id === id)) {
      return { ok: false, code: 'CREDIT_EXCEEDS_INVOICE', id, left: one.quantity }
    }
    credits.push(take(one, { taken: pricePieces(one, requestedQuantity), quantity: requestedQuantity }))
  }
  return { ok: true, credits, total: sumOf(credits.map(({ gross }) => gross)) }
}
