import type { DemoProduct } from '../types.ts'
import { bulkyShipping, color, dimensions, dropDown, picture, shipping } from './shared.ts'

const bulb = {
  title: 'Bulb',
  description: '<p>Comes with a dimmable 2,200 K filament bulb (E27, 4 W) that any shop can replace.</p>',
}

export const light: DemoProduct[] = [
  {
    name: 'Vesper Table Lamp',
    slug: 'vesper-table-lamp',
    productType: 'physical',
    description:
      '<p>A thrown stoneware foot under a shade of unbleached linen. It was made for the corner of the sofa where somebody is always reading.</p><p>The switch is on the cord, where your hand already is.</p>',
    sku: 'VES',
    weight: 2.4,
    price: 189,
    cost: 71,
    brand: 'Ostrel',
    collections: ['light', 'table-lamps'],
    additionalInfoSections: [dimensions('42 cm high, shade 30 cm across, cord 2 m.'), bulb, bulkyShipping],
    productOptions: [
      {
        optionType: 'color',
        name: 'Color',
        choices: [
          color('Chalk', '#e9e1d2', 'vesper-table-lamp-chalk'),
          color('Lagoon', '#5f8f92', 'vesper-table-lamp-lagoon'),
          color('Rust', '#a4573a', 'vesper-table-lamp-rust'),
        ],
      },
      { optionType: 'drop_down', name: 'Plug', choices: dropDown('EU', 'UK', 'US') },
    ],
    variants: [
      { choices: { Color: 'Chalk', Plug: 'EU' }, price: 189, sku: 'VES-CHA-EU', weight: 2.4, stock: 9 },
      { choices: { Color: 'Chalk', Plug: 'UK' }, price: 194, sku: 'VES-CHA-UK', weight: 2.4, stock: 4 },
      { choices: { Color: 'Chalk', Plug: 'US' }, price: 194, sku: 'VES-CHA-US', weight: 2.4, stock: 0 },
      { choices: { Color: 'Lagoon', Plug: 'EU' }, price: 189, sku: 'VES-LAG-EU', weight: 2.4, stock: 6 },
      { choices: { Color: 'Lagoon', Plug: 'UK' }, price: 194, sku: 'VES-LAG-UK', weight: 2.4, stock: 2 },
      { choices: { Color: 'Rust', Plug: 'EU' }, price: 189, sku: 'VES-RUS-EU', weight: 2.4, stock: 5 },
      { choices: { Color: 'Rust', Plug: 'UK' }, price: 194, sku: 'VES-RUS-UK', weight: 2.4, stock: 0 },
      { choices: { Color: 'Rust', Plug: 'US' }, price: 194, sku: 'VES-RUS-US', weight: 2.4, stock: 1 },
    ],
    pictures: [
      picture('vesper-table-lamp-chalk', 'Vesper Table Lamp with a chalk foot and a glowing linen shade'),
      picture('vesper-table-lamp-lagoon', 'Vesper Table Lamp with a lagoon foot'),
      picture('vesper-table-lamp-rust', 'Vesper Table Lamp with a rust foot'),
      picture('vesper-table-lamp-detail', 'The glazed foot and brass collar of the lamp'),
      picture('vesper-table-lamp-set', 'The lamp beside a notebook and a mug in the evening'),
    ],
  },
  {
    name: 'Harbour Pendant',
    slug: 'harbour-pendant',
    productType: 'physical',
    description:
      '<p>A spun metal dome, enameled outside and pale inside, on two metres of cotton cord. Hang it low over the table and let everybody else sit in the dark.</p>',
    sku: 'HAR',
    weight: 1.5,
    price: 145,
    cost: 52,
    discount: { type: 'PERCENT', value: 10 },
    brand: 'Ostrel',
    collections: ['light', 'lamps'],
    additionalInfoSections: [dimensions('28 cm: 18 cm high. 40 cm: 25 cm high. Cord 2 m.'), bulb, bulkyShipping],
    productOptions: [
      {
        optionType: 'color',
        name: 'Color',
        choices: [
          color('Moss', '#5c6b4c', 'harbour-pendant-moss'),
          color('Ochre', '#c9963f', 'harbour-pendant-ochre'),
          color('Ink', '#33465a', 'harbour-pendant-ink'),
        ],
      },
      { optionType: 'drop_down', name: 'Diameter', choices: dropDown('28 cm', '40 cm') },
    ],
    variants: [
      { choices: { Color: 'Moss', Diameter: '28 cm' }, price: 145, sku: 'HAR-MOS-28', weight: 1.5, stock: 8 },
      { choices: { Color: 'Moss', Diameter: '40 cm' }, price: 198, sku: 'HAR-MOS-40', weight: 2.4, stock: 3 },
      { choices: { Color: 'Ochre', Diameter: '28 cm' }, price: 145, sku: 'HAR-OCH-28', weight: 1.5, stock: 0 },
      { choices: { Color: 'Ochre', Diameter: '40 cm' }, price: 198, sku: 'HAR-OCH-40', weight: 2.4, stock: 5 },
      { choices: { Color: 'Ink', Diameter: '28 cm' }, price: 145, sku: 'HAR-INK-28', weight: 1.5, stock: 6 },
      { choices: { Color: 'Ink', Diameter: '40 cm' }, price: 198, sku: 'HAR-INK-40', weight: 2.4, stock: 4 },
    ],
    pictures: [
      picture('harbour-pendant-moss', 'Harbour Pendant in moss green, lit'),
      picture('harbour-pendant-ochre', 'Harbour Pendant in ochre'),
      picture('harbour-pendant-ink', 'Harbour Pendant in ink blue'),
      picture('harbour-pendant-detail', 'The enameled dome and brass cap of the pendant'),
      picture('harbour-pendant-set', 'Three Harbour Pendants hanging in a row'),
    ],
  },
  {
    name: 'Cap Portable Lamp',
    slug: 'cap-portable-lamp',
    productType: 'physical',
    description:
      '<p>A small mushroom of opal glass that runs for nine hours on one charge. Carry it to the balcony, the bath, the tent.</p>',
    sku: 'CAP-1',
    weight: 0.85,
    price: 118,
    cost: 44,
    ribbon: 'New',
    brand: 'Ostrel',
    collections: ['light', 'table-lamps'],
    additionalInfoSections: [
      dimensions('24 cm high, 18 cm across.'),
      {
        title: 'Battery',
        description: '<p>USB-C, full in two hours; three levels of light. The battery can be exchanged.</p>',
      },
      shipping,
    ],
    productOptions: [],
    variants: [],
    stock: 0,
    preorder: { message: 'The next batch ships in about four weeks.', limit: 40 },
    pictures: [
      picture('cap-portable-lamp-front', 'A mushroom-shaped lamp of opal glass, lit'),
      picture('cap-portable-lamp-detail', 'The glowing cap of the lamp from below'),
      picture('cap-portable-lamp-set', 'The portable lamp on two books beside a small vase'),
    ],
  },
  {
    name: 'Hour Candle',
    slug: 'hour-candle',
    productType: 'physical',
    description:
      '<p>Rapeseed and beeswax in a stoneware cup, poured to burn for about forty hours. When it is finished, wash the cup and drink from it.</p>',
    sku: 'HOU',
    weight: 0.42,
    price: 34,
    cost: 11,
    brand: 'Ostrel',
    collections: ['light', 'candles'],
    additionalInfoSections: [
      dimensions('8 cm across, 9 cm high, 220 g of wax.'),
      {
        title: 'Care',
        description: '<p>Let the whole surface melt the first time; trim the wick to half a centimetre.</p>',
      },
      shipping,
    ],
    productOptions: [
      {
        optionType: 'drop_down',
        name: 'Scent',
        choices: dropDown('Cedar & Smoke', 'Fig Leaf', 'Sea Salt', 'Unscented'),
      },
    ],
    variants: [
      { choices: { Scent: 'Cedar & Smoke' }, sku: 'HOU-CED', stock: 30 },
      { choices: { Scent: 'Fig Leaf' }, sku: 'HOU-FIG', stock: 14 },
      { choices: { Scent: 'Sea Salt' }, sku: 'HOU-SEA', stock: 0 },
      { choices: { Scent: 'Unscented' }, price: 30, sku: 'HOU-UNS', stock: 22 },
    ],
    pictures: [
      picture('hour-candle-front', 'A lit candle in a stoneware cup'),
      picture('hour-candle-detail', 'The flame and melted wax of the candle, from above'),
      picture('hour-candle-set', 'Three candles in cups of different glazes'),
    ],
  },
  {
    name: 'Taper Candles, Set of Six',
    slug: 'taper-candles',
    productType: 'physical',
    description:
      '<p>Dipped thirty times by two patient people. They burn upright, slowly and without a drip, if you keep them out of the draught.</p>',
    weight: 0.36,
    price: 18,
    cost: 5.2,
    brand: 'Ostrel',
    collections: ['light', 'candles'],
    additionalInfoSections: [dimensions('24 cm long, 2.2 cm thick, about seven hours each.'), shipping],
    productOptions: [
      {
        optionType: 'color',
        name: 'Color',
        choices: [
          color('Ivory', '#efe4cb', 'taper-candles-ivory'),
          color('Ochre', '#c9963f', 'taper-candles-ochre'),
          color('Plum', '#6d3f4c', 'taper-candles-plum'),
        ],
      },
    ],
    variants: [
      { choices: { Color: 'Ivory' }, sku: 'TAP-IVO' },
      { choices: { Color: 'Ochre' }, sku: 'TAP-OCH' },
      { choices: { Color: 'Plum' }, sku: 'TAP-PLU' },
    ],
    stock: null,
    pictures: [
      picture('taper-candles-ivory', 'A bundle of six ivory taper candles'),
      picture('taper-candles-ochre', 'A bundle of six ochre taper candles'),
      picture('taper-candles-plum', 'A bundle of six plum taper candles'),
      picture('taper-candles-detail', 'Two lit tapers in brass holders'),
      picture('taper-candles-set', 'Tapers in three colors in their holders'),
    ],
  },
  {
    name: 'Stem Candle Holder',
    slug: 'stem-candle-holder',
    productType: 'physical',
    description:
      '<p>Turned from solid brass and left unlacquered. It arrives bright and goes its own way: fingerprints first, then honey, then something like old gold.</p>',
    sku: 'STE-1',
    weight: 0.55,
    price: 49,
    cost: 17,
    discount: { type: 'AMOUNT', value: 8 },
    brand: 'Ostrel',
    collections: ['light', 'candles'],
    additionalInfoSections: [
      dimensions('12 cm high, 9 cm across, for tapers of 2.2 cm.'),
      { title: 'Care', description: '<p>Polish with a paste of lemon and flour, or do not.</p>' },
      shipping,
    ],
    productOptions: [],
    variants: [],
    stock: 16,
    pictures: [
      picture('stem-candle-holder-front', 'A turned brass candle holder with an ivory taper'),
      picture('stem-candle-holder-detail', 'The turned brass foot, close up'),
      picture('stem-candle-holder-set', 'Three brass holders at different heights'),
    ],
  },
]
