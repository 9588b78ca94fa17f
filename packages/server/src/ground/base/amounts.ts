import type { Price } from '@vitrine/contract/entities/common.ts'
import { currencyDigits, hasMoreDecimals, toMinor, type Minor } from '@vitrine/domain/money.ts'
import { InvalidRequest, invalidField, type Violation } from './refusal.ts'

/** An amount in a request: text or, in the catalog, a number. */
type Sent = string | number | undefined

/** Returns a violation if the amount has more decimals than its currency. Amounts are never rounded. */
export const decimalViolations = (currency: string, field: string, amount: Sent): Violation[] => {
  const threshold = currencyDigits(currency)
  if (amount === undefined || !hasMoreDecimals(amount, threshold)) return []
  const description = threshold === 0 ? `${currency} has no decimals` : `${currency} has at most ${threshold} decimals`
  return [{ field, description, violatedRule: 'DECIMAL_MAX_SCALE', data: { threshold } }]
}

/** Converts a required amount of a request to minor units. */
export const exactMinor = (amount: Sent, { field, currency }: { field: string; currency: string }): Minor => {
  if (amount === undefined) throw invalidField(field, 'must be set', 'REQUIRED_FIELD')
  const violations = decimalViolations(currency, field, amount)
  if (violations.length > 0) throw new InvalidRequest(violations)
  return toMinor(amount, currency)
}

/** Converts a price to minor units; returns `undefined` if it is absent. */
export const priceToMinor = (
  price: Price | undefined,
  { field, currency }: { field: string; currency: string },
): Minor | undefined =>
  price === undefined ? undefined : exactMinor(price.amount, { field: `${field}.amount`, currency })
