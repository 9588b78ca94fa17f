import { demoCatalog } from '../../catalog.ts'
import type { DemoColorChoice } from '../../types.ts'
import type { Shot } from '../studio.ts'

/** Picture name → what to set up for it. */
export type Scenes = Record<string, () => Shot>

/** The same scene once for every colour that the catalog offers. */
export function inColors(slug: string, scene: (color: string, name: string) => Shot): Scenes {
  const scenes: Scenes = {}
  for (const choice of colorsOf(slug)) {
    for (const file of choice.pictures)
      scenes[file.replace('.webp', '')] = () => scene(choice.value, choice.description)
  }
  return scenes
}

function colorsOf(slug: string): DemoColorChoice[] {
  const product = demoCatalog.products.find((candidate) => candidate.slug === slug)
  if (!product) throw new Error(`The catalog has no ${slug}`)
  return product.productOptions.flatMap((option) => (option.optionType === 'color' ? option.choices : []))
}

/** The studio's glazes and dyes, for scenes with several things in them. */
export const hues = {
  chalk: '#e9e1d2',
  oat: '#d9c7a7',
  sage: '#93a18a',
  ink: '#33465a',
  terracotta: '#b9663f',
  lagoon: '#5f8f92',
  basalt: '#45423f',
  rust: '#a4573a',
  ochre: '#c9963f',
  plum: '#6d3f4c',
  fern: '#6f7f5c',
  ivory: '#efe4cb',
  flax: '#cbb994',
  night: '#3a4657',
}
