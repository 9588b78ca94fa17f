import type { InfoSection } from '@vitrine/contract/entities/catalog/info-section.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { listEntities } from '../../ground/entity/store.ts'
import { sectionWithText, type SectionText } from './find-section.ts'
import { createInfoSections, presentInfoSection } from './info-sections.ts'
import type { InfoSectionRow } from './store.ts'

export { refreshInfoSectionJob } from './info-sections.ts'
export type { SectionText } from './find-section.ts'

/** Returns the section with a title and a description. Creates it if there is none. `path` is that in the request. */
export const getOrCreateInfoSection = async (
  context: Pick<Context, 'db' | 'now' | 'newId'>,
  transaction: Db,
  { siteId, path, ...text }: SectionText & { readonly siteId: string; readonly path: string },
): Promise<InfoSection> => {
  const sections = createInfoSections(context)
  return presentInfoSection(await sections.findOrCreate(transaction, siteId, sectionWithText(siteId, text, path)))
}

/** Finds sections by ID. Those that do not exist are left out. */
export const findInfoSections = async (
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, InfoSection>> => {
  const rows = await listEntities<InfoSectionRow>(db, 'info_section', { siteId, ids })
  return new Map(rows.map((row) => [row.id, presentInfoSection(row)]))
}
