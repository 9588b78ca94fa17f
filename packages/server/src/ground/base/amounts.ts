import type { Price } from '@vitrine/contract/entities/common.ts'
import { currencyDigits, toMinor, type Minor } from '@vitrine/domain/money.ts'
import { invalidField } from './refusal.ts'

/** An amount of a request in minor units; nothing where none is sent. Finer than the currency is refused. */
export const minorOf = (
  price: Price | undefined,
  { field, currency }: { field: string; currency: string },
): Minor | undefined => {
  if (price === undefined) return undefined
  const { amount } = price
  if (amount === undefined) throw invalidField(`${field}.amount`, 'must be set', 'REQUIRED_FIELD')
  const digits = currencyDigits(currency)
  const finest = amount.split('.')[1]?.replace(/0+$/, '').length ?? 0
  if (finest > digits) {
    throw invalidField(`${field}.amount`, `${currency} has at most ${digits} decimals`, 'DECIMAL_MAX_SCALE')
  }
  return toMinor(amount, currency)
}
