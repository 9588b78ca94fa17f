import type { Translations } from '@vitrine/domain/catalog/translation.ts'
import { sql } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'

interface Key {
  readonly siteId: string
  readonly id: string
}

/** Writes the words of a product in other languages; nothing where there are none. */
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

/** The same of a collection. */
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

/** A product as far as its words go. */
export const findWordedProduct = (db: Db, { siteId, id }: Key) =>
  db
    .selectFrom('product')
    .select(['record', 'translations'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()

/** A collection as far as its words go. */
export const findWordedCollection = (db: Db, { siteId, id }: Key) =>
  db
    .selectFrom('collection')
    .select('translations')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Holds a product or a collection until the transaction ends. */
export const holdWorded = async (db: Db, table: 'product' | 'collection', { siteId, id }: Key): Promise<void> => {
  await db
    .selectFrom(table)
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}
