import type { DemoCollection } from '../types.ts'
import { picture } from './shared.ts'

export const collections: DemoCollection[] = [
  {
    name: 'Tableware',
    slug: 'tableware',
    description:
      'Stoneware for every day: thrown in the studio, glazed in colors of the shore and fired hot enough to forget about. Mix the glazes; they were mixed on one table.',
    picture: picture('collection-tableware', 'A stack of stoneware bowls and plates with a mug and a pitcher'),
  },
  {
    name: 'Vases & Glass',
    slug: 'vases-and-glass',
    description:
      'Shapes that look complete when they are empty, and mouth-blown glass in smoke, amber and moss that colors the light behind it.',
    picture: picture('collection-vases-and-glass', 'Ceramic vases beside bottles of amber and green glass'),
  },
  {
    name: 'Light',
    slug: 'light',
    description:
      'Lamps and candles for the second half of the day. Warm bulbs, linen shades, brass that is allowed to age, beeswax that smells of what it is.',
    picture: picture('collection-light', 'A glowing ceramic table lamp beside lit taper candles'),
  },
  {
    name: 'Textiles',
    slug: 'textiles',
    description:
      'Linen and wool from a mill that weaves for us twice a year. Washed before it reaches you, so the size you buy is the size that stays.',
    picture: picture('collection-textiles', 'Folded wool throws and linen napkins beside a cushion'),
  },
  {
    name: 'Paper',
    slug: 'paper',
    description: 'Notebooks that lie flat, prints, cards and wrapping paper, drawn at the same table as the glazes.',
    picture: picture('collection-paper', 'Cloth-bound notebooks, printed cards and rolls of wrapping paper'),
  },
  {
    name: 'Downloads',
    slug: 'downloads',
    description:
      'Recipes, patterns and wallpapers to download at once: the studio on your screen, or out of your own printer.',
    picture: picture('collection-downloads', 'A tablet showing a dune wallpaper beside printed pattern sheets'),
  },
  {
    name: 'Cups & Mugs',
    slug: 'cups-and-mugs',
    parent: 'tableware',
    description:
      'For coffee, tea and the soup that is left over: stoneware that keeps warm and stays cool at the handle.',
  },
  {
    name: 'Bowls & Plates',
    slug: 'bowls-and-plates',
    parent: 'tableware',
    description: 'Glazed inside, bare clay at the foot. They stack, and they forgive a dishwasher.',
  },
  {
    name: 'Pots & Pitchers',
    slug: 'pots-and-pitchers',
    parent: 'tableware',
    description: 'Spouts that pour without a drop on the cloth.',
  },
  {
    name: 'Vases',
    slug: 'vases',
    parent: 'vases-and-glass',
    description: 'From a single stem to a branch from the hedge.',
  },
  {
    name: 'Glassware',
    slug: 'glassware',
    parent: 'vases-and-glass',
    description: 'Mouth-blown in small batches, a little different each time.',
  },
  {
    name: 'Lamps',
    slug: 'lamps',
    parent: 'light',
    description: 'Warm light for tables, shelves and the corner that has none yet.',
  },
  {
    name: 'Table Lamps',
    slug: 'table-lamps',
    parent: 'lamps',
    description: 'Lamps that stand, with and without a cord.',
  },
  {
    name: 'Candles',
    slug: 'candles',
    parent: 'light',
    description: 'Beeswax and plant wax, and what holds them.',
  },
  {
    name: 'Throws & Cushions',
    slug: 'throws-and-cushions',
    parent: 'textiles',
    description: 'Wool and linen for the sofa, washed before they reach you.',
  },
  {
    name: 'Table Linen',
    slug: 'table-linen',
    parent: 'textiles',
    description: 'Napkins and towels that get softer with every wash.',
  },
  {
    name: 'Small Gifts',
    slug: 'small-gifts',
    description:
      'Everything up to fifty euros that is in stock today and leaves the studio in a parcel. It changes with our stock.',
    picture: picture('tideline-wrapping-paper-set', 'Two gifts wrapped in Tideline paper with string'),
    rule: {
      match: 'ALL',
      conditions: [
        { field: 'PRICE', operator: 'AT_MOST', value: '50' },
        { field: 'IN_STOCK', operator: 'IS_TRUE' },
        { field: 'PRODUCT_TYPE', operator: 'EQUALS', value: 'PHYSICAL' },
      ],
    },
  },
  {
    name: 'Sale',
    slug: 'sale',
    description: 'Everything at a reduced price while it lasts.',
    picture: picture('ridge-pitcher-set', 'The Ridge Pitcher beside two mugs'),
    rule: {
      match: 'ALL',
      conditions: [
        { field: 'REDUCED', operator: 'IS_TRUE' },
        { field: 'IN_STOCK', operator: 'IS_TRUE' },
      ],
    },
  },
]
