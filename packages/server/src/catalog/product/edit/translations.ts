import type { Translations } from '@vitrine/domain/catalog/translation.ts'
import { sql } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'

interface Key {
  readonly siteId: string
  readonly id: string
}

/** Saves the translations of a product; `null` if there are none. */
export const saveProductTranslations = async (
  db: Db,
  { siteId, id }: Key,
  { translations, now }: { translations: Translations<unknown> | null; now: Date },
): Promise<void> => {
  await db
    .updateTable('product')
    .set({
      translations: translations && JSON.stringify(translations),
      revision: sql`revision + 1`,
      last_updated: now,
    })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

/** Saves the translations of a collection. */
export const saveCollectionTranslations = async (
  db: Db,
  { siteId, id }: Key,
  { translations, now }: { translations: Translations<unknown> | null; now: Date },
): Promise<void> => {
  await db
    .updateTable('collection')
    .set({ translations: translations && JSON.stringify(translations), last_updated: now })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

/** Reads a product's texts and translations. */
export const findProductTexts = (db: Db, { siteId, id }: Key) =>
  db
    .selectFrom('product')
    .select(['record', 'translations'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Reads a collection's texts and translations. */
export const findCollectionTexts = (db: Db, { siteId, id }: Key) =>
  db
    .selectFrom('collection')
    .select('translations')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Locks a product or collection until the transaction ends. */
export const lockTranslatable = async (db: Db, table: 'product' | 'collection', { siteId, id }: Key): Promise<void> => {
  await db
    .selectFrom(table)
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}
