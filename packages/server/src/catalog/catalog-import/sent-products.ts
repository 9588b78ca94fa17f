import type { ImportedProduct } from '@vitrine/contract/entities/catalog/product/catalog-import.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { bulkError, type Outcome } from '../../ground/entity/bulk.ts'
import { invalidField, Refusal, required } from '../../ground/base/refusal.ts'

export type SentImportedProduct = Input<ImportedProduct>

/** Bounds of an import. */
export const maxProducts = 50_000
export const maxBytes = 50_000_000

/** The number and size of the products of an import. */
export interface ImportSize {
  readonly products: number
  readonly bytes: number
}

/** A product to add to an import. */
export interface AddedProduct {
  readonly handle: string
  readonly bytes: number
  readonly sent: SentImportedProduct
}

/** Returns the size after a product was added, or has replaced one of the given size. */
const sizeWith = ({ products, bytes }: ImportSize, added: AddedProduct, replaced: number | undefined): ImportSize => ({
  products: products + (replaced === undefined ? 1 : 0),
  bytes: bytes + added.bytes - (replaced ?? 0),
})

const requireSize = ({ products, bytes }: ImportSize): void => {
  if (products > maxProducts)
    throw new Refusal('CATALOG_IMPORT_LIMIT_EXCEEDED', `An import has at most ${maxProducts} products.`)
  if (bytes > maxBytes)
    throw new Refusal('CATALOG_IMPORT_LIMIT_EXCEEDED', `The products of an import have at most ${maxBytes} bytes.`)
}

const readProduct = (sent: SentImportedProduct, path: string): AddedProduct => {
  const handle = required(sent.product?.handle, `${path}.product.handle`)
  return { handle, bytes: Buffer.byteLength(JSON.stringify(sent)), sent }
}

interface Adding {
  /** The size of the import before. */
  readonly size: ImportSize
  /** Sizes of products of the import, by handle. */
  readonly known: ReadonlyMap<string, number>
}

/** Decides which products of a request are added to an import. Each one succeeds or fails independently. */
export const acceptProducts = (
  sent: readonly SentImportedProduct[],
  { size: before, known }: Adding,
): { readonly outcomes: readonly Outcome<AddedProduct>[]; readonly size: ImportSize } => {
  let size = before
  const handles = new Set<string>()
  const outcomes = sent.map((one, index): Outcome<AddedProduct> => {
    try {
      const path = `products[${index}]`
      const added = readProduct(one, path)
      const { handle } = added
      if (handles.has(handle)) throw invalidField(`${path}.product.handle`, 'is the handle of two products')
      const next = sizeWith(size, added, known.get(handle))
      requireSize(next)
      handles.add(handle)
      size = next
      return { made: added }
    } catch (error) {
      return { error: bulkError(error) }
    }
  })
  return { outcomes, size }
}
