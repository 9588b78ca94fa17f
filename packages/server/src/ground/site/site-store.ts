import { sql } from 'kysely'
import type { Db } from '../database/tables.ts'
import type { SiteLooks, SiteSettings, SiteTable } from './tables.ts'

/** A site to create. */
export type NewSite = Pick<SiteTable, 'id' | 'name' | 'currency' | 'language' | 'demo'> & {
  readonly settings: SiteSettings
}

/** Creates a site. Returns whether it is new: an existing site is not changed. */
export const insertSite = async (db: Db, { settings, ...site }: NewSite): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('site')
    .values({ ...site, settings: JSON.stringify(settings) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Returns the name of a site. Throws if there is no such site. */
export const readSiteName = async (db: Db, siteId: string): Promise<string> => {
  const site = await db.selectFrom('site').select('name').where('id', '=', siteId).executeTakeFirstOrThrow()
  return site.name
}

/** Returns the language of a site. Throws if there is no such site. */
export const readSiteLanguage = async (db: Db, siteId: string): Promise<string> => {
  const site = await db.selectFrom('site').select('language').where('id', '=', siteId).executeTakeFirstOrThrow()
  return site.language
}

/**
 * Locks a site until the transaction ends. Serializes operations of a site that must not run concurrently, such as
 * creating its first settings or counting up to a limit.
 */
export const lockSite = async (db: Db, siteId: string): Promise<void> => {
  await db.selectFrom('site').select('id').where('id', '=', siteId).forNoKeyUpdate().execute()
}

/** Locks a site and returns its settings; `undefined` if there is no such site. */
export const lockSiteSettings = async (db: Db, siteId: string): Promise<SiteSettings | undefined> => {
  const site = await db.selectFrom('site').select('settings').where('id', '=', siteId).forUpdate().executeTakeFirst()
  return site?.settings
}

/** Returns the settings of a site; `undefined` if there is no such site. */
export const readSiteSettings = async (db: Db, siteId: string): Promise<SiteSettings | undefined> => {
  const site = await db.selectFrom('site').select('settings').where('id', '=', siteId).executeTakeFirst()
  return site?.settings
}

/** Columns of a site to replace. */
export type SiteChanges = Partial<Pick<SiteTable, 'name' | 'language'>> & { readonly settings?: SiteSettings }

/** Replaces columns of a site. */
export const updateSite = async (db: Db, siteId: string, { settings, ...others }: SiteChanges): Promise<void> => {
  const row = { ...others, ...(settings && { settings: JSON.stringify(settings) }) }
  await db.updateTable('site').set(row).where('id', '=', siteId).execute()
}

/** Merges settings of a site in one statement, so that concurrent changes of other settings are kept. */
export const mergeSiteSettings = async (db: Db, siteId: string, changes: Partial<SiteSettings>): Promise<void> => {
  await db
    .updateTable('site')
    .set({ settings: sql`settings || ${JSON.stringify(changes)}::jsonb` })
    .where('id', '=', siteId)
    .execute()
}

/**
 * Merges fields of a setting, which is an object, in one statement, so that concurrent changes of other fields are
 * kept.
 */
export const mergeIntoSetting = async <Name extends keyof SiteSettings>(
  db: Db,
  siteId: string,
  { name, change }: { name: Name; change: Partial<SiteSettings[Name]> },
): Promise<void> => {
  const merged = sql`coalesce(settings -> ${name}, '{}') || ${JSON.stringify(change)}::jsonb`
  await db
    .updateTable('site')
    .set({ settings: sql`settings || jsonb_build_object(${name}::text, ${merged})` })
    .where('id', '=', siteId)
    .execute()
}

/** Lists all sites with their settings. */
export const listSites = async (db: Db): Promise<readonly { readonly id: string; readonly settings: SiteSettings }[]> =>
  db.selectFrom('site').select(['id', 'settings']).execute()

/** Publishes a design: the colors, fonts and corners, and optionally the logo and accent color. */
export const saveLooks = async (
  db: Db,
  siteId: string,
  { looks, settings }: { looks: SiteLooks; settings: Pick<SiteSettings, 'logo' | 'accentColor'> },
): Promise<void> => {
  await db
    .updateTable('site')
    .set({
      looks: JSON.stringify(looks),
      settings: sql`(settings - 'logo' - 'accentColor') || ${JSON.stringify(settings)}::jsonb`,
    })
    .where('id', '=', siteId)
    .execute()
}

/** Returns whether there is a store other than a demo store, open or closed. */
export const hasOwnStore = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('site').select('id').where('demo', '=', false).limit(1).executeTakeFirst()) !== undefined

/** Returns whether there is a demo store with this ID that was not closed. */
export const isOpenDemo = async (db: Db, siteId: string): Promise<boolean> => {
  const site = await db.selectFrom('site').select('demo').where('id', '=', siteId).executeTakeFirst()
  return site?.demo === true
}

/** Makes a demo store an ordinary one. */
export const closeDemoSite = async (db: Db, siteId: string): Promise<void> => {
  await db.updateTable('site').set({ demo: false }).where('id', '=', siteId).execute()
}
