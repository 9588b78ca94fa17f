import { collectionSlug, findOrCreateCollection } from '../../../catalog/product/api.ts'
import type { Context } from '../../../ground/context/context.ts'

/** A collection of a file. */
interface ImportedCollection {
  readonly id: string
  /** Whether a rule decides which products it has. Imports do not change those of such a collection. */
  readonly hasRule: boolean
}

/** Finds or creates collections by name, up to a limit, and caches them. */
export const createCollectionFinder = (
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  { siteId, limit = Infinity }: { readonly siteId: string; readonly limit?: number },
) => {
  const known = new Map<string, ImportedCollection>()
  const created: string[] = []
  return {
    /** Names of the created collections. */
    created: created as readonly string[],
    /**
     * Returns a collection; `undefined` beyond the limit. With `dryRun`, a missing collection gets a temporary ID.
     */
    find: async (name: string, { dryRun }: { dryRun: boolean }): Promise<ImportedCollection | undefined> => {
      const key = collectionSlug(name)
      const before = known.get(key)
      if (before !== undefined || known.size >= limit) return before
      const named = { siteId, name, now: now() }
      const create = () => ({ id: newId(), isSaved: !dryRun })
      const { isNew, ...collection } = await db
        .transaction()
        .execute((transaction) => findOrCreateCollection(transaction, named, create))
      if (isNew) created.push(name)
      known.set(key, collection)
      return collection
    },
  }
}
export type CollectionFinder = ReturnType<typeof createCollectionFinder>
