import { collectionSlug, findOrCreateCollection } from '../../../catalog/product/api.ts'
import type { Context } from '../../../ground/context/context.ts'

/** Finds or creates collections by name, up to a limit, and caches them. */
export const createCollectionFinder = (
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  { siteId, limit = Infinity }: { readonly siteId: string; readonly limit?: number },
) => {
  const idByName = new Map<string, string>()
  const created: string[] = []
  return {
    /** Names of the created collections. */
    created: created as readonly string[],
    /**
     * Returns a collection's ID; `undefined` beyond the limit. With `dryRun`, a missing collection gets a temporary ID.
     */
    idOf: async (name: string, { dryRun }: { dryRun: boolean }): Promise<string | undefined> => {
      const key = collectionSlug(name)
      const known = idByName.get(key)
      if (known !== undefined || idByName.size >= limit) return known
      const named = { siteId, name, now: now() }
      const create = () => ({ id: newId(), isSaved: !dryRun })
      const { id, isNew } = await db
        .transaction()
        .execute((transaction) => findOrCreateCollection(transaction, named, create))
      if (isNew) created.push(name)
      idByName.set(key, id)
      return id
    },
  }
}
export type CollectionFinder = ReturnType<typeof createCollectionFinder>
