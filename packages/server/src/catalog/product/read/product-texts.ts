import { Product } from '@vitrine/contract/entities/catalog/product/product.ts'
import { createBoundedMap } from '../../../ground/base/bounded-map.ts'
import { createSerializer } from '../../../ground/schema/compile.ts'
import type { Site } from '../../../ground/site/sites.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { createChanges, type ValidSince } from '../changes.ts'
import { presentProduct } from './present/present-product.ts'
import { findShownProducts, type ShownProduct } from './product-rows.ts'
import type { ProductPage } from './query-products.ts'

/** Memory limit of all cached texts, in bytes. */
const mostBytes = 32 * 1024 * 1024

interface ProductText {
  readonly text: Uint8Array
  readonly visible: boolean
  /** Catalog state in which it was read. */
  readonly state: number
}

interface Shown {
  readonly site: Site
  readonly merchantData: boolean
  /** Default: true. */
  readonly withVariants?: boolean
  /** Whether to include hidden products. */
  readonly hidden: boolean
  /** Another presentation than that of catalog V1. */
  readonly presentation?: ProductPresentation
}

/** A presentation of products as JSON, which depends on nothing but the product and what its key names. */
interface ProductPresentation {
  readonly key: string
  readonly write: (row: ShownProduct) => string
}

const writeProduct = createSerializer(Product)
const encoder = new TextEncoder()

const writeV1 = (row: ShownProduct, shown: Shown): string => {
  const product = presentProduct(row, shown)
  const { withVariants = true } = shown
  return writeProduct(withVariants ? product : { ...product, variants: [] })
}

const textOf = (row: ShownProduct, shown: Shown): ProductText => ({
  text: encoder.encode(shown.presentation ? shown.presentation.write(row) : writeV1(row, shown)),
  visible: row.visible,
  state: Number(row.state),
})

/** Distinguishes texts of the same product. */
const keyOf = ({ site, merchantData, withVariants = true, presentation }: Shown): string => {
  const { id, generation, forProviderSdk, conversion, reading } = site
  const shown = [merchantData, withVariants, presentation?.key]
  return JSON.stringify([id, generation, forProviderSdk, conversion?.currency, reading, ...shown])
}

/** Renders products as JSON and caches each until something it shows changes. */
const createProductTexts = (db: Db) => {
  const texts = createBoundedMap<ProductText>({ maxBytes: mostBytes, bytesOf: ({ text }) => text.length })
  const changes = createChanges(db)

  const stillTrue = (ids: readonly string[], holdsSince: ValidSince, key: string): Map<string, ProductText> => {
    const found = new Map<string, ProductText>()
    for (const id of ids) {
      const text = texts.get(key + id)
      if (text && text.state >= holdsSince(id)) found.set(id, text)
    }
    return found
  }

  /** Returns the products of a page, in its order. */
  return async ({ ids, state, rows }: ProductPage, shown: Shown): Promise<Uint8Array[]> => {
    if (state === undefined) return []
    const { site, hidden } = shown
    const key = keyOf(shown)
    // Products that are already loaded are cheaper to render than a query for changes.
    const known = rows ? changes.knownUntil(site.id, Number(state)) : await changes.until(site.id, Number(state))
    const found = known ? stillTrue(ids, known, key) : new Map<string, ProductText>()
    const missing = ids.filter((id) => !found.has(id))
    const read = missing.length > 0 ? (rows ?? (await findShownProducts(db, site.id, missing))) : []
    for (const row of read) {
      const text = textOf(row, shown)
      texts.set(key + row.id, text)
      found.set(row.id, text)
    }
    // A product deleted or hidden since the page was found is left out.
    const there = ids.flatMap((id) => found.get(id) ?? [])
    return there.filter(({ visible }) => hidden || visible).map(({ text }) => text)
  }
}

const textsOf = new WeakMap<Db, ReturnType<typeof createProductTexts>>()

/** Returns the cache of this process, shared by all calls that show products. */
export const productTextsOf = (db: Db): ReturnType<typeof createProductTexts> => {
  const made = textsOf.get(db) ?? createProductTexts(db)
  textsOf.set(db, made)
  return made
}
