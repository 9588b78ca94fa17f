/** What is in stock of one variant; a variant that is not tracked never runs out. */
export type Stock =
  | { readonly tracked: true; readonly quantity: number }
  | { readonly tracked: false; readonly inStock: boolean }

export type Availability = 'AVAILABLE' | 'PARTIALLY_AVAILABLE' | 'NOT_AVAILABLE'

export const isInStock = (stock: Stock): boolean => (stock.tracked ? stock.quantity > 0 : stock.inStock)

/** How many can be sold; `Infinity` for what is not counted. */
export const quantityAvailable = (stock: Stock): number => {
  if (stock.tracked) return Math.max(0, stock.quantity)
  return stock.inStock ? Infinity : 0
}

/** The same stock, of which at most so many are sold at once. */
export const atMost = (stock: Stock, most: number): Stock => {
  const available = quantityAvailable(stock)
  return available > most ? { tracked: true, quantity: most } : stock
}

/** Whether so many can be sold. */
export const availabilityOf = (stock: Stock, wanted: number): Availability => {
  const available = quantityAvailable(stock)
  if (available >= wanted) return 'AVAILABLE'
  return available > 0 ? 'PARTIALLY_AVAILABLE' : 'NOT_AVAILABLE'
}

export type InventoryStatus = 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK'

/** The status of a product from that of its variants (specification, section 4). */
export const inventoryStatusOf = (variants: readonly Stock[]): InventoryStatus => {
  const inStock = variants.filter(isInStock).length
  if (inStock === 0) return 'OUT_OF_STOCK'
  return inStock === variants.length ? 'IN_STOCK' : 'PARTIALLY_OUT_OF_STOCK'
}
