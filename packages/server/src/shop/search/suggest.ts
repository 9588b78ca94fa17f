import type { ProductSuggestion } from '@vitrine/contract/entities/search.ts'
import { foldText, wordsOf } from '@vitrine/domain/search/fold.ts'
import type { Site } from '../../ground/site/sites.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import { presentMedia } from '../catalog/present-media.ts'
import type { Card } from './store.ts'

/** A product as a line under the field of a search. */
export const presentCard = (
  { id, name, slug, price, discounted_price, media }: Card,
  site: Site,
): ProductSuggestion => {
  const { text } = createMoneyWriter(site)
  const imageUrl = media && presentMedia([media], site).mainMedia?.thumbnail?.url
  return {
    id,
    name,
    slug,
    ...(imageUrl != null && { imageUrl }),
    formattedPrice: text(price),
    formattedDiscountedPrice: text(discounted_price),
  }
}

/** Words of names that begin as the last word does, with the words before it. */
export const completionsOf = (expression: string, names: readonly string[], most: number): string[] => {
  const words = wordsOf(expression)
  const last = words.at(-1) ?? ''
  const before = words.slice(0, -1)
  const fitting = names.flatMap((name) => wordsOf(name)).filter((word) => word.startsWith(last) && word !== last)
  return [...new Set(fitting)].slice(0, most).map((word) => [...before, foldText(word)].join(' '))
}
