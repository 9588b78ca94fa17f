import type { DemoProduct } from '../types.ts'
import { download, picture } from './shared.ts'

export const downloads: DemoProduct[] = [
  {
    name: 'Slow Supper Recipe Booklet',
    slug: 'slow-supper-recipe-booklet',
    productType: 'digital',
    digitalFile: 'slow-supper-recipe-booklet.pdf',
    description:
      '<p>Twelve suppers that look after themselves while you sit down: beans with sage, barley with lemon, a pear tart that forgives everything. Drawn and written in the studio kitchen.</p>',
    sku: 'DL-SUPPER',
    price: 9,
    brand: 'Ostrel',
    collections: ['downloads'],
    additionalInfoSections: [
      { title: 'Format', description: '<p>PDF, 48 pages, A5, for screen and print.</p>' },
      download,
    ],
    productOptions: [],
    variants: [],
    stock: null,
    pictures: [
      picture('slow-supper-recipe-booklet-front', 'The recipe booklet with a drawn bowl on its cover'),
      picture('slow-supper-recipe-booklet-detail', 'An open spread of the recipe booklet'),
      picture('slow-supper-recipe-booklet-set', 'The recipe booklet beside a bowl and a napkin'),
    ],
  },
  {
    name: 'Dunes Wallpaper Set',
    slug: 'dunes-wallpaper-set',
    productType: 'digital',
    digitalFile: 'dunes-wallpaper-set.pdf',
    description:
      '<p>Six landscapes in our glaze colors for telephone, tablet and desk. Calm behind icons, and every one has a version for the night.</p>',
    sku: 'DL-DUNES',
    price: 6,
    discount: { type: 'PERCENT', value: 25 },
    brand: 'Ostrel',
    collections: ['downloads'],
    additionalInfoSections: [
      { title: 'Format', description: '<p>PDF, six landscapes for day and night, up to 5120 × 2880 pixels.</p>' },
      download,
    ],
    productOptions: [],
    variants: [],
    stock: null,
    pictures: [
      picture('dunes-wallpaper-set-front', 'A tablet showing dunes at sunset'),
      picture('dunes-wallpaper-set-detail', 'A telephone and a tablet with matching dune wallpapers'),
      picture('dunes-wallpaper-set-set', 'Four wallpapers printed as cards'),
    ],
  },
  {
    name: 'Hush Cushion Sewing Pattern',
    slug: 'hush-cushion-sewing-pattern',
    productType: 'digital',
    digitalFile: 'hush-cushion-sewing-pattern.pdf',
    description:
      '<p>Our own cushion, as a pattern: three sizes, piping and a hidden zip, explained so that it works as a first project. Print at home or send it to a copy shop.</p>',
    sku: 'DL-CUSHION',
    price: 8.5,
    ribbon: 'New',
    brand: 'Ostrel',
    collections: ['downloads', 'textiles'],
    additionalInfoSections: [
      { title: 'Format', description: '<p>PDF, A4 tiles and one A0 sheet, with a seam allowance of 1 cm.</p>' },
      download,
    ],
    productOptions: [],
    variants: [],
    stock: null,
    pictures: [
      picture('hush-cushion-sewing-pattern-front', 'Printed pattern sheets with cutting lines, partly folded'),
      picture('hush-cushion-sewing-pattern-detail', 'The lines and notches of the pattern, close up'),
      picture('hush-cushion-sewing-pattern-set', 'The pattern sheet beside a finished cushion'),
    ],
  },
  {
    name: 'Leaf Letter Paper',
    slug: 'leaf-letter-paper',
    productType: 'digital',
    digitalFile: 'leaf-letter-paper.pdf',
    description:
      '<p>Four sheets of letter paper with a pressed leaf in the corner, to print as often as you have something to say.</p>',
    sku: 'DL-LETTER',
    price: 4.5,
    brand: 'Ostrel',
    collections: ['downloads', 'paper'],
    additionalInfoSections: [
      { title: 'Format', description: '<p>PDF, A4 and US Letter, ruled and plain.</p>' },
      download,
    ],
    productOptions: [],
    variants: [],
    stock: null,
    pictures: [
      picture('leaf-letter-paper-front', 'Sheets of letter paper with a drawn leaf, fanned out'),
      picture('leaf-letter-paper-detail', 'The drawn leaf in the corner of a sheet'),
      picture('leaf-letter-paper-set', 'A letter and a kraft envelope'),
    ],
  },
]
