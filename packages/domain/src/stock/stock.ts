/** The stock of a variant. Untracked variants never run out. */
export type Stock =
  | { readonly tracked: true; readonly quantity: number }
  | { readonly tracked: false; readonly inStock: boolean }

export type Availability = 'AVAILABLE' | 'PARTIALLY_AVAILABLE' | 'NOT_AVAILABLE'

export const isInStock = (stock: Stock): boolean => (stock.tracked ? stock.quantity > 0 : stock.inStock)

/** Returns the available quantity, `Infinity` if untracked. */
export const quantityAvailable = (stock: Stock): number => {
  if (stock.tracked) return Math.max(0, stock.quantity)
  return stock.inStock ? Infinity : 0
}

/** Limits the available quantity. */
export const atMost = (stock: Stock, max: number): Stock => {
  const available = quantityAvailable(stock)
  return available > max ? { tracked: true, quantity: max } : stock
}

/** Returns the availability of a quantity. */
export const availabilityOf = (stock: Stock, requested: number): Availability => {
  const available = quantityAvailable(stock)
  if (available >= requested) return 'AVAILABLE'
  return available > 0 ? 'PARTIALLY_AVAILABLE' : 'NOT_AVAILABLE'
}

export type InventoryStatus = 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK'

/** Derives the status of a product from its variants (specification, section 4). */
export const inventoryStatusOf = (variants: readonly Stock[]): InventoryStatus => {
  const inStock = variants.filter(isInStock).length
  if (inStock === 0) return 'OUT_OF_STOCK'
  return inStock === variants.length ? 'IN_STOCK' : 'PARTIALLY_OUT_OF_STOCK'
}
