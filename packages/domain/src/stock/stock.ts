/** Preorders of a variant, which are accepted while it is out of stock. */
interface Preorder {
  /** Number of units that can still be ordered; `Infinity` if it is not limited. */
  readonly remaining: number
  /** Shown to buyers. */
  readonly message?: string
  /** Day by which it is expected to ship, such as `2026-05-04`, in the store's time zone. */
  readonly expectedDate?: string
}

/** The stock of a variant. Untracked variants never run out. */
export type Stock = (
  | { readonly tracked: true; readonly quantity: number }
  | { readonly tracked: false; readonly inStock: boolean }
) & {
  /** Set if preorders are enabled. */
  readonly preorder?: Preorder
}

export type Availability = 'AVAILABLE' | 'PARTIALLY_AVAILABLE' | 'NOT_AVAILABLE'

export const isInStock = (stock: Stock): boolean => (stock.tracked ? stock.quantity > 0 : stock.inStock)

/** Stock of a variant without a stored level: untracked and in stock. */
export const uncounted: Stock = { tracked: false, inStock: true }

/** Whether buyers can only preorder the variant. */
export const isPreorder = (stock: Stock): boolean => !isInStock(stock) && (stock.preorder?.remaining ?? 0) > 0

/** Returns the quantity that buyers can order, `Infinity` if untracked. Without stock, that of preorders. */
export const quantityAvailable = (stock: Stock): number => {
  if (!isInStock(stock)) return Math.max(0, stock.preorder?.remaining ?? 0)
  return stock.tracked ? stock.quantity : Infinity
}

/** The message and expected day of a preorder. */
export type PreorderPromise = Pick<Preorder, 'message' | 'expectedDate'>

/**
 * Combines preorders that ship together, or of which any may ship: the first
 * message, and the latest day, if each has one.
 */
export const combinePromises = (preorders: readonly PreorderPromise[]): PreorderPromise => {
  const message = preorders.find((one) => one.message !== undefined)?.message
  const days = preorders.flatMap(({ expectedDate }) => expectedDate ?? []).toSorted()
  return {
    ...(message !== undefined && { message }),
    ...(days.length > 0 && days.length === preorders.length && { expectedDate: days.at(-1)! }),
  }
}

/** Removes an expected day that has passed, which is not a promise any more. */
export const withoutPastDay = <Note extends { readonly expectedDate?: string }>(
  { expectedDate, ...note }: Note,
  today: string,
): Omit<Note, 'expectedDate'> & { readonly expectedDate?: string } => ({
  ...note,
  ...(expectedDate !== undefined && expectedDate >= today && { expectedDate }),
})

const preordersOf = (stocks: readonly Stock[]): Pick<Stock, 'preorder'> => {
  const preorders = stocks.flatMap(({ preorder }) => preorder ?? [])
  if (preorders.length === 0) return {}
  const remaining = preorders.reduce((sum, one) => sum + one.remaining, 0)
  const open = preorders.filter((one) => one.remaining > 0)
  return { preorder: { remaining, ...combinePromises(open.length > 0 ? open : preorders) } }
}

/**
 * Combines the stock of a variant at its locations. An untracked location in stock never runs out; otherwise tracked
 * quantities are added up. What a location has sold beyond its stock does not reduce the stock of the others.
 */
export const combineStocks = (stocks: readonly Stock[]): Stock => {
  const [only] = stocks
  if (stocks.length === 1) return only!
  const preorder = preordersOf(stocks)
  if (stocks.some((stock) => !stock.tracked && stock.inStock)) return { tracked: false, inStock: true, ...preorder }
  const quantities = stocks.flatMap((stock) => (stock.tracked ? [stock.quantity] : []))
  if (quantities.length === 0) return { tracked: false, inStock: false, ...preorder }
  const quantity = quantities.reduce((sum, one) => sum + Math.max(0, one), 0)
  return { tracked: true, quantity: quantity > 0 ? quantity : Math.max(...quantities), ...preorder }
}

/** Limits the available quantity. */
export const atMost = (stock: Stock, max: number): Stock => {
  if (quantityAvailable(stock) <= max) return stock
  if (isInStock(stock)) return { tracked: true, quantity: max }
  return { ...stock, preorder: { ...stock.preorder, remaining: max } }
}

/** Returns the availability of a quantity. */
export const availabilityOf = (stock: Stock, requested: number): Availability => {
  const available = quantityAvailable(stock)
  if (available >= requested) return 'AVAILABLE'
  return available > 0 ? 'PARTIALLY_AVAILABLE' : 'NOT_AVAILABLE'
}

/** Whether all, some or none of the variants of a product have a property. */
export type Share = 'ALL' | 'SOME' | 'NONE'

export const shareOf = (variants: readonly Stock[], has: (stock: Stock) => boolean): Share => {
  const count = variants.filter(has).length
  if (count === 0) return 'NONE'
  return count === variants.length ? 'ALL' : 'SOME'
}

export type InventoryStatus = 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK'

/** Derives the status of a product from its variants (specification, section 4). */
export const inventoryStatusOf = (variants: readonly Stock[]): InventoryStatus => {
  const inStock = variants.filter(isInStock).length
  if (inStock === 0) return 'OUT_OF_STOCK'
  return inStock === variants.length ? 'IN_STOCK' : 'PARTIALLY_OUT_OF_STOCK'
}
