import type { PastBuyer } from './people.ts'
import type { Goods, PlannedOrder, RareGoods } from './planned.ts'
import type { Random } from './random.ts'

const dayMs = 24 * 3_600_000

interface Rare {
  readonly random: Random
  readonly rare: RareGoods
  readonly buyers: readonly PastBuyer[]
  readonly until: Date
}

/** An order of some in a row has rare goods: `first` is the first one, and then each after `every` more. */
const turns = {
  download: { first: 2, every: 15 },
  bundle: { first: 5, every: 26 },
  giftCard: { first: 9, every: 24 },
} as const

const isTurn = (kind: keyof typeof turns, index: number): boolean => {
  const { first, every } = turns[kind]
  return index >= first && (index - first) % every === 0
}

const messages = [
  'Happy birthday! Choose something for the new kitchen.',
  'For the two of you, with love.',
  'Thank you for looking after the cats.',
  'A little light for the dark months.',
] as const

const one = (goods: Goods): PlannedOrder['lines'][number] => ({ ...goods, quantity: 1 })

/** Some buy only a file, others a file as well. */
const withDownload = (order: PlannedOrder, { random, rare }: Rare): PlannedOrder => {
  const file = one(random.pick(rare.downloads))
  const downloads = random.pick([0, 1, 1, 2, 3])
  if (random.chance(0.4)) return { ...order, lines: [...order.lines, file], downloads }
  const { review: _review, ...unreviewed } = order
  return { ...unreviewed, lines: [file], fate: 'NOT_SHIPPED', downloads }
}

/** Of some bundles, a part is returned. */
const withBundle = (order: PlannedOrder, { random, rare, until }: Rare): PlannedOrder => {
  const isOld = until.getTime() - order.placed.getTime() > 20 * dayMs
  const { review, ...rest } = order
  const isReturned = isOld && random.chance(0.35)
  const lines = [one(random.pick(rare.bundles))]
  return { ...rest, lines, ...(isReturned ? { fate: 'RETURNED' } : review && { review }) }
}

/** The dearer cards, which are last, are given more often. */
const pickValue = (random: Random, giftCards: readonly Goods[]): Goods =>
  giftCards[Math.floor(random.next() ** 0.5 * giftCards.length)]!

const withGiftCard = (order: PlannedOrder, { random, rare, buyers }: Rare): PlannedOrder => {
  const recipient = random.pick(buyers.filter(({ number }) => number !== order.buyer.number))
  const { review: _review, couponCode: _coupon, ...rest } = order
  const gift = { recipient, message: random.pick(messages) }
  return { ...rest, lines: [one(pickValue(random, rare.giftCards))], fate: 'NOT_SHIPPED', gift }
}

/** Whether an order has nothing that its plan would contradict. */
const isOrdinary = ({ fate, channel }: PlannedOrder): boolean => fate === 'SHIPPED' && channel === 'WEB'

/** Whether a part of a gift card may pay for an order. */
const isSmall = ({ lines, downloads }: PlannedOrder): boolean =>
  lines.length === 1 && lines[0]!.quantity === 1 && downloads === undefined

/** Lets the recipients of most gift cards buy something with them some weeks later. */
const redeemGiftCards = (orders: PlannedOrder[], { random }: Rare): void => {
  for (const { placed, gift } of orders) {
    if (!gift || random.chance(0.2)) continue
    const isLater = (order: PlannedOrder): boolean =>
      isOrdinary(order) && !order.isPaidWithGiftCard && order.placed.getTime() > placed.getTime() + 9 * dayMs
    const index = orders.findIndex((order) => isLater(order) && isSmall(order))
    if (index >= 0) orders[index] = { ...orders[index]!, buyer: gift.recipient, isPaidWithGiftCard: true }
  }
}

/** Puts downloads, bundles and gift cards into some of the orders, which are in the order of time. */
export const addRareOrders = (orders: readonly PlannedOrder[], options: Rare): PlannedOrder[] => {
  const { rare } = options
  let index = 0
  const changed = orders.map((order) => {
    if (!isOrdinary(order)) return order
    index += 1
    if (rare.downloads.length > 0 && isTurn('download', index)) return withDownload(order, options)
    if (rare.bundles.length > 0 && isTurn('bundle', index)) return withBundle(order, options)
    if (rare.giftCards.length > 0 && isTurn('giftCard', index)) return withGiftCard(order, options)
    return order
  })
  redeemGiftCards(changed, options)
  return changed
}
