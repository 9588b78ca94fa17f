import type { DemoProduct } from '../types.ts'
import { color, dimensions, dropDown, picture, shipping } from './shared.ts'

export const paper: DemoProduct[] = [
  {
    name: 'Ledger Notebook',
    slug: 'ledger-notebook',
    productType: 'physical',
    description:
      '<p>One hundred and sixty pages of cream paper, sewn in sections and bound in book cloth. It opens flat on the first page and on the last.</p>',
    sku: 'LED',
    weight: 0.35,
    price: 24,
    cost: 7.5,
    brand: 'Ostrel',
    collections: ['paper'],
    additionalInfoSections: [
      dimensions('A5, 14.8 × 21 cm, 160 pages.'),
      {
        title: 'Paper',
        description: '<p>90 g, uncoated, kind to fountain pens; ribbon and elastic in the color of the cloth.</p>',
      },
      shipping,
    ],
    productOptions: [
      {
        optionType: 'color',
        name: 'Color',
        choices: [
          color('Ochre', '#c9963f', 'ledger-notebook-ochre'),
          color('Fern', '#6f7f5c', 'ledger-notebook-fern'),
          color('Night', '#3a4657', 'ledger-notebook-night'),
        ],
      },
      { optionType: 'drop_down', name: 'Ruling', choices: dropDown('Plain', 'Dotted', 'Lined') },
    ],
    modifiers: [
      { name: 'Initials', maxLength: 3, addedPrice: 6 },
      {
        name: 'Gift wrap',
        choices: [{ name: 'Kraft paper' }, { name: 'Tideline paper', addedPrice: 3.5 }],
      },
    ],
    variants: [
      { choices: { Color: 'Ochre', Ruling: 'Plain' }, sku: 'LED-OCH-P', stock: 20 },
      { choices: { Color: 'Ochre', Ruling: 'Dotted' }, price: 25, sku: 'LED-OCH-D', stock: 16 },
      { choices: { Color: 'Ochre', Ruling: 'Lined' }, price: 25, sku: 'LED-OCH-L', stock: 0 },
      { choices: { Color: 'Fern', Ruling: 'Plain' }, sku: 'LED-FER-P', stock: 12 },
      { choices: { Color: 'Fern', Ruling: 'Dotted' }, price: 25, sku: 'LED-FER-D', stock: 5 },
      { choices: { Color: 'Fern', Ruling: 'Lined' }, price: 25, sku: 'LED-FER-L', stock: 9 },
      { choices: { Color: 'Night', Ruling: 'Plain' }, sku: 'LED-NIG-P', stock: 0 },
      { choices: { Color: 'Night', Ruling: 'Dotted' }, price: 25, sku: 'LED-NIG-D', stock: 18 },
      { choices: { Color: 'Night', Ruling: 'Lined' }, price: 25, sku: 'LED-NIG-L', stock: 7 },
    ],
    pictures: [
      picture('ledger-notebook-ochre', 'A cloth-bound notebook in ochre'),
      picture('ledger-notebook-fern', 'A cloth-bound notebook in fern green'),
      picture('ledger-notebook-night', 'A cloth-bound notebook in night blue'),
      picture('ledger-notebook-detail', 'The notebook lying open at an empty page'),
      picture('ledger-notebook-set', 'Notebooks in three colors, stacked'),
    ],
  },
  {
    name: 'Shoreline Art Print',
    slug: 'shoreline-art-print',
    productType: 'physical',
    description:
      '<p>Three hills, one sun, a great deal of quiet. Printed in five earth pigments on heavy cotton paper with a deckled feel, signed on the back.</p>',
    sku: 'SHO',
    weight: 0.2,
    price: 38,
    cost: 9,
    brand: 'Ostrel',
    collections: ['paper'],
    additionalInfoSections: [
      dimensions('A4, A3 or A2, with a white border; the frame is not included.'),
      { title: 'Paper', description: '<p>310 g cotton rag, pigment inks that keep their color for a lifetime.</p>' },
      shipping,
    ],
    productOptions: [{ optionType: 'drop_down', name: 'Size', choices: dropDown('A4', 'A3', 'A2') }],
    variants: [
      { choices: { Size: 'A4' }, price: 38, sku: 'SHO-A4', weight: 0.2, stock: 50 },
      { choices: { Size: 'A3' }, price: 58, sku: 'SHO-A3', weight: 0.3, stock: 24 },
      { choices: { Size: 'A2' }, price: 89, sku: 'SHO-A2', weight: 0.5, stock: 0 },
    ],
    pictures: [
      picture('shoreline-art-print-front', 'A framed print of three hills under an ochre sun'),
      picture('shoreline-art-print-detail', 'The print lying flat, one corner curling'),
      picture('shoreline-art-print-set', 'The framed print leaning behind a vase and a bowl'),
    ],
  },
  {
    name: 'Herbarium Note Cards',
    slug: 'herbarium-note-cards',
    productType: 'physical',
    description:
      '<p>Eight folded cards with eight leaves from the path behind the studio, and eight kraft envelopes. Blank inside, because you know better what to say.</p>',
    sku: 'HER-8',
    weight: 0.18,
    price: 16,
    cost: 4.1,
    brand: 'Ostrel',
    collections: ['paper'],
    additionalInfoSections: [dimensions('10.5 × 14.8 cm, eight cards and envelopes.'), shipping],
    productOptions: [],
    variants: [],
    stock: 60,
    pictures: [
      picture('herbarium-note-cards-front', 'A standing note card with a leaf beside its envelope'),
      picture('herbarium-note-cards-detail', 'A fern printed on a note card, close up'),
      picture('herbarium-note-cards-set', 'Note cards with different leaves laid out together'),
    ],
  },
  {
    name: 'Tideline Wrapping Paper',
    slug: 'tideline-wrapping-paper',
    productType: 'physical',
    description:
      '<p>Three rolls of block-printed paper in ochre, lagoon and plum. Strong enough to be ironed and used again, which is how our grandmothers did it.</p>',
    sku: 'TIW-3',
    weight: 0.45,
    price: 22,
    cost: 6,
    ribbon: 'Gift season',
    brand: 'Ostrel',
    collections: ['paper'],
    additionalInfoSections: [dimensions('Three rolls, each 50 × 200 cm.'), shipping],
    productOptions: [],
    variants: [],
    stock: 35,
    pictures: [
      picture('tideline-wrapping-paper-front', 'Three rolls of patterned wrapping paper'),
      picture('tideline-wrapping-paper-detail', 'The block-printed wave pattern, close up'),
      picture('tideline-wrapping-paper-set', 'Two gifts wrapped in Tideline paper with string'),
    ],
  },
]
