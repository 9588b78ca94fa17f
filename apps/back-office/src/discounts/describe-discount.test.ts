import type { DiscountInput } from '@vitrine/client'
import type { Language } from '@vitrine/domain/languages.ts'
import { expect, test } from 'vitest'
import { otherWordsOf } from '../words/languages.ts'
import { describeDiscount, describeWith } from './describe-discount.ts'
import type { Names } from './names.ts'
import { discountState } from './discount-state.ts'

const names: Names = {
  currency: 'EUR',
  products: new Map([['mug', 'Mug']]),
  collections: new Map([['cups', 'Cups']]),
  groups: new Map([['trade', 'Wholesale']]),
  members: new Map([['ann', 'Ann Lee']]),
}
const items = { productIds: ['mug'], collectionIds: ['cups'] }

test.each<[DiscountInput, string]>([
  [{ effect: { type: 'PERCENT', percentage: '10' } }, '10% off everything.'],
  [{ effect: { type: 'AMOUNT', amount: '5' } }, '€5.00 off the order.'],
  [{ effect: { type: 'FIXED_PRICE', price: '9', items } }, '€9.00 for each of Mug or Cups.'],
  [{ effect: { type: 'BUNDLE', quantity: 3, price: '25', items } }, 'Any 3 of Mug or Cups for €25.00.'],
  [{ effect: { type: 'BUY_X_GET_Y', buyQuantity: 2, getQuantity: 1 } }, 'Buy 2 items, get 1 free.'],
  [
    {
      effect: {
        type: 'QUANTITY_STEPS',
        steps: [
          { from: 3, percentage: '5' },
          { from: 6, priceEach: '8' },
        ],
      },
    },
    'All items: 5% off from 3 items, €8.00 each from 6 items.',
  ],
  [
    { effect: { type: 'FREE_DELIVERY' }, conditions: [{ type: 'SUBTOTAL', subtotalFrom: '50' }] },
    'Free delivery, when the subtotal is at least €50.00.',
  ],
  [
    { effect: { type: 'PERCENT', percentage: '5' }, conditions: [{ type: 'MEMBERS', memberIds: ['ann', 'gone'] }] },
    '5% off everything, when the customer is Ann Lee or gone.',
  ],
  [
    {
      effect: { type: 'AMOUNT_EACH', amount: '1' },
      match: 'ANY',
      conditions: [
        { type: 'MEMBER_GROUPS', memberGroupIds: ['trade'] },
        { type: 'COUNTRY', countries: ['DE', 'AT'] },
      ],
    },
    '€1.00 off each item, when the customer is in Wholesale, or it goes to Germany or Austria.',
  ],
])('describes %j', (discount, sentence) => {
  expect(describeDiscount(discount, names)).toBe(sentence)
})

/** The sentence in another language, without marks of direction, and with simple spaces. */
const inLanguage = async (language: Language, discount: DiscountInput): Promise<string> => {
  const { discountSentences: sentences, discounts } = await otherWordsOf(language)
  const sentence = describeWith(discount, { names, sentences, days: discounts.days, locale: language })
  return sentence.replaceAll(/[\u2066-\u2069\u200E\u200F]/g, '').replaceAll(/[\u00A0\u202F]/g, ' ')
}

const bundle: DiscountInput = {
  effect: { type: 'BUNDLE', quantity: 1, price: '25', items },
  match: 'ANY',
  conditions: [
    { type: 'SUBTOTAL', subtotalFrom: '50', subtotalTo: '90.5' },
    { type: 'QUANTITY', quantityFrom: 1 },
    { type: 'MEMBER_GROUPS', memberGroupIds: ['trade'] },
  ],
}
const getTwo: DiscountInput = {
  effect: { type: 'BUY_X_GET_Y', buyQuantity: 1, getQuantity: 2, percentage: '12.5', mostTimes: 1, items },
  conditions: [
    { type: 'COUNTRY', countries: ['DE', 'AT'] },
    { type: 'TIME', days: ['MON', 'TUE'], startTime: '09:00', endTime: '12:00' },
    { type: 'FIRST_ORDER' },
  ],
}
const steps: DiscountInput = {
  effect: {
    type: 'QUANTITY_STEPS',
    steps: [
      { from: 1, percentage: '5' },
      { from: 6, priceEach: '8' },
    ],
  },
}

test.each<[Language, DiscountInput, string]>([
  [
    'de',
    bundle,
    '1 beliebiger Artikel aus Mug oder Cups für 25,00 €, wenn die Zwischensumme zwischen 50,00 € und 90,50 € beträgt oder die Bestellung mindestens 1 Artikel enthält oder der Kunde zu Wholesale gehört.',
  ],
  [
    'de',
    getTwo,
    'Wer 1 Artikel aus Mug oder Cups kauft, erhält 2 mit 12,5 % Rabatt, höchstens 1-mal je Bestellung, wenn die Lieferung nach Deutschland oder Österreich geht und es Mo, Di zwischen 09:00 und 12:00 Uhr ist und es die erste Bestellung des Kunden ist.',
  ],
  ['de', steps, 'Alle Artikel: 5 % Rabatt ab 1 Artikel, je 8,00 € ab 6 Artikeln.'],
  [
    'es',
    bundle,
    '1 artículo a elegir de Mug o Cups por 25,00 €, cuando el subtotal es de entre 50,00 € y 90,50 € o el pedido tiene un mínimo de 1 artículo o el cliente pertenece a Wholesale.',
  ],
  [
    'es',
    getTwo,
    'Al comprar 1 artículo de Mug o Cups, 2 con un 12,5 % de descuento, como máximo una vez por pedido, cuando se envía a Alemania o Austria y es lun, mar entre las 09:00 y las 12:00 y es el primer pedido del cliente.',
  ],
  [
    'es',
    steps,
    'Todos los artículos: 5 % de descuento a partir de 1 artículo, 8,00 € cada uno a partir de 6 artículos.',
  ],
  [
    'he',
    bundle,
    'פריט אחד לבחירה מתוך Mug או Cups ב־25.00 €, כאשר סכום הביניים הוא בין 50.00 € ל־90.50 € או יש בהזמנה לפחות 1 פריט או ההזמנה היא של חברי הקבוצה Wholesale.',
  ],
  [
    'he',
    getTwo,
    'בקניית פריט אחד מתוך Mug או Cups, שני פריטים ב־12.5% הנחה, עד פעם אחת בכל הזמנה, כאשר המשלוח הוא אל גרמניה או אוסטריה וגם זה קורה ביום ב׳, יום ג׳ בין 09:00 ל־12:00 וגם זאת ההזמנה הראשונה של הלקוח.',
  ],
  ['he', steps, 'כל הפריטים: 5% הנחה החל מ־1 פריט, 8.00 € לכל אחד החל מ־6 פריטים.'],
])('in %s, describes %j', async (language, discount, sentence) => {
  expect(await inLanguage(language, discount)).toBe(sentence)
})

test('returns the state of a discount', () => {
  const live = { active: true, status: 'LIVE', timesUsed: 1, amountGiven: '5.00' } as const
  expect(discountState(live)).toBe('live')
  expect(discountState({ ...live, usageLimit: 1 })).toBe('usedUp')
  expect(discountState({ ...live, budget: '5.00' })).toBe('usedUp')
  expect(discountState({ ...live, status: 'PENDING' })).toBe('pending')
  expect(discountState({ ...live, status: 'EXPIRED' })).toBe('expired')
  expect(discountState({ ...live, active: false })).toBe('off')
})
