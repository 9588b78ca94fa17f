import type { PaymentMethod } from '@vitrine/client'
import { expect, test } from 'vitest'
import { words } from '../../words/en.ts'
import { methodChoices } from './method-choices.ts'

const choicesOf = (...methods: PaymentMethod[]) =>
  methodChoices(methods, { words, locale: 'en', currency: 'EUR', returnUrl: 'https://shop.example/pay?token=a' })
const namesOf = (...methods: PaymentMethod[]): string[] => choicesOf(...methods).map(({ name }) => name)

test('names providers as they write themselves', () => {
  const card: PaymentMethod = { id: 'CARD', type: 'CARD', provider: 'bigpay', providerName: 'BigPay' }
  const page: PaymentMethod = { ...card, id: 'BIGPAY', type: 'REDIRECT', tokenPrefix: 'bigpay:' }
  expect(namesOf(card, page)).toEqual(['Card', 'BigPay'])
  expect(namesOf(card, { id: 'OTHER', type: 'CARD', provider: 'sandbox' })).toEqual(['Card (BigPay)', 'Card (Sandbox)'])
})

test('prefers the name that the store gave a payment method', () => {
  expect(namesOf({ id: 'APP', type: 'REDIRECT', name: 'Example Pay', provider: 'plugin:1' })).toEqual(['Example Pay'])
})

test('shows when an order by invoice is due, and the credit that is left', () => {
  const invoice: PaymentMethod = { id: 'INVOICE', type: 'OFFLINE', name: 'Invoice', dueDate: '2026-12-30' }
  expect(namesOf(invoice)).toEqual(['Invoice, due on December 30, 2026'])
  const hintOf = (method: PaymentMethod) => choicesOf(method)[0]!.hint
  expect(hintOf(invoice)).not.toContain('credit')
  expect(hintOf({ ...invoice, creditLeft: '1250.00' })).toContain('€1,250.00 of your company’s credit limit is left.')
})
