import type { InfoSection, InfoSectionForGetOrCreate } from '@vitrine/contract/entities/catalog/info-section.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { listEntities, type Locking } from '../../ground/entity/store.ts'
import { sectionNamed, sectionWithText, type SectionText } from './find-section.ts'
import { createInfoSections, presentInfoSection } from './info-sections.ts'
import type { InfoSectionRow } from './store.ts'

export { refreshInfoSectionJob } from './info-sections.ts'
export { readHtmlContent, readRichContent } from './content.ts'
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

/**
 * Returns the section with a unique name. Creates it if there is none, with that name as its title unless another one is
 * sent. `path` is that of the section in the request.
 */
export const getOrCreateNamedInfoSection = async (
  context: Pick<Context, 'db' | 'now' | 'newId'>,
  transaction: Db,
  { siteId, path, sent }: { siteId: string; path: string; sent: Input<InfoSectionForGetOrCreate> },
): Promise<InfoSection> => {
  const titled = { ...sent, title: sent.title ?? sent.uniqueName }
  const found = sectionNamed(siteId, titled as typeof sent, path)
  return presentInfoSection(await createInfoSections(context).findOrCreate(transaction, siteId, found))
}

/** Finds sections by ID. Those that do not exist are left out. */
export const findInfoSections = async (
  db: Db,
  siteId: string,
  ids: readonly string[],
  locking: Locking = {},
): Promise<ReadonlyMap<string, InfoSection>> => {
  const rows = await listEntities<InfoSectionRow>(db, 'info_section', { siteId, ids, ...locking })
  return new Map(rows.map((row) => [row.id, presentInfoSection(row)]))
}
