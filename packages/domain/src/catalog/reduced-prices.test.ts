import { expect, test } from 'vitest'
import {
  defaultVariantId,
  findVariant,
  onlyVariantId,
  productPrices,
  variantPrices,
  type OfferedProduct,
} from './product.ts'

const variant = { id: 'v', choices: {}, visible: true }

test.each([
  ['the price', { price: 1000 }, 1000],
  ['the reduced price', { price: 1000, reducedPrice: 700 }, 700],
  ['the discount', { price: 1000, discount: { type: 'PERCENT', percent: '10' } as const }, 900],
])('a product is sold at %s', (_title, product, paid) => {
  expect(productPrices(product)).toEqual({ full: 1000, paid })
  expect(variantPrices(product, variant)).toEqual({ full: 1000, paid })
})

test('a variant with a price of its own does not take the reduced price of its product', () => {
  const product = { price: 1000, reducedPrice: 700 }
  expect(variantPrices(product, { ...variant, price: 1200 })).toEqual({ full: 1200, paid: 1200 })
  expect(variantPrices(product, { ...variant, price: 1200, reducedPrice: 1100 })).toEqual({ full: 1200, paid: 1100 })
})

test('the only variant of a product has an ID in each version of the catalog', () => {
  const productId = '1f0e2a3b-4c5d-4e6f-8a7b-9c0d1e2f3a4b'
  const product = {
    productType: 'physical',
    price: 1000,
    options: [],
    variants: [],
    media: [],
  } satisfies OfferedProduct
  const found = (variantId: string) => findVariant(productId, product, { options: { variantId } })?.id
  expect(defaultVariantId(productId)).toBe('1f0e2a3b-4c5d-8e6f-8a7b-9c0d1e2f3a4b')
  expect(found(defaultVariantId(productId))).toBe(onlyVariantId)
  expect(found(onlyVariantId)).toBe(onlyVariantId)
  expect(found(productId)).toBeUndefined()
})
