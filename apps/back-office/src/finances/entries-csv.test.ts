import type { BookEntry } from '@vitrine/client'
import { expect, test } from 'vitest'
import { entriesCsv } from './entries-csv.ts'

const amount = (text: string) => ({ amount: text, formattedAmount: text })
const entry: BookEntry = {
  date: new Date('2026-11-22T10:00:00Z'),
  day: '2026-11-22',
  type: 'REFUND',
  currency: 'EUR',
  amount: amount('-22.60'),
  tax: amount('-2.60'),
  giftCards: amount('0.00'),
  taxes: [
    { taxRate: '0.07', gross: amount('-10.70'), tax: amount('-0.70') },
    { taxRate: '0.19', gross: amount('-11.90'), tax: amount('-1.90') },
  ],
  provider: 'sandbox',
  paymentId: 'p',
  orderId: 'o',
  orderNumber: '10001',
  country: 'DE',
}

test('writes one row per tax rate, with plain numbers as amounts', () => {
  expect(entriesCsv([entry], 'Pacific/Auckland').split('\r\n')).toEqual([
    'Date,Day,Type,Order,Country,Tax rate,Amount,Tax included,Currency,Provider,Payment ID,For',
    '2026-11-22T23:00:00+13:00,2026-11-22,Refund,10001,DE,0.07,-10.70,-0.70,EUR,sandbox,p,Sale',
    '2026-11-22T23:00:00+13:00,2026-11-22,Refund,10001,DE,0.19,-11.90,-1.90,EUR,sandbox,p,Sale',
    '',
  ])
})

test('writes a row for untaxed amounts and escapes formulas', () => {
  const untaxed = { ...entry, taxes: [], provider: '=HYPERLINK("x"), a', country: '' }
  expect(entriesCsv([untaxed], 'UTC').split('\r\n')[1]).toBe(
    `2026-11-22T10:00:00+00:00,2026-11-22,Refund,10001,,0,-22.60,-2.60,EUR,"'=HYPERLINK(""x""), a",p,Sale`,
  )
})

test('writes gift card sales as a separate row', () => {
  const sold = { ...entry, taxes: [entry.taxes[0]!], giftCards: amount('-11.90') }
  expect(entriesCsv([sold], 'UTC').split('\r\n').slice(1)).toEqual([
    '2026-11-22T10:00:00+00:00,2026-11-22,Refund,10001,DE,0.07,-10.70,-0.70,EUR,sandbox,p,Sale',
    '2026-11-22T10:00:00+00:00,2026-11-22,Refund,10001,DE,0,-11.90,0,EUR,sandbox,p,Gift card',
    '',
  ])
})
