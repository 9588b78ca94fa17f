import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ProductRecord } from '../catalog/product.ts'
import { sumOf, times } from '../money.ts'
import type { Stock } from '../stock/stock.ts'
import type { Discount } from '../totals/discount.ts'
import { computeTotals, type PricedLine } from '../totals/totals.ts'
import { partId } from './bundle.ts'
import { componentStatus, stockOfBundle, type ComponentProduct } from './component.ts'
import { foldTotals } from './fold-totals.ts'
import { sharePrice } from './share-price.ts'

const component = fc.record({
  quantity: fc.integer({ min: 1, max: 100 }),
  price: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100_000_000 })),
})
const components = fc.array(component, { minLength: 1, maxLength: 20 })
const price = fc.integer({ min: 0, max: 1_000_000_000 })

describe('the price of a bundle', () => {
  test('is divided by the prices of its components', () => {
    const shares = sharePrice(3000, [
      { quantity: 1, price: 2000 },
      { quantity: 2, price: 1000 },
    ])
    expect(shares).toEqual([
      { index: 0, quantity: 1, price: 1500 },
      { index: 1, quantity: 2, price: 750 },
    ])
    expect(sharePrice(1000, [{ quantity: 3, price: 500 }])).toEqual([
      { index: 0, quantity: 1, price: 334 },
      { index: 0, quantity: 2, price: 333 },
    ])
    expect(
      sharePrice(
        5,
        [0, 0].map(() => ({ quantity: 1, price: 0 })),
      ),
    ).toEqual([
      { index: 0, quantity: 1, price: 3 },
      { index: 1, quantity: 1, price: 2 },
    ])
  })

  test('adds up to the cent, with all pieces and at most one component at two prices', () => {
    fc.assert(
      fc.property(price, components, (whole, all) => {
        const shares = sharePrice(whole, all)
        expect(sumOf(shares.map((share) => times(share.price, share.quantity)))).toBe(whole)
        for (const [index, { quantity }] of all.entries()) {
          const pieces = shares.filter((share) => share.index === index)
          expect(pieces.reduce((sum, share) => sum + share.quantity, 0)).toBe(quantity)
        }
        expect(shares.length).toBeLessThanOrEqual(all.length + 1)
        expect(shares.every((share) => share.price >= 0)).toBe(true)
      }),
    )
  })
})

const discount: fc.Arbitrary<Discount> = fc.oneof(
  fc.nat(100).map((share) => ({ source: 'COUPON' as const, reductions: [{ percentage: String(share) }] })),
  fc.nat(1_000_000).map((amount) => ({
    source: 'COUPON' as const,
    reductions: [amount],
    lineIds: new Set(['set']),
  })),
  fc.nat(1_000_000).map((amount) => ({ source: 'RULE' as const, reductions: [], shares: { set: amount, other: 3 } })),
)
const rates = ['0', '7', '19']

test('any discount takes the same off the parts of a bundle as off the bundle, and folding adds up all amounts', () => {
  const input = fc.record({
    whole: fc.integer({ min: 0, max: 5_000_000 }),
    all: fc.array(component, { minLength: 1, maxLength: 5 }),
    discounts: fc.array(discount, { maxLength: 3 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    isIncluded: fc.boolean(),
  })
  fc.assert(
    fc.property(input, ({ whole, all, discounts, quantity, isIncluded }) => {
      const line = { fullPrice: 0, weight: 0, physical: true, collectionIds: [] }
      const other = { ...line, id: 'other', quantity: 1, price: 999 }
      const tax = { isIncluded, rates: {}, defaultGroupId: 'usual' } as never
      const parts = sharePrice(whole, all).map(({ index, ...share }, at): PricedLine => ({
        ...line,
        id: `part${at}`,
        bundleLineId: 'set',
        price: share.price,
        quantity: share.quantity * quantity,
        taxRatePercent: rates[index % 3],
      }))
      const set = { ...line, id: 'set', price: whole, quantity, taxRatePercent: '0' }
      const asOne = computeTotals({ lines: [set, { ...other, taxRatePercent: '0' }], discounts, tax })
      const divided = computeTotals({ lines: [...parts, { ...other, taxRatePercent: '0' }], discounts, tax })
      const folded = foldTotals(divided, (id) => (id === 'other' ? id : 'set'))
      expect(folded.lines.map(({ id }) => id)).toEqual(['set', 'other'])
      const off = ({ lines }: typeof asOne) => sumOf(lines.map((one) => one.discount))
      expect(off(folded)).toBe(off(asOne))
      expect(folded.subtotal).toBe(asOne.subtotal)
      const [first] = folded.lines
      expect(first!.totalBeforeDiscount).toBe(times(whole, quantity))
      expect(first!.total).toBe(first!.totalBeforeDiscount - first!.discount)
      expect(first!.tax).toBe(sumOf(first!.taxParts.map((part) => part.tax)))
      for (const part of first!.taxParts) expect(part.untaxable ?? 0).toBeLessThanOrEqual(first!.totalBeforeTax)
      expect(sumOf(folded.lines.map(({ totalAfterTax }) => totalAfterTax))).toBe(folded.total)
      for (const { shares, amount } of folded.discounts) expect(sumOf(shares)).toBe(amount)
    }),
  )
})

const counted = (quantity: number): Stock => ({ tracked: true, quantity })
const product = (stock: Stock, record: Partial<ProductRecord> = {}, visible = true): ComponentProduct => ({
  visible,
  stockOf: () => stock,
  record: { productType: 'physical', price: 100, options: [], variants: [], media: [], ...record },
})
const variants = ['a', 'b'].map((id) => ({ id, choices: { Size: id }, visible: true }))

describe('the stock of a bundle', () => {
  const of = (all: Readonly<Record<string, ComponentProduct>>, ...needs: (readonly [string, number])[]) =>
    stockOfBundle(
      { components: needs.map(([productId, quantity], index) => ({ id: String(index), productId, quantity })) },
      (id) => all[id],
    )
  const goods = {
    mug: product(counted(5)),
    plate: product(counted(4)),
    card: product({ tracked: false, inStock: true }),
    none: product(counted(0)),
    soon: product({ ...counted(0), preorder: { remaining: 7, message: 'In May', expectedDate: '2026-05-04' } }),
    later: product({ ...counted(0), preorder: { remaining: 9, expectedDate: '2026-06-01' } }),
    someday: product({ ...counted(0), preorder: { remaining: 9 } }),
  }
  test.each<[string, Stock, ...(readonly [string, number])[]]>([
    ['is the least of its components', counted(2), ['mug', 1], ['plate', 2], ['card', 1]],
    ['counts pieces of the same product together', counted(1), ['mug', 2], ['mug', 2]],
    ['is not tracked if none of them is', { tracked: false, inStock: true }, ['card', 3]],
    ['is none without one of them', counted(0), ['mug', 1], ['none', 1]],
    ['is none if a product was deleted', counted(0), ['mug', 1], ['unknown', 1]],
    [
      'can be preordered as far as the others are in stock',
      { ...counted(0), preorder: { remaining: 3, message: 'In May', expectedDate: '2026-05-04' } },
      ['mug', 1],
      ['soon', 2],
    ],
    [
      'ships when the last of them is expected',
      { ...counted(0), preorder: { remaining: 7, message: 'In May', expectedDate: '2026-06-01' } },
      ['soon', 1],
      ['later', 1],
    ],
    [
      'has no day if one of them has none',
      { ...counted(0), preorder: { remaining: 7, message: 'In May' } },
      ['soon', 1],
      ['someday', 1],
    ],
  ])('%s', (_title, expected, ...needs) => {
    expect(of(goods, ...needs)).toEqual(expected)
  })

  test('is that of the variant of which there is most, until the buyer chooses', () => {
    const shirt: ComponentProduct = {
      ...product(counted(0), { variants }),
      stockOf: (id) => counted(id === 'a' ? 1 : 6),
    }
    expect(of({ shirt }, ['shirt', 2])).toEqual(counted(3))
  })
})

test('tells why a component cannot be sold', () => {
  const one = { id: '1', productId: 'p', quantity: 2 }
  const status = (found: ComponentProduct | undefined, variantId?: string) =>
    componentStatus({ ...one, ...(variantId !== undefined && { variantId }) }, found)
  expect(status(product(counted(2)))).toBe('AVAILABLE')
  expect(status(product(counted(1)))).toBe('OUT_OF_STOCK')
  expect(status(product(counted(2), {}, false))).toBe('HIDDEN')
  expect(status(product(counted(2), { variants: variants.map((each) => ({ ...each, visible: false })) }))).toBe(
    'HIDDEN',
  )
  expect(status(undefined)).toBe('DELETED')
  expect(status(product(counted(2), { variants }), 'c')).toBe('VARIANT_MISSING')
  expect(status(product(counted(2), { giftCard: true }))).toBe('NOT_ALLOWED')
  expect(status(product(counted(2), { bundle: { components: [one] } }))).toBe('NOT_ALLOWED')
})

test('gives parts of a line different IDs of the same form', () => {
  const id = '0f9a1c52-7b1e-4c3d-9a77-5f0c7d1e2b3a'
  const ids = Array.from({ length: 21 }, (_, index) => partId(id, index))
  expect(new Set([id, ...ids]).size).toBe(22)
  expect(ids[20]).toBe('0f9a1c52-7b1e-8014-9a77-5f0c7d1e2b3a')
})
