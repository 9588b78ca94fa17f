import { expect, test } from 'vitest'
import { amount, described, entity, optional, shape, text } from './schema.ts'

test('a described field stays optional and its schema is not changed', () => {
  const price = optional(amount())
  const { required, properties } = shape({ id: text(), price: described(price, 'Price of one piece.') })
  expect(required).toEqual(['id'])
  expect(properties.price).toMatchObject({ money: true, fieldDescription: 'Price of one piece.' })
  expect(price).not.toHaveProperty('fieldDescription')
})

test('a described entity keeps its own description', () => {
  const Price = entity('Price', { amount: amount() }, { description: 'An amount of money.' })
  expect(described(Price, 'Price of one piece.')).toMatchObject({
    title: 'Price',
    description: 'An amount of money.',
    fieldDescription: 'Price of one piece.',
  })
})
