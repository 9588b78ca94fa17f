import { sql, type Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { InfoSectionTable } from './tables.ts'

export type InfoSectionRow = Selectable<InfoSectionTable>

export const findInfoSectionByName = (
  db: Db,
  siteId: string,
  uniqueName: string,
): Promise<InfoSectionRow | undefined> =>
  db
    .selectFrom('info_section')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('unique_name', '=', uniqueName)
    .executeTakeFirst()

/** Finds the oldest section with the same title and description. */
export const findInfoSectionByContent = (
  db: Db,
  siteId: string,
  { title, html }: { readonly title: string; readonly html: string },
): Promise<InfoSectionRow | undefined> =>
  db
    .selectFrom('info_section')
    .selectAll()
    .where('site_id', '=', siteId)
    .where(sql<boolean>`md5(title || chr(10) || plain_description) = md5(${`${title}\n${html}`})`)
    .where('title', '=', title)
    .where('plain_description', '=', html)
    .orderBy('created_date')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Counts the products of each section. Products refer to their sections: `{"infoSections": [{"id": …}]}`. */
export const countProductsByInfoSection = async (
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const references = ids.map((id) => JSON.stringify([{ id }]))
  const { rows } = await sql<{ id: string; count: number }>`
    select reference.id, count(*)::integer as count
    from product p cross join lateral (
      select distinct one->>'id' as id from jsonb_array_elements(p.record->'infoSections') one
    ) reference
    where p.site_id = ${siteId} and p.record->'infoSections' @> any(${references}::text[]::jsonb[])
      and reference.id = any(${[...ids]}::text[])
    group by reference.id`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
