import type { Price } from '@vitrine/contract/entities/common.ts'
import { currencyDigits, hasMoreDecimals, toMinor, type Minor } from '@vitrine/domain/money.ts'
import { InvalidRequest, invalidField, type Violation } from './refusal.ts'

/** An amount that a request sends, as text or, in a catalog, as a number. */
type Sent = string | number | undefined

/** What is wrong with an amount that is finer than its currency: it is refused, and never rounded. */
export const decimalViolations = (currency: string, field: string, amount: Sent): Violation[] => {
  const threshold = currencyDigits(currency)
  if (amount === undefined || !hasMoreDecimals(amount, threshold)) return []
  const description = threshold === 0 ? `${currency} has no decimals` : `${currency} has at most ${threshold} decimals`
  return [{ field, description, violatedRule: 'DECIMAL_MAX_SCALE', data: { threshold } }]
}

/** An amount of a request in minor units. */
export const exactMinor = (amount: Sent, { field, currency }: { field: string; currency: string }): Minor => {
  if (amount === undefined) throw invalidField(field, 'must be set', 'REQUIRED_FIELD')
  const violations = decimalViolations(currency, field, amount)
  if (violations.length > 0) throw new InvalidRequest(violations)
  return toMinor(amount, currency)
}

/** The same of a price; nothing where none is sent. */
export const priceToMinor = (
  price: Price | undefined,
  { field, currency }: { field: string; currency: string },
): Minor | undefined =>
  price === undefined ? undefined : exactMinor(price.amount, { field: `${field}.amount`, currency })
