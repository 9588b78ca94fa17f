import { addRareOrders } from './add-rare-orders.ts'
import { createBuyers } from './people.ts'
import type { Fate, Goods, Piece, Plan, PlannedDelivery, PlannedOrder, PlannedReview, RareGoods } from './planned.ts'
import { pastReplies, pastReviews } from './reviews.ts'
import { createRandom, type Random } from './random.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

export interface PlanOptions {
  readonly seed: number
  readonly goods: readonly Goods[]
  readonly rare?: RareGoods
  /** The last moment of the past. */
  readonly until: Date
  readonly months: number
  readonly staff: number
}

/** The share of orders of a usual month, by month of the year: gifts are bought before Christmas. */
const season = [0.8, 0.8, 0.9, 1, 1.1, 0.9, 0.8, 0.8, 1, 1.1, 1.7, 2.1]

/** Orders of a usual month: a store that grows. */
const ordersOf = (month: number): number => 7 + month * 0.45

const fateOf = (random: Random, age: number): Fate => {
  if (age < 3 * dayMs) return 'WAITING'
  const chance = random.next()
  if (chance < 0.04) return 'CANCELED'
  if (chance < 0.08) return 'PARTLY_REFUNDED'
  if (chance < 0.13) return age < 12 * dayMs ? 'RETURN_REQUESTED' : 'RETURNED'
  return 'SHIPPED'
}

const reviewOf = (random: Random, age: number): PlannedReview | undefined => {
  if (age < 20 * dayMs || !random.chance(0.12)) return undefined
  const isApproved = age > 40 * dayMs
  const reply = isApproved && random.chance(0.3) ? random.pick(pastReplies) : undefined
  return { ...random.pick(pastReviews), isApproved, ...(reply !== undefined && { reply }) }
}

/** Favorites sell more often: the first of the list most of all. */
const pickGoods = (random: Random, goods: readonly Goods[]): Goods =>
  goods[Math.floor(random.next() ** 1.8 * goods.length)]!

const linesOf = (random: Random, goods: readonly Goods[]): PlannedOrder['lines'] => {
  const chosen = new Map<string, Goods & { quantity: number }>()
  const count = random.pick([1, 1, 1, 2, 2, 3])
  for (let line = 0; line < count; line += 1) {
    const one = pickGoods(random, goods)
    chosen.set(`${one.productId} ${one.variantId}`, { ...one, quantity: random.pick([1, 1, 1, 2, 4]) })
  }
  return [...chosen.values()]
}

/** Returns a moment of a day at which people shop. */
const momentOn = (random: Random, day: number): number =>
  day + random.between(7, 21) * hourMs + random.between(0, 3599) * 1000

/** Lists what a line takes from the stock. */
export const piecesOf = ({
  parts,
  ...line
}: PlannedOrder['lines'][number]): readonly (Piece & { quantity: number })[] =>
  parts?.map((part) => ({ ...part, quantity: part.quantity * line.quantity })) ?? [line]

const deliveryOf = (arrived: Date, orders: readonly PlannedOrder[]): PlannedDelivery => {
  const items = new Map<string, { productId: string; variantId: string; quantity: number }>()
  for (const { productId, variantId, isTracked, quantity } of orders.flatMap(({ lines }) => lines.flatMap(piecesOf))) {
    if (!isTracked) continue
    const key = `${productId} ${variantId}`
    const sold = quantity + (items.get(key)?.quantity ?? 0)
    items.set(key, { productId, variantId, quantity: sold })
  }
  return { arrived, items: [...items.values()] }
}

/** Plans the past of a store. The same options lead to the same plan. */
export const planPast = ({ seed, goods, rare, until, months, staff }: PlanOptions): Plan => {
  const random = createRandom(seed)
  const end = until.getTime()
  const buyers = createBuyers(random, Math.max(8, months * 9))
  const usual: PlannedOrder[] = []
  const starts: number[] = []
  for (let month = 0; month < months; month += 1) {
    const start = end - (months - month) * 30 * dayMs
    starts.push(start)
    const count = Math.round(ordersOf(month + 24 - months) * season[new Date(start).getUTCMonth()]!)
    for (let order = 0; order < count; order += 1) {
      const placed = Math.min(momentOn(random, start + random.between(0, 29) * dayMs), end - hourMs)
      const age = end - placed
      const review = reviewOf(random, age)
      const fate = fateOf(random, age)
      usual.push({
        placed: new Date(placed),
        // Early buyers come back.
        buyer: buyers[Math.floor(random.next() ** 1.5 * ((month + 1) / months) * buyers.length)]!,
        lines: linesOf(random, goods),
        ...(random.chance(0.12) && { couponCode: 'WELCOME10' }),
        channel: random.pick(['WEB', 'WEB', 'WEB', 'WEB', 'OTHER_PLATFORM']),
        fate,
        staff: random.between(0, staff - 1),
        sent: new Date(placed + random.between(8, 60) * hourMs),
        ...(review && fate === 'SHIPPED' && { review }),
      })
    }
  }
  const abandoned = Array.from({ length: 6 }, (_, index) => ({
    left: new Date(end - (index * 3 + 1) * dayMs - random.between(1, 20) * hourMs),
    buyer: random.pick(buyers),
    lines: linesOf(random, goods),
  }))
  const sorted = usual.toSorted((one, other) => one.placed.getTime() - other.placed.getTime())
  const orders = rare ? addRareOrders(sorted, { random: createRandom(seed + 1), rare, buyers, until }) : sorted
  const deliveries = starts.map((start, month) => {
    const end = starts[month + 1] ?? until.getTime()
    const sold = orders.filter(({ placed }) => placed.getTime() >= start && placed.getTime() < end)
    return deliveryOf(new Date(start), sold)
  })
  return { orders, deliveries, abandoned }
}
