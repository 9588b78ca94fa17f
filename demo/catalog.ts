import { collections } from './catalog/collections.ts'
import { downloads } from './catalog/downloads.ts'
import { giftCards } from './catalog/gift-card.ts'
import { light } from './catalog/light.ts'
import { madeToOrder } from './catalog/made-to-order.ts'
import { paper } from './catalog/paper.ts'
import { tableware } from './catalog/tableware.ts'
import { textiles } from './catalog/textiles.ts'
import { vasesAndGlass } from './catalog/vases-and-glass.ts'
import type { DemoCatalog } from './types.ts'

/** Everything the demo shop sells, in the order of its shelves. */
export const demoCatalog: DemoCatalog = {
  currency: 'EUR',
  collections,
  products: [
    ...tableware,
    ...vasesAndGlass,
    ...light,
    ...textiles,
    ...paper,
    ...giftCards,
    ...madeToOrder,
    ...downloads,
  ],
}
