/** A quantity of one variant. */
export interface StockMove {
  readonly productId: string
  readonly variantId: string
  readonly quantity: number
}
