import { Product } from '@vitrine/contract/entities/product.ts'
import { createBoundedMap } from '../../ground/base/bounded-map.ts'
import { createWriter } from '../../ground/schema/compile.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import { createChanges, type HoldsSince } from './changes.ts'
import { presentProduct } from './present-product.ts'
import { findShownProducts, type ShownProduct } from './product-rows.ts'
import type { ProductPage } from './query-products.ts'

/** All kept texts together have so many bytes at the most. */
const mostBytes = 32 * 1024 * 1024

interface ProductText {
  readonly text: Uint8Array
  readonly visible: boolean
  /** Of the catalog that it was read in. */
  readonly state: number
}

interface Shown {
  readonly site: Site
  readonly merchantData: boolean
  /** Products come with their variants unless told. */
  readonly withVariants?: boolean
  /** Hidden products show only where this is set. */
  readonly hidden: boolean
}

const writeProduct = createWriter(Product)
const encoder = new TextEncoder()

const textOf = (row: ShownProduct, shown: Shown): ProductText => {
  const product = presentProduct(row, shown)
  const { withVariants = true } = shown
  return {
    text: encoder.encode(writeProduct(withVariants ? product : { ...product, variants: [] })),
    visible: row.visible,
    state: Number(row.state),
  }
}

/** What tells one text of a product from another, beside the product. */
const keyOf = ({ site, merchantData, withVariants = true }: Shown): string => {
  const { id, generation, forProviderSdk, conversion, reading } = site
  return JSON.stringify([id, generation, forProviderSdk, conversion?.currency, reading, merchantData, withVariants])
}

/** Products as JSON, as answers have them; kept, each until something changes that it shows. */
const createProductTexts = (db: Db) => {
  const texts = createBoundedMap<ProductText>({ mostBytes, bytesOf: ({ text }) => text.length })
  const changes = createChanges(db)

  const stillTrue = (ids: readonly string[], holdsSince: HoldsSince, key: string): Map<string, ProductText> => {
    const found = new Map<string, ProductText>()
    for (const id of ids) {
      const text = texts.get(key + id)
      if (text && text.state >= holdsSince(id)) found.set(id, text)
    }
    return found
  }

  /** The products of a page, in its order. */
  return async ({ ids, state, rows }: ProductPage, shown: Shown): Promise<Uint8Array[]> => {
    if (state === undefined) return []
    const { site, hidden } = shown
    const key = keyOf(shown)
    // Products that are read already cost less to write than a look at what has changed.
    const known = rows ? changes.knownUntil(site.id, Number(state)) : await changes.until(site.id, Number(state))
    const found = known ? stillTrue(ids, known, key) : new Map<string, ProductText>()
    const missing = ids.filter((id) => !found.has(id))
    const read = missing.length > 0 ? (rows ?? (await findShownProducts(db, site.id, missing))) : []
    for (const row of read) {
      const text = textOf(row, shown)
      texts.set(key + row.id, text)
      found.set(row.id, text)
    }
    // One that was deleted or hidden since the page was found is no more in it.
    const there = ids.flatMap((id) => found.get(id) ?? [])
    return there.filter(({ visible }) => hidden || visible).map(({ text }) => text)
  }
}

const textsOf = new WeakMap<Db, ReturnType<typeof createProductTexts>>()

/** The kept products of this process: whoever shows products shares them. */
export const productTextsOf = (db: Db): ReturnType<typeof createProductTexts> => {
  const made = textsOf.get(db) ?? createProductTexts(db)
  textsOf.set(db, made)
  return made
}
