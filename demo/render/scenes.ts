import { compositions } from './scenes/compositions.ts'
import { downloads } from './scenes/downloads.ts'
import { giftCard } from './scenes/gift-card.ts'
import { light } from './scenes/light.ts'
import { madeToOrder } from './scenes/made-to-order.ts'
import { paper } from './scenes/paper.ts'
import type { Scenes } from './scenes/shelf.ts'
import { tableware } from './scenes/tableware.ts'
import { textiles } from './scenes/textiles.ts'
import { vasesAndGlass } from './scenes/vases-and-glass.ts'

/** Every picture of the demo shop, by the name of its file. */
export const scenes: Scenes = {
  ...tableware,
  ...vasesAndGlass,
  ...light,
  ...textiles,
  ...paper,
  ...giftCard,
  ...madeToOrder,
  ...downloads,
  ...compositions,
}
