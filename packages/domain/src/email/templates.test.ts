import { emailKinds } from '@vitrine/contract/entities/store/email-templates.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillPlaceholders, unknownPlaceholder } from './placeholders.ts'
import { filledTexts, findTextProblem, variablesOf } from './templates.ts'

test('fills placeholders, and leaves no gap for a missing name', () => {
  expect(fillPlaceholders('Hi {firstName}, come back to {storeName}!', { storeName: 'Kiln' })).toBe(
    'Hi, come back to Kiln!',
  )
  expect(fillPlaceholders('Hi {firstName}', { firstName: '{couponCode}' })).toBe('Hi {couponCode}')
})

test('names an unknown variable and the variables of the kind', () => {
  expect(unknownPlaceholder('Hello {firstName}!', ['firstName'])).toBeUndefined()
  expect(findTextProblem('GIFT_CARD', { subject: '{amount}', opening: 'Order {orderNumber}' })).toEqual({
    field: 'opening',
    description: 'contains “{orderNumber}”; use {amount}, {firstName}, {senderName}, {storeName}',
  })
})

test('refuses subjects and headings of several lines, but not texts', () => {
  expect(findTextProblem('GIFT_CARD', { opening: 'a\nb', closing: 'a\nb' })).toBeUndefined()
  expect(findTextProblem('GIFT_CARD', { heading: 'a\nb' })).toEqual({
    field: 'heading',
    description: 'must be one line',
  })
})

test('accepts a text exactly if all of its variables are known', () => {
  const name = fc.constantFrom('storeName', 'firstName', 'orderNumber', 'amount', 'unknown', '')
  fc.assert(
    fc.property(fc.constantFrom(...emailKinds), fc.array(name), (kind, names) => {
      const closing = names.map((one) => `text {${one}} `).join('')
      const isKnown = names.every((one) => (variablesOf(kind) as readonly string[]).includes(one))
      expect(findTextProblem(kind, { closing }) === undefined).toBe(isKnown)
    }),
  )
})

test('leaves out blank texts', () => {
  expect(filledTexts({ subject: ' ', heading: ' Hello ', opening: '' })).toEqual({ heading: 'Hello' })
})
