import { combinePromises, isInStock, quantityAvailable, type Stock } from '../stock/stock.ts'

/** Returns how many bundles there is enough for, of a component with some pieces in each. */
const stockOfBundles = (stock: Stock, pieces: number): Stock => {
  const { preorder } = stock
  const bundles = (quantity: number) => Math.floor(Math.max(0, quantity) / pieces)
  return {
    ...(stock.tracked ? { tracked: true, quantity: bundles(stock.quantity) } : stock),
    ...(preorder && { preorder: { ...preorder, remaining: bundles(preorder.remaining) } }),
  }
}

/** Returns the stock with the most pieces, such as that of the variant that a buyer can choose. */
export const mostStock = (stocks: readonly Stock[]): Stock =>
  stocks.reduce<Stock>(
    (most, stock) =>
      (isInStock(stock) && !isInStock(most)) ||
      (isInStock(stock) === isInStock(most) && quantityAvailable(stock) > quantityAvailable(most))
        ? stock
        : most,
    { tracked: false, inStock: false },
  )

/** Bundles that are partly out of stock can be ordered as far as the missing components can be preordered. */
const preorderedStock = (stocks: readonly Stock[]): Stock => {
  const soldOut = { tracked: true, quantity: 0 } as const
  const remaining = Math.min(...stocks.map(quantityAvailable))
  if (remaining === 0) return soldOut
  const missing = stocks.filter((stock) => !isInStock(stock)).map(({ preorder }) => preorder ?? {})
  return { ...soldOut, preorder: { remaining, ...combinePromises(missing) } }
}

const leastStock = (stocks: readonly Stock[]): Stock => {
  if (!stocks.every(isInStock)) return preorderedStock(stocks)
  const quantities = stocks.flatMap((stock) => (stock.tracked ? [stock.quantity] : []))
  return quantities.length === 0
    ? { tracked: false, inStock: true }
    : { tracked: true, quantity: Math.min(...quantities) }
}

/** What a bundle needs of an item. */
interface Need {
  readonly itemKey: string
  /** In one bundle. */
  readonly pieces: number
  readonly stock: Stock
}

/** Returns the stock of a bundle: the least of its items. Pieces of the same item count together. */
export const stockOfNeeds = (needs: readonly Need[]): Stock => {
  const byItem = new Map<string, Pick<Need, 'pieces' | 'stock'>>()
  for (const { itemKey, pieces, stock } of needs)
    byItem.set(itemKey, { stock, pieces: pieces + (byItem.get(itemKey)?.pieces ?? 0) })
  return leastStock([...byItem.values()].map((need) => stockOfBundles(need.stock, need.pieces)))
}
