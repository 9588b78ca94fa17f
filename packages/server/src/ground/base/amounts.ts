import type { Price } from '@vitrine/contract/entities/common.ts'
import { currencyDigits, toMinor, type Minor } from '@vitrine/domain/money.ts'
import { invalidField } from './refusal.ts'

/** An amount of a request in minor units: finer than the currency is refused, and never rounded. */
export const exactMinor = (
  amount: string | undefined,
  { field, currency }: { field: string; currency: string },
): Minor => {
  if (amount === undefined) throw invalidField(field, 'must be set', 'REQUIRED_FIELD')
  const digits = currencyDigits(currency)
  const finest = amount.split('.')[1]?.replace(/0+$/, '').length ?? 0
  if (finest > digits) throw invalidField(field, `${currency} has at most ${digits} decimals`, 'DECIMAL_MAX_SCALE')
  return toMinor(amount, currency)
}

/** The same of a price; nothing where none is sent. */
export const minorOf = (
  price: Price | undefined,
  { field, currency }: { field: string; currency: string },
): Minor | undefined =>
  price === undefined ? undefined : exactMinor(price.amount, { field: `${field}.amount`, currency })
