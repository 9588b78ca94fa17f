import { Product } from '@vitrine/contract/entities/product.ts'
import { createBoundedMap } from '../bounded-map.ts'
import { createWriter } from '../http/compile.ts'
import type { Site } from '../site/sites.ts'
import type { Db } from '../tables.ts'
import { createChanges } from './changes.ts'
import { presentProduct } from './present-product.ts'
import { findShownProducts, type ShownProduct } from './product-rows.ts'
import type { ProductPage } from './query-products.ts'

/** All kept texts together have so many bytes at the most. */
const mostBytes = 64 * 1024 * 1024

interface ProductText {
  readonly text: Uint8Array
  readonly visible: boolean
  /** Of the catalog that it was read in. */
  readonly state: number
}

interface Shown {
  readonly site: Site
  readonly merchantData: boolean
  /** Hidden products show only where this is set. */
  readonly hidden: boolean
}

const writeProduct = createWriter(Product)
const encoder = new TextEncoder()

/** Products as JSON, as answers have them; kept, each until something changes that it shows. */
export const createProductTexts = (db: Db) => {
  const kept = createBoundedMap<ProductText>({ mostBytes, bytesOf: ({ text }) => text.length })
  const changesOf = createChanges(db)

  /** The products of a page, in its order. */
  return async (
    { ids, state, rows: known }: ProductPage,
    { site, merchantData, hidden }: Shown,
  ): Promise<Uint8Array[]> => {
    if (state === undefined) return []
    const { forProviderSdk, conversion, generation } = site
    const way = JSON.stringify([site.id, generation, forProviderSdk, conversion?.currency, merchantData])
    const holdsSince = await changesOf(site.id, Number(state))

    const found = new Map<string, ProductText>()
    const missing = ids.filter((id) => {
      const text = kept.get(way + id)
      if (!text || text.state < holdsSince(id)) return true
      found.set(id, text)
      return false
    })
    const write = (row: ShownProduct): void => {
      const text = encoder.encode(writeProduct(presentProduct(row, { site, merchantData })))
      const made = { text, visible: row.visible, state: Number(row.state) }
      kept.set(way + row.id, made)
      found.set(row.id, made)
    }
    for (const row of missing.length > 0 ? (known ?? (await findShownProducts(db, site.id, missing))) : []) write(row)
    // One that was deleted or hidden since the page was found is no more in it.
    return ids.flatMap((id) => {
      const product = found.get(id)
      return product && (hidden || product.visible) ? [product.text] : []
    })
  }
}
