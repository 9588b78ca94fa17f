import type { DemoProduct } from '../types.ts'
import { color, dimensions, dropDown, linenCare, picture, shipping, sizeGuide } from './shared.ts'

const woolCare = {
  title: 'Care',
  description:
    '<p>Air it often, wash it rarely: wool programme, cold, dried flat. Moths dislike cedar and daylight.</p>',
}

export const textiles: DemoProduct[] = [
  {
    name: 'Field Wool Throw',
    slug: 'field-wool-throw',
    productType: 'physical',
    description:
      '<p>A herringbone throw of new wool with a hand-knotted fringe. Heavy enough to keep you on the sofa, light enough to take to the beach after all.</p>',
    sku: 'FIE',
    weight: 1.1,
    price: 139,
    cost: 54,
    brand: 'Varde Mill',
    collections: ['textiles', 'throws-and-cushions'],
    additionalInfoSections: [
      sizeGuide(
        'Measured after the first wash. A single covers one person on a sofa, a double a bed of 160 cm.',
        ['Size', 'Width', 'Length', 'Fringe'],
        ['Single', '130 cm', '180 cm', '6 cm'],
        ['Double', '180 cm', '240 cm', '6 cm'],
      ),
      woolCare,
      shipping,
    ],
    productOptions: [
      {
        optionType: 'color',
        name: 'Color',
        choices: [
          color('Oatmeal', '#d8c9ae', 'field-wool-throw-oatmeal'),
          color('Fern', '#6f7f5c', 'field-wool-throw-fern'),
          color('Rust', '#a4573a', 'field-wool-throw-rust'),
        ],
      },
      { optionType: 'drop_down', name: 'Size', choices: dropDown('Single', 'Double') },
    ],
    variants: [
      { choices: { Color: 'Oatmeal', Size: 'Single' }, price: 139, sku: 'FIE-OAT-1', weight: 1.1, stock: 10 },
      { choices: { Color: 'Oatmeal', Size: 'Double' }, price: 219, sku: 'FIE-OAT-2', weight: 2, stock: 4 },
      { choices: { Color: 'Fern', Size: 'Single' }, price: 139, sku: 'FIE-FER-1', weight: 1.1, stock: 7 },
      { choices: { Color: 'Fern', Size: 'Double' }, price: 219, sku: 'FIE-FER-2', weight: 2, stock: 0 },
      { choices: { Color: 'Rust', Size: 'Single' }, price: 139, sku: 'FIE-RUS-1', weight: 1.1, stock: 2 },
      { choices: { Color: 'Rust', Size: 'Double' }, price: 219, sku: 'FIE-RUS-2', weight: 2, stock: 3 },
    ],
    pictures: [
      picture('field-wool-throw-oatmeal', 'A folded herringbone throw in oatmeal with a fringe'),
      picture('field-wool-throw-fern', 'A folded herringbone throw in fern green'),
      picture('field-wool-throw-rust', 'A folded herringbone throw in rust'),
      picture('field-wool-throw-detail', 'The herringbone weave and fringe, close up'),
      picture('field-wool-throw-set', 'Three folded throws in a stack'),
    ],
  },
  {
    name: 'Hush Linen Cushion',
    slug: 'hush-linen-cushion',
    productType: 'physical',
    description:
      '<p>Stone-washed linen with a narrow piped edge around a feather filling that can be shaken back into shape for years.</p>',
    weight: 0.7,
    price: 59,
    cost: 21,
    brand: 'Varde Mill',
    collections: ['textiles', 'throws-and-cushions'],
    additionalInfoSections: [dimensions('50 × 50 cm, filling included.'), linenCare, shipping],
    productOptions: [
      {
        optionType: 'color',
        name: 'Color',
        choices: [
          color('Natural', '#d9cdb6', 'hush-linen-cushion-natural'),
          color('Clay', '#b9785a', 'hush-linen-cushion-clay'),
          color('Fern', '#6f7f5c', 'hush-linen-cushion-fern'),
          color('Night', '#3a4657', 'hush-linen-cushion-night'),
        ],
      },
    ],
    variants: [
      { choices: { Color: 'Natural' }, sku: 'HUS-NAT', stock: 18 },
      { choices: { Color: 'Clay' }, sku: 'HUS-CLA', stock: 11 },
      { choices: { Color: 'Fern' }, sku: 'HUS-FER', stock: 9 },
      { choices: { Color: 'Night' }, sku: 'HUS-NIG', stock: 0 },
    ],
    pictures: [
      picture('hush-linen-cushion-natural', 'A linen cushion in natural with a piped edge'),
      picture('hush-linen-cushion-clay', 'A linen cushion in clay'),
      picture('hush-linen-cushion-fern', 'A linen cushion in fern green'),
      picture('hush-linen-cushion-night', 'A linen cushion in night blue'),
      picture('hush-linen-cushion-detail', 'The piped corner and linen weave of the cushion'),
      picture('hush-linen-cushion-set', 'Cushions in natural and clay leaning together'),
    ],
  },
  {
    name: 'Weft Linen Napkins',
    slug: 'weft-linen-napkins',
    productType: 'physical',
    description:
      '<p>Four napkins of mid-weight linen with mitred corners. Meant for every day: they look right when nobody has ironed them.</p>',
    weight: 0.28,
    price: 42,
    cost: 14,
    discount: { type: 'PERCENT', value: 20 },
    brand: 'Varde Mill',
    collections: ['textiles', 'tableware', 'table-linen'],
    additionalInfoSections: [dimensions('45 × 45 cm, a set of four.'), linenCare, shipping],
    productOptions: [
      {
        optionType: 'color',
        name: 'Color',
        choices: [
          color('Flax', '#cbb994', 'weft-linen-napkins-flax'),
          color('Sage', '#93a18a', 'weft-linen-napkins-sage'),
          color('Plum', '#6d3f4c', 'weft-linen-napkins-plum'),
        ],
      },
    ],
    variants: [
      { choices: { Color: 'Flax' }, sku: 'WEF-FLA', stock: 27 },
      { choices: { Color: 'Sage' }, sku: 'WEF-SAG', stock: 13 },
      { choices: { Color: 'Plum' }, sku: 'WEF-PLU', stock: 6 },
    ],
    pictures: [
      picture('weft-linen-napkins-flax', 'Four folded linen napkins in flax'),
      picture('weft-linen-napkins-sage', 'Four folded linen napkins in sage'),
      picture('weft-linen-napkins-plum', 'Four folded linen napkins in plum'),
      picture('weft-linen-napkins-detail', 'The hem and weave of a linen napkin'),
      picture('weft-linen-napkins-set', 'A napkin on a dinner plate, ready for the table'),
    ],
  },
  {
    name: 'Rill Tea Towels',
    slug: 'rill-tea-towels',
    productType: 'physical',
    description:
      '<p>A pair of half-linen towels with woven stripes. They dry glass without leaving a hair, and they hang straight from the loop.</p>',
    sku: 'RIL-2',
    weight: 0.22,
    price: 26,
    cost: 8.2,
    brand: 'Varde Mill',
    collections: ['textiles', 'table-linen'],
    additionalInfoSections: [dimensions('50 × 70 cm, a set of two.'), linenCare, shipping],
    productOptions: [],
    variants: [],
    stock: 44,
    pictures: [
      picture('rill-tea-towels-front', 'Two folded tea towels with blue and ochre stripes'),
      picture('rill-tea-towels-detail', 'The woven stripes of a tea towel, close up'),
      picture('rill-tea-towels-set', 'A tea towel hanging from a brass rail'),
    ],
  },
]
