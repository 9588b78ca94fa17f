import type { DemoProduct } from '../types.ts'
import { dropDown, picture } from './shared.ts'

export const giftCards: DemoProduct[] = [
  {
    name: 'Ostrel Gift Card',
    slug: 'ostrel-gift-card',
    productType: 'giftCard',
    description:
      '<p>For somebody whose shelves you don’t know well enough. It arrives by email with your words, on the day you choose, and pays for anything in the studio.</p>',
    price: 25,
    brand: 'Ostrel',
    collections: ['paper'],
    additionalInfoSections: [
      {
        title: 'Delivery',
        description: '<p>The code is sent by email, at once or in the morning of the day that you choose.</p>',
      },
      { title: 'Validity', description: '<p>It does not expire, and can be spent in several orders.</p>' },
    ],
    productOptions: [{ optionType: 'drop_down', name: 'Value', choices: dropDown('€25', '€50', '€100') }],
    variants: [
      { choices: { Value: '€25' }, price: 25 },
      { choices: { Value: '€50' }, price: 50 },
      { choices: { Value: '€100' }, price: 100 },
    ],
    stock: null,
    pictures: [
      picture('gift-card-front', 'A night-blue gift card with an ochre sun above a kraft envelope'),
      picture('gift-card-detail', 'Three gift cards in night blue, ivory and sage'),
      picture('gift-card-set', 'A gift card lying on a wrapped gift'),
    ],
  },
]
