import type { InventoryItemV3, ProductV3 } from '@vitrine/client'
import { expect, test } from 'vitest'
import { FieldErrors } from '../../../form/field-errors.ts'
import { blankDraft, blankVariant } from './blank-draft.ts'
import { createFieldReader } from './field-reader.ts'
import { requestProduct } from './request-product.ts'
import { stockChanges } from './stock-changes.ts'
import type { OptionDraft, ProductDraft } from './product-draft.ts'

const place = 'place'
const product = { id: 'p', revision: '3' } as ProductV3
const size: OptionDraft = {
  key: 'size',
  id: 'size',
  name: 'Size',
  kind: 'TEXT_CHOICES',
  choices: ['S', 'L'].map((name) => ({ key: name, choiceId: name, name, color: '#000000', mediaKeys: [] })),
}
const before: ProductDraft = {
  ...blankDraft,
  name: 'Mug',
  brand: 'Kiln',
  options: [size],
  isTracked: true,
  variants: ['S', 'L'].map((choice) => ({
    ...blankVariant,
    id: choice,
    choices: { size: choice },
    price: '5',
    weight: '0,5',
    stock: { [place]: '3' },
  })),
}
const send = (draft: ProductDraft, saved: ProductV3 | undefined = product) => {
  const read = createFieldReader()
  const known = saved?.variantsInfo?.variants ?? []
  const sent = requestProduct({
    draft,
    before: saved ? before : blankDraft,
    product: saved,
    known,
    defaultLocationId: place,
    read,
  })
  read.finish()
  return sent
}
const withVariant = (draft: ProductDraft, changes: Partial<ProductDraft['variants'][number]>): ProductDraft => ({
  ...draft,
  variants: draft.variants.with(0, { ...draft.variants[0]!, ...changes }),
})

test('only what changed is sent', () => {
  expect(send({ ...before, name: ' Cup ', brand: '' })).toEqual({ name: 'Cup', brand: {} })
  expect(send(before)).toEqual({})
})

test('a changed cell sends all variants with their IDs and without their stock', () => {
  const { variantsInfo } = send(withVariant(before, { comparePrice: '6,50', cost: '2', sku: 'A' }))
  expect(variantsInfo?.variants).toHaveLength(2)
  expect(variantsInfo?.variants?.[0]).toEqual({
    id: 'S',
    visible: true,
    sku: 'A',
    choices: [{ optionChoiceNames: { optionName: 'Size', choiceName: 'S', renderType: 'TEXT_CHOICES' } }],
    price: { actualPrice: { amount: '5' }, compareAtPrice: { amount: '6.50' } },
    revenueDetails: { cost: { amount: '2' } },
    physicalProperties: { weight: 0.5 },
  })
})

test('a renamed choice is another one, and its variant stays the same', () => {
  const choices = size.choices.with(0, { ...size.choices[0]!, name: 'XS' })
  const sent = send({ ...before, options: [{ ...size, choices }] })
  const sentChoices = sent.options?.[0]?.choicesSettings?.choices
  expect(sentChoices?.map(({ choiceId, name }) => [choiceId, name])).toEqual([
    [undefined, 'XS'],
    ['L', 'L'],
  ])
  expect(sent.variantsInfo?.variants?.[0]).toMatchObject({ id: 'S' })
})

test('variants of the first options are new: they are sent with their stock', () => {
  const single = { ...before, options: [], variants: [before.variants[0]!] }
  const read = createFieldReader()
  const sent = requestProduct({ draft: before, before: single, product, known: [], defaultLocationId: place, read })
  expect(sent.variantsInfo?.variants?.map(({ id, inventoryItem }) => [id, inventoryItem])).toEqual([
    [undefined, { quantity: 3 }],
    [undefined, { quantity: 3 }],
  ])
})

test('errors of all fields are found together', () => {
  const wrong = withVariant({ ...before, name: ' ' }, { price: 'much', comparePrice: '1', weight: 'x' })
  const fields = () => {
    try {
      send(wrong)
      return []
    } catch (error) {
      return (error as FieldErrors).violations.map(({ field }) => field.replace('product.', ''))
    }
  }
  expect(fields()).toEqual([
    'name',
    'variantsInfo.variants[0].price.actualPrice.amount',
    'variantsInfo.variants[0].physicalProperties.weight',
  ])
  expect(() => send(withVariant(before, { price: '5', comparePrice: '4' }))).toThrow(/compareAtPrice/)
})

const item = (variantId: string, quantity: number): InventoryItemV3 => ({
  createdDate: new Date(0),
  updatedDate: new Date(0),
  id: `item-${variantId}`,
  revision: '7',
  productId: 'p',
  variantId,
  locationId: place,
  quantity,
  trackQuantity: true,
})
const stockOf = (draft: ProductDraft) =>
  stockChanges(
    {
      draft,
      before,
      items: [item('S', 3), item('L', 3)],
      locationIds: [place, 'other'],
      defaultLocationId: place,
      read: createFieldReader(),
    },
    draft.variants.map(({ id }) => id),
  ).map(({ variantId, locationId, level, item: known }) => [variantId, locationId, level, known?.revision])

test('changed quantities are sent with the revision of their item, and others not at all', () => {
  expect(stockOf(before)).toEqual([])
  expect(stockOf(withVariant(before, { stock: { [place]: '8', other: '2' } }))).toEqual([
    ['S', place, { quantity: 8 }, '7'],
    ['S', 'other', { quantity: 2 }, undefined],
  ])
})

test('turning tracking off makes every item available or not', () => {
  expect(stockOf({ ...withVariant(before, { inStock: false }), isTracked: false })).toEqual([
    ['S', place, { inStock: false }, '7'],
    ['L', place, { inStock: true }, '7'],
  ])
})
