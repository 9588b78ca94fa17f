import type { Product } from '@vitrine/client'
import { expect, test } from 'vitest'
import {
  firstChoices,
  isChoiceSold,
  isSold,
  itemOf,
  missingOptions,
  quantityLimitOf,
  variantOf,
} from './product-choices.ts'

const optionOf = (name: string, ...choices: string[]) => ({
  name,
  optionType: 'drop_down',
  choices: choices.map((description) => ({ value: description, description })),
})
const variantOfShirt = (Size: string, Color: string, inStock = true, visible = true) => ({
  id: `${Size}-${Color}`,
  choices: { Size, Color },
  variant: { visible, priceData: { discountedPrice: 20, formatted: { discountedPrice: '€20.00' } } },
  stock: { inStock, trackQuantity: false },
})
const shirt = {
  id: 'shirt',
  name: 'Shirt',
  manageVariants: true,
  productOptions: [optionOf('Size', 'S', 'L'), optionOf('Color', 'Red', 'Blue')],
  variants: [
    variantOfShirt('S', 'Red', false),
    variantOfShirt('S', 'Blue'),
    variantOfShirt('L', 'Red'),
    variantOfShirt('L', 'Blue', true, false),
  ],
  priceData: { price: 25 },
} as unknown as Product

test('preselects the first available variant', () => {
  expect(firstChoices(shirt)).toEqual({ Size: 'S', Color: 'Blue' })
})

test('preselects preferred choices and completes them with available ones', () => {
  expect(firstChoices(shirt, { Size: 'L' })).toEqual({ Size: 'L', Color: 'Red' })
  expect(firstChoices(shirt, { Size: 'XXL', Fabric: 'Wool' })).toEqual({ Size: 'S', Color: 'Blue' })
})

test('keeps preferred choices that are unavailable, so that the page can say so', () => {
  const preferred = { Size: 'S', Color: 'Red' }
  expect(firstChoices(shirt, preferred)).toEqual(preferred)
  expect(isSold(variantOf(shirt, preferred))).toBe(false)
})

test('sells preorders, as many as can be preordered', () => {
  const { variants, ...about } = shirt
  const [red, ...others] = variants
  const stock = { inStock: false, trackQuantity: true, quantity: 0, preorder: { quantity: 5 } }
  const preordered = { ...about, variants: [{ ...red!, stock }, ...others] }
  const variant = variantOf(preordered, { Size: 'S', Color: 'Red' })!
  expect([isSold(variant), quantityLimitOf(variant), quantityLimitOf(others[0]!)]).toEqual([true, 5, undefined])
  expect(isChoiceSold(preordered, { Size: 'S' }, 'Color', 'Red')).toBe(true)
  expect(firstChoices(preordered)).toEqual({ Size: 'S', Color: 'Red' })
})

test('reports choices that are sold out or hidden with the other choices as unavailable', () => {
  const beside = (chosen: Record<string, string>) =>
    ['Red', 'Blue'].map((color) => isChoiceSold(shirt, chosen, 'Color', color))
  expect(beside({ Size: 'S' })).toEqual([false, true])
  expect(beside({ Size: 'L', Color: 'Blue' })).toEqual([true, false])
  expect(beside({})).toEqual([true, true])
})

test('lists options without a choice', () => {
  expect(missingOptions(shirt, { Color: 'Red' })).toEqual(['Size'])
})

test('adds the variant, the choices and the buyer’s texts to the cart item', () => {
  const item = itemOf(shirt, { Size: 'L', Color: 'Red' }, { quantity: 2, texts: { Name: 'Ada' } })
  expect(item.catalogReference).toMatchObject({
    catalogItemId: 'shirt',
    options: { variantId: 'L-Red', options: { Size: 'L', Color: 'Red' }, customTextFields: { Name: 'Ada' } },
  })
  expect([item.quantity, item.preview?.pricing?.totalPrice.amount]).toEqual([2, '40'])
})
