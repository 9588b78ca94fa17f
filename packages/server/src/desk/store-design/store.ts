import { randomBytes } from 'node:crypto'
import type { StoreDesign } from '@vitrine/contract/entities/store/store-design.ts'
import { sql } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { SiteSettings } from '../../ground/site/tables.ts'
import { fromSettingsLogo, toSettingsPicture } from './pictures.ts'
import { saveLooks } from '../../ground/site/site-store.ts'

/** Most earlier versions kept. */
const maxVersions = 20

const newKey = (): string => randomBytes(16).toString('base64url')

export const readDesignRow = (db: Db, siteId: string) =>
  db.selectFrom('store_design').selectAll().where('site_id', '=', siteId).executeTakeFirst()

/** Returns the published design of a store; `undefined` before the first publication. */
export const readPublished = async (db: Db, siteId: string): Promise<StoreDesign | undefined> => {
  const found = await db.selectFrom('store_design').select('published').where('site_id', '=', siteId).executeTakeFirst()
  return found?.published ?? undefined
}

/** Creates a store's row if necessary, and locks it. */
export const lockDesign = async (db: Db, siteId: string, first: StoreDesign) => {
  await db
    .insertInto('store_design')
    .values({ site_id: siteId, draft: JSON.stringify(first), revision: 0, preview_key: newKey() })
    .onConflict((conflict) => conflict.column('site_id').doNothing())
    .execute()
  return db.selectFrom('store_design').selectAll().where('site_id', '=', siteId).forUpdate().executeTakeFirstOrThrow()
}

export const saveDraft = (db: Db, siteId: string, draft: StoreDesign, revision: number) =>
  db
    .updateTable('store_design')
    .set({ draft: JSON.stringify(draft), revision })
    .where('site_id', '=', siteId)
    .execute()

/** Publishes a draft for all pages and emails, adds a version and invalidates preview links. */
export const publishDraft = async (db: Db, siteId: string, draft: StoreDesign): Promise<void> => {
  const design = JSON.stringify(draft)
  await db
    .updateTable('store_design')
    .set({ published: design, preview_key: newKey() })
    .where('site_id', '=', siteId)
    .execute()
  const { text } = draft.footer
  const { logoUrl, accentColor, ...looks } = draft.looks
  const settings = { ...(logoUrl && { logo: toSettingsPicture(logoUrl) }), ...(accentColor && { accentColor }) }
  await saveLooks(db, siteId, { looks: { ...looks, ...(text !== undefined && { footerText: text }) }, settings })
  const last = await db
    .selectFrom('store_design_version')
    .select((of) => of.fn.max('version').as('version'))
    .where('site_id', '=', siteId)
    .executeTakeFirst()
  const version = (last?.version ?? 0) + 1
  await db
    .insertInto('store_design_version')
    .values({ site_id: siteId, version, design, published_date: new Date() })
    .execute()
  await db
    .deleteFrom('store_design_version')
    .where('site_id', '=', siteId)
    .where('version', '<=', version - maxVersions)
    .execute()
}

/** Applies logo and color from the settings to the draft and the published design. */
export const applyBranding = async (
  db: Db,
  siteId: string,
  { logo, accentColor }: Pick<SiteSettings, 'logo' | 'accentColor'>,
): Promise<void> => {
  const branding = JSON.stringify({
    ...(logo && { logoUrl: fromSettingsLogo(logo) }),
    ...(accentColor && { accentColor }),
  })
  const dressed = (design: 'draft' | 'published') =>
    sql<string>`jsonb_set(${sql.ref(design)}, '{looks}', (${sql.ref(design)} -> 'looks') - 'logoUrl' - 'accentColor' || ${branding}::jsonb)`
  await db
    .updateTable('store_design')
    .set({ draft: dressed('draft'), published: dressed('published'), revision: sql`revision + 1` })
    .where('site_id', '=', siteId)
    .execute()
}

export const readVersions = (db: Db, siteId: string) =>
  db
    .selectFrom('store_design_version')
    .select(['version', 'published_date'])
    .where('site_id', '=', siteId)
    .orderBy('version', 'desc')
    .execute()

export const readVersion = async (db: Db, siteId: string, version: number): Promise<StoreDesign | undefined> => {
  const found = await db
    .selectFrom('store_design_version')
    .select('design')
    .where('site_id', '=', siteId)
    .where('version', '=', version)
    .executeTakeFirst()
  return found?.design
}
