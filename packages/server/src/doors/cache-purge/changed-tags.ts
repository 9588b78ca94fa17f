import type { Selectable } from 'kysely'
import type { CatalogChangeTable } from '../../catalog/product/api.ts'

export type ChangeNote = Pick<Selectable<CatalogChangeTable>, 'id' | 'notes' | 'product_ids' | 'is_folded' | 'is_stock'>

/** What a process has seen of the changes of a catalog; states are numbers of changes. */
export interface Seen {
  readonly state: number
  readonly noteIds: ReadonlySet<number>
}

/** On every page of a store. */
export const storeTag = 'store'
/** On every page that lists products. */
export const listsTag = 'products'
const productTag = (id: string): string => `product-${id}`

/** More products than this are not named: all pages go. */
const mostNamed = 300

export const seenIn = (notes: readonly ChangeNote[]): Seen => ({
  state: notes.reduce((sum, note) => sum + note.notes, 0),
  noteIds: new Set(notes.filter((note) => !note.is_folded).map(({ id }) => id)),
})

/**
 * The tags of the pages that show something else by now. Of stock, the pages that show the product; of a product itself,
 * lists as well, since it may come or go there; of all else, every page. Every page goes, too, where notes were folded
 * before this process saw them.
 */
export const changedTags = (before: Seen | undefined, notes: readonly ChangeNote[]): readonly string[] => {
  const fresh = notes.filter((note) => !note.is_folded && !before?.noteIds.has(note.id))
  const isWhole =
    before !== undefined && before.state + fresh.reduce((sum, note) => sum + note.notes, 0) === seenIn(notes).state
  if (!isWhole) return [storeTag]
  const isNamed = fresh.every(({ product_ids: ids, is_stock }) => ids !== null && (is_stock || ids.length > 0))
  const products = new Set(fresh.flatMap(({ product_ids: ids }) => ids ?? []))
  if (!isNamed || products.size > mostNamed) return [storeTag]
  return [...(fresh.some(({ is_stock }) => !is_stock) ? [listsTag] : []), ...[...products].map(productTag)]
}
