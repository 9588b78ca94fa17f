import { exactMinor } from '../../../ground/base/amounts.ts'
import { invalidField, Refusal } from '../../../ground/base/refusal.ts'
import type { ReadVariant } from '../write-v3/sent/read-variants.ts'
import { readVariantFields, type ReadOptions } from '../write-v3/sent/read-variant-data.ts'
import type { SentVariant } from '../write-v3/sent/sent-product.ts'

/** Refuses fields that variants do not share, and a change without any field. */
export const requireVariantChange = (sent: SentVariant): void => {
  const { id, choices, ...changes } = sent
  if (id !== undefined) throw invalidField('variant.id', 'cannot be changed', 'FIELD_NOT_ALLOWED')
  if ((choices ?? []).length > 0) throw invalidField('variant.choices', 'cannot be changed', 'FIELD_NOT_ALLOWED')
  if (changes.mediaIds) throw invalidField('variant.mediaIds', 'is for the media of one product', 'FIELD_NOT_ALLOWED')
  if (Object.keys(changes).length === 0)
    throw invalidField('variant', 'must have a field to change', 'REQUIRED_FIELD', 'EMPTY_FIELD_MASK')
}

const updatePrices = (before: ReadVariant, { price }: SentVariant, currency: string) => {
  const [actual, compareAt] = [price?.actualPrice?.amount, price?.compareAtPrice?.amount]
  const field = 'variant.price'
  const paid =
    actual === undefined
      ? (before.reducedPrice ?? before.price)
      : exactMinor(actual, { field: `${field}.actualPrice.amount`, currency })
  const full =
    compareAt === undefined
      ? Math.max(before.price, paid)
      : exactMinor(compareAt, { field: `${field}.compareAtPrice.amount`, currency })
  if (full < paid) throw new Refusal('COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE')
  const isReduced = compareAt !== undefined || before.reducedPrice !== undefined
  return isReduced && full > paid ? { price: full, reducedPrice: paid } : { price: paid }
}

/** Returns a variant with the sent fields. */
export const updateVariant = (
  before: ReadVariant,
  sent: SentVariant,
  options: Omit<ReadOptions, 'path'>,
): ReadVariant => {
  const { price: _price, reducedPrice: _reducedPrice, ...fields } = before
  return {
    ...fields,
    ...readVariantFields(sent, { ...options, path: 'variant' }),
    ...updatePrices(before, sent, options.currency),
  }
}
