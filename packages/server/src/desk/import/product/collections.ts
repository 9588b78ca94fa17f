import { toSlug } from '@vitrine/domain/catalog/slug.ts'
import { lockSlugs } from '../../../catalog/product/api.ts'
import type { Context } from '../../../ground/context/context.ts'
import { recordEvent } from '../../../ground/event/outbox.ts'
import type { Db } from '../../../ground/database/tables.ts'

/** Finds or creates collections by name, up to a limit, and caches them. */
export const createCollectionFinder = (
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  { siteId, limit = Infinity }: { readonly siteId: string; readonly limit?: number },
) => {
  const idByName = new Map<string, string>()
  const created: string[] = []

  const find = async (from: Db, name: string, slug: string): Promise<string | undefined> => {
    const row = await from
      .selectFrom('collection')
      .select('id')
      .where('site_id', '=', siteId)
      .where((where) =>
        where.or([where('slug', '=', slug), where(where.fn('lower', ['name']), '=', name.toLowerCase())]),
      )
      .orderBy('numeric_id')
      .executeTakeFirst()
    return row?.id
  }

  const create = async (transaction: Db, name: string, slug: string): Promise<string> => {
    const [id, date] = [newId(), now()]
    const { position } = await transaction
      .selectFrom('collection')
      .select(({ fn }) => fn.coalesce(fn.max('position'), fn.countAll<number>()).as('position'))
      .where('site_id', '=', siteId)
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('collection')
      .values({
        site_id: siteId,
        id,
        slug,
        name,
        description: '',
        visible: true,
        media: '[]',
        position: Number(position) + 1,
        created_date: date,
        last_updated: date,
      })
      .execute()
    await recordEvent(transaction, {
      siteId,
      entity: 'collection',
      entityId: id,
      type: 'com.wix.ecommerce.catalog.api.v1.CollectionCreated',
      body: { collectionId: id, name, slug, visible: true },
    })
    return id
  }

  return {
    /** Names of the created collections. */
    created: created as readonly string[],
    /**
     * Returns a collection's ID; `undefined` beyond the limit. With `dryRun`, a missing collection gets a temporary ID.
     */
    idOf: async (name: string, { dryRun }: { dryRun: boolean }): Promise<string | undefined> => {
      const slug = toSlug(name) || 'collection'
      const known = idByName.get(slug)
      if (known !== undefined || idByName.size >= limit) return known
      const id = await db.transaction().execute(async (transaction) => {
        // Waits for a concurrent creation of the same name.
        await lockSlugs(transaction, siteId)
        const found = await find(transaction, name, slug)
        if (found !== undefined) return found
        created.push(name)
        return dryRun ? newId() : create(transaction, name, slug)
      })
      idByName.set(slug, id)
      return id
    },
  }
}
export type CollectionFinder = ReturnType<typeof createCollectionFinder>
