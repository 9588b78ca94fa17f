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
]
