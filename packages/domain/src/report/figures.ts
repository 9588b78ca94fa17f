/** What reports add up. Counts, and amounts in minor units of one currency. */
export const figureNames = [
  'orders',
  'returningOrders',
  'quantity',
  'gross',
  'discounts',
  'delivery',
  'fees',
  'tax',
  'total',
  'giftCards',
  'returns',
  'received',
  'refunded',
  'disputed',
  'returned',
] as const
type FigureName = (typeof figureNames)[number]
export type Figures = Readonly<Record<FigureName, number>>

const filled = (value: (name: FigureName) => number): Figures =>
  Object.fromEntries(figureNames.map((name) => [name, value(name)])) as Record<FigureName, number>

/** Completes figures: those that are not given are 0. */
export const figuresOf = (given: Partial<Figures>): Figures => filled((name) => given[name] ?? 0)

/** Adds up figures. */
export const addFigures = (all: readonly Partial<Figures>[]): Figures => {
  const sums = { ...figuresOf({}) } as Record<FigureName, number>
  for (const one of all) for (const name of figureNames) sums[name] += one[name] ?? 0
  return sums
}

/** Returns the figures that are not 0. */
export const nonZero = (figures: Partial<Figures>): Partial<Figures> =>
  Object.fromEntries(figureNames.flatMap((name) => (figures[name] ? [[name, figures[name]]] : [])))

/** Returns what is left of sales without gift cards, which are a liability, and returns. */
export const netSales = ({ total, giftCards, returns }: Figures): number => total - giftCards - returns

/** Returns payments less refunds and chargebacks: the net amount of the books. */
export const netPayments = ({ received, refunded, disputed, returned }: Figures): number =>
  received - refunded - disputed + returned

/** Returns sales per order, rounded half up to minor units. `undefined` without orders. */
export const averageOrder = ({ total, orders }: Figures): number | undefined =>
  orders === 0 ? undefined : Math.round(total / orders)
