import fc from 'fast-check'
import { expect, test } from 'vitest'
import { onlyVariantId, type OptionRecord, type ProductRecord, type VariantRecord } from './product.ts'
import { adjusted, countVariants, rebuildVariants, stockOfNewVariants } from './variants.ts'

const option = (name: string, ...choices: string[]): OptionRecord => ({
  type: 'drop_down',
  name,
  choices: choices.map((description) => ({ value: description, description })),
})
const ids = () => {
  let count = 0
  return () => `new-${(count += 1)}`
}
const small: VariantRecord = { id: 's', choices: { Size: 'S' }, price: 900, sku: 'S-1', visible: true }
const large: VariantRecord = { id: 'l', choices: { Size: 'L' }, weight: 2, visible: false }

test('keeps price, weight and SKU of other variants when a choice is added', () => {
  const variants = rebuildVariants([option('Size', 'S', 'M', 'L')], [small, large], ids())
  expect(variants).toEqual([small, { id: 'new-1', choices: { Size: 'M' }, visible: true }, large])
})

test('splits variants when an option is added: the first keeps ID and stock, all keep the price', () => {
  const variants = rebuildVariants([option('Size', 'S'), option('Colour', 'Ink', 'Sage')], [small], ids())
  expect(variants).toEqual([
    { ...small, choices: { Size: 'S', Colour: 'Ink' } },
    { ...small, id: 'new-1', choices: { Size: 'S', Colour: 'Sage' } },
  ])
})

test('keeps the first variant of each choice when an option is removed', () => {
  const before = rebuildVariants([option('Size', 'S', 'L'), option('Colour', 'Ink', 'Sage')], [], ids())
  const after = rebuildVariants([option('Colour', 'Ink', 'Sage')], before, ids())
  expect(after.map(({ id }) => id)).toEqual(['new-1', 'new-2'])
})

test('creates one variant per combination, with unique IDs', () => {
  const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 3 }), names, names, (options, one, other) => {
      const newId = ids()
      const before = rebuildVariants(
        options.map((name) => option(name, ...one)),
        [],
        newId,
      )
      const made = options.map((name) => option(name, ...other))
      const after = rebuildVariants(made, before, newId)
      expect(after).toHaveLength(countVariants(made))
      expect(new Set(after.map(({ id }) => id)).size).toBe(after.length)
    }),
  )
})

const product = (variants: readonly VariantRecord[]): ProductRecord => ({
  productType: 'physical',
  description: '',
  price: 1000,
  infoSections: [],
  options: [],
  variants,
  media: [],
})

test('adds up the stock of sizes when a product loses its options', () => {
  const stockOf = () => ({ tracked: true as const, quantity: 4 })
  expect(stockOfNewVariants(product([small, large]), product([]), stockOf)).toEqual([
    { variantId: onlyVariantId, stock: { tracked: true, quantity: 8 } },
  ])
  expect(stockOfNewVariants(product([small]), product([small, large]), stockOf)).toEqual([
    { variantId: 'l', stock: { tracked: true, quantity: 0 } },
  ])
})

test('does not restock a sold-out product when a choice is added', () => {
  const stockOf = () => ({ tracked: false as const, inStock: false })
  expect(stockOfNewVariants(product([small]), product([small, large]), stockOf)).toEqual([
    { variantId: 'l', stock: { tracked: false, inStock: false } },
  ])
})

test.each([
  [1999, { type: 'PERCENT', percent: '-10' }, 1799],
  [1999, { type: 'PERCENT', percent: '-10', round: 100 }, 1800],
  [1999, { type: 'AMOUNT', amount: 101 }, 2100],
  [100, { type: 'AMOUNT', amount: -101 }, -1],
] as const)('adjusts %i by %j to %i', (value, adjustment, result) => {
  expect(adjusted(value, adjustment)).toBe(result)
})
