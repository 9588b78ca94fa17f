import type { DemoProduct } from '../types.ts'
import { dimensions, dropDown, picture, shipping, stonewareCare } from './shared.ts'

export const madeToOrder: DemoProduct[] = [
  {
    name: 'Long Table Service',
    slug: 'long-table-service',
    productType: 'physical',
    description:
      '<p>Plates, bowls and mugs for a whole table, thrown in one firing so that the shades agree. We begin when you order, and it takes eight weeks.</p><p>You pay a third now, and the rest when it is ready to ship.</p>',
    weight: 14,
    price: 720,
    cost: 260,
    brand: 'Ostrel',
    collections: ['tableware'],
    additionalInfoSections: [
      dimensions('A dinner plate, a cereal bowl and a small mug for each person.'),
      stonewareCare,
      shipping,
    ],
    productOptions: [{ optionType: 'drop_down', name: 'Set', choices: dropDown('For six', 'For eight', 'For twelve') }],
    variants: [
      { choices: { Set: 'For six' }, price: 720, sku: 'LON-06', weight: 11 },
      { choices: { Set: 'For eight' }, price: 940, sku: 'LON-08', weight: 14.5 },
      { choices: { Set: 'For twelve' }, price: 1380, sku: 'LON-12', weight: 22 },
    ],
    stock: null,
    deposit: { percentage: '33.3333', restDueInDays: 56 },
    pictures: [
      picture('long-table-service-front', 'Plates, bowls and mugs in chalk and sage, stacked for a table'),
      picture('long-table-service-detail', 'A place setting of a plate, a bowl and a mug'),
      picture('long-table-service-set', 'Three place settings in a row'),
    ],
  },
]
