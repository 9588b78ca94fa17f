import { expect, test } from 'vitest'
import { alignVariants, maxVariants, variantLabel } from './align-variants.ts'
import { blankVariant } from './blank-draft.ts'
import type { OptionDraft, VariantDraft } from './product-draft.ts'

const option = (name: string, ...choices: string[]): OptionDraft => ({
  key: name,
  name,
  kind: 'TEXT_CHOICES',
  choices: choices.map((choice) => ({ key: choice, name: choice, color: '#000000', mediaKeys: [] })),
})
const color = option('Color', 'Red', 'Blue')
const size = option('Size', 'S', 'L')
const variant = (id: string, choices: Record<string, string>, price = '5'): VariantDraft => ({
  ...blankVariant,
  id,
  choices,
  price,
  sku: `SKU-${id}`,
})
const colored = {
  options: [color],
  variants: [variant('r', { Color: 'Red' }, '5'), variant('b', { Color: 'Blue' }, '7')],
}
const shown = (variants: readonly VariantDraft[], options: readonly OptionDraft[]) =>
  variants.map((one) => [variantLabel(one, options), one.id, one.price, one.sku])

test('the first options divide the product: the first variant continues it, others begin with its price', () => {
  const single = { options: [], variants: [variant('only', {})] }
  expect(shown(alignVariants(single, [color]), [color])).toEqual([
    ['Red', 'only', '5', 'SKU-only'],
    ['Blue', undefined, '5', ''],
  ])
})

test('another option keeps each variant with the first choice', () => {
  expect(shown(alignVariants(colored, [color, size]), [color, size])).toEqual([
    ['Red / S', 'r', '5', 'SKU-r'],
    ['Red / L', undefined, '5', ''],
    ['Blue / S', 'b', '7', 'SKU-b'],
    ['Blue / L', undefined, '7', ''],
  ])
})

test('removing an option keeps the first variant of each remaining choice', () => {
  const both = { options: [color, size], variants: alignVariants(colored, [color, size]) }
  expect(shown(alignVariants(both, [color]), [color])).toEqual(shown(colored.variants, [color]))
})

test('a removed choice removes its variants, and an option that is moved reorders them', () => {
  const red = { ...color, choices: color.choices.slice(0, 1) }
  expect(shown(alignVariants(colored, [red]), [red])).toEqual([['Red', 'r', '5', 'SKU-r']])
  expect(alignVariants(colored, [])).toHaveLength(1)
})

test('combinations that were never sold are not added by another choice', () => {
  const partial = { options: [color, size], variants: [variant('rs', { Color: 'Red', Size: 'S' })] }
  const green = option('Color', 'Red', 'Blue', 'Green')
  expect(shown(alignVariants(partial, [green, size]), [green, size]).map(([label]) => label)).toEqual([
    'Red / S',
    'Green / S',
    'Green / L',
  ])
})

test('an option without choices changes nothing yet', () => {
  expect(alignVariants(colored, [color, option('Size')])).toEqual(colored.variants)
})

test('too many combinations leave the variants as they are', () => {
  const many = option('Size', ...Array.from({ length: maxVariants }, (_one, index) => String(index)))
  expect(alignVariants(colored, [color, many])).toBe(colored.variants)
})
