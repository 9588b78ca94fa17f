import type { catalogCalls } from '@vitrine/contract'
import type { MediaRecord } from '@vitrine/domain/catalog/product.ts'
import { sql } from 'kysely'
import type { Handlers } from '../../../ground/base/handlers.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { catalogViewOf } from './viewing.ts'
import { presentMedia } from './present/present-media.ts'

const defaultLimit = 100

interface PageRow {
  readonly id: string
  readonly numeric_id: string
  readonly slug: string
  readonly name: string
  readonly last_updated: Date
  readonly media: MediaRecord | null
}

/** Reads product pages from a product on, in order of creation, and one more to detect whether others follow. */
const readPages = async (db: Db, siteId: string, { from, limit }: { from: string; limit: number }) => {
  const { rows } = await sql<PageRow>`
    select id, numeric_id::text, slug, name, last_updated, 
      jsonb_path_query_first(record, '$.media[*] ? (@.kind == "image")') as media
    from product
    where site_id = ${siteId} and visible and numeric_id >= ${from}::bigint
    order by numeric_id limit ${limit + 1}`.execute(db)
  return rows
}

/** Where each part of this size begins. */
const readStarts = async (db: Db, siteId: string, size: number): Promise<string[]> => {
  const { rows } = await sql<{ numeric_id: string }>`
    select numeric_id::text from
      (select numeric_id, row_number() over (order by numeric_id) as place
       from product where site_id = ${siteId} and visible) as placed
    where place % ${size}::int = 1 order by placed.numeric_id`.execute(db)
  return rows.map(({ numeric_id }) => numeric_id)
}

/** Lists product pages for sitemaps and feeds. */
export const createProductPages = (
  context: Context,
): Pick<Handlers<typeof catalogCalls>, 'listProductPages' | 'listProductPageStarts'> => ({
  listProductPages: async (caller, { query: { from = '0', limit = defaultLimit } }, exchange) => {
    const { site } = await catalogViewOf(context, caller, exchange)
    const rows = await readPages(context.db, site.id, { from, limit })
    const next = rows[limit]?.numeric_id
    const pages = rows.slice(0, limit).map(({ id, numeric_id, slug, name, last_updated, media }) => {
      const image = media ? presentMedia([media], site).mainMedia?.image : undefined
      return {
        productId: id,
        numericId: numeric_id,
        slug,
        name,
        lastUpdated: last_updated.toISOString(),
        ...(image?.url && { image: { url: image.url, ...(image.altText && { altText: image.altText }) } }),
      }
    })
    return { pages, ...(next !== undefined && { next }) }
  },

  listProductPageStarts: async (caller, { query: { size } }, exchange) => {
    const { site } = await catalogViewOf(context, caller, exchange)
    return { starts: await readStarts(context.db, site.id, size) }
  },
})
