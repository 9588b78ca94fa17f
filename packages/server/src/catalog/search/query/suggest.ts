import type { ProductSuggestion } from '@vitrine/contract/entities/catalog/search.ts'
import { wordsOf } from '@vitrine/domain/search/fold.ts'
import { suggestedWords } from '@vitrine/domain/search/terms.ts'
import { withoutPriceRounding, type Site } from '../../../ground/site/sites.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import { presentMedia } from '../../product/api.ts'
import type { ShownPrices } from './shown-prices.ts'
import type { Card } from '../store.ts'

/** Presents a product as a search suggestion. */
export const presentCard = (
  { id, name, slug, price, discounted_price, media, is_gift_card }: Card,
  site: Site,
  prices: ShownPrices | undefined,
): ProductSuggestion => {
  const { converted } = createMoneyWriter(is_gift_card ? withoutPriceRounding(site) : site)
  // Price lists do not apply to gift cards.
  const isListed = prices !== undefined && !is_gift_card
  const now = isListed ? prices.priceOf(discounted_price, prices.listed.get(id)) : converted.of(discounted_price)
  const before = Math.max(converted.of(price), now)
  const imageUrl = media && presentMedia([media], site).mainMedia?.thumbnail?.url
  return {
    id,
    name,
    slug,
    ...(imageUrl != null && { imageUrl }),
    formattedPrice: converted.text(before),
    formattedDiscountedPrice: converted.text(now),
  }
}

/** Completes the last word from product names, keeping the words before it. */
export const completionsOf = (expression: string, names: readonly string[], limit: number): string[] => {
  const words = wordsOf(expression)
  const last = words.at(-1) ?? ''
  const before = words.slice(0, -1)
  const fitting = names.flatMap(suggestedWords).filter((word) => word.startsWith(last) && word !== last)
  return [...new Set(fitting)].slice(0, limit).map((word) => [...before, word].join(' '))
}
