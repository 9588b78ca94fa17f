import type { ChangeNote } from '../../catalog/product/api.ts'

/** What a process knows about the changes of a catalog. A state is a number of changes. */
export interface Seen {
  readonly state: number
  readonly noteIds: ReadonlySet<number>
}

/** Tag of every page of a store. */
const storeTag = 'store'
/** Tag of every page that lists products. */
const listsTag = 'products'
const productTag = (id: string): string => `product-${id}`

/** Most products purged by name; beyond it, all pages are purged. */
const maxNamed = 300

export const seenIn = (notes: readonly ChangeNote[]): Seen => ({
  state: notes.reduce((sum, note) => sum + note.notes, 0),
  noteIds: new Set(notes.filter((note) => !note.is_folded).map(({ id }) => id)),
})

/**
 * Returns the tags of pages whose content changed. Stock affects pages of the product; a product also affects lists,
 * where it may appear or disappear; anything else affects every page, as do notes folded before this process read them.
 */
export const changedTags = (before: Seen | undefined, notes: readonly ChangeNote[]): readonly string[] => {
  const fresh = notes.filter((note) => !note.is_folded && !before?.noteIds.has(note.id))
  const isWhole =
    before !== undefined && before.state + fresh.reduce((sum, note) => sum + note.notes, 0) === seenIn(notes).state
  if (!isWhole) return [storeTag]
  const isNamed = fresh.every(({ product_ids: ids, is_stock }) => ids !== null && (is_stock || ids.length > 0))
  const products = new Set(fresh.flatMap(({ product_ids: ids }) => ids ?? []))
  if (!isNamed || products.size > maxNamed) return [storeTag]
  return [...(fresh.some(({ is_stock }) => !is_stock) ? [listsTag] : []), ...[...products].map(productTag)]
}
