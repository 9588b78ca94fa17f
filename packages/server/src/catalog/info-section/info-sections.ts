import type { InfoSection } from '@vitrine/contract/entities/catalog/info-section.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { sql } from 'kysely'
import type { Context } from '../../ground/context/context.ts'
import { entityFields, presentColumns, type EntityKind, type Writing } from '../../ground/entity/entity-kind.ts'
import { createEntityStore } from '../../ground/entity/entity-store.ts'
import { readLabel } from '../../ground/entity/label.ts'
import type { ColumnValues } from '../../ground/entity/store.ts'
import { readHtmlContent, readRichContent, type Content } from './content.ts'
import { countProductsByInfoSection, type InfoSectionRow } from './store.ts'

/** The kind of job that updates the products of a section. The key is the ID of the section. */
export const refreshInfoSectionJob = 'refresh-info-section'

export type SentSection = Partial<
  Pick<Input<InfoSection>, 'uniqueName' | 'title' | 'description' | 'plainDescription'>
> & { readonly id?: string | undefined; readonly revision?: string | undefined }

/** Reads the description that changes. One as rich content takes precedence over one as HTML. */
const contentOf = ({ description, plainDescription }: SentSection, { names, path }: Writing): Content | undefined => {
  if (names.has('description') && description) return readRichContent(description, `${path}.description`)
  if (names.has('plainDescription') && plainDescription !== undefined) return readHtmlContent(plainDescription)
  return names.has('description') || names.has('plainDescription') ? readHtmlContent('') : undefined
}

const columnsOf = (sent: SentSection, writing: Writing): ColumnValues => {
  const { names, path } = writing
  const content = contentOf(sent, writing)
  return {
    ...(names.has('uniqueName') && { unique_name: readLabel(sent.uniqueName, `${path}.uniqueName`) }),
    ...(names.has('title') && { title: readLabel(sent.title, `${path}.title`) }),
    ...(content && { description: JSON.stringify(content.description), plain_description: content.html }),
  }
}

export const presentInfoSection = (row: InfoSectionRow): InfoSection => ({
  ...presentColumns(row),
  uniqueName: row.unique_name,
  title: row.title,
  ...(Object.keys(row.description).length > 0 && { description: row.description }),
  ...(row.plain_description !== '' && { plainDescription: row.plain_description }),
})

const kind: EntityKind<InfoSectionRow, SentSection, InfoSection, 'ASSIGNED_PRODUCTS_COUNT'> = {
  table: 'info_section',
  event: 'wix.stores.catalog.v3.info_section',
  missing: 'The info section was not found.',
  duplicate: 'The store already has an info section with this unique name.',
  limit: { count: 50_000, ruleName: 'INFO_SECTIONS_LIMIT_EXCEEDED' },
  writable: ['uniqueName', 'title', 'description', 'plainDescription'],
  fields: {
    ...entityFields,
    uniqueName: { kind: 'text', column: sql`unique_name`, isNeverNull: true },
    title: { kind: 'text', column: sql`title`, sortBy: sql`lower(title)`, isNeverNull: true },
  },
  columnsOf,
  present: presentInfoSection,
  requested: {
    ASSIGNED_PRODUCTS_COUNT: async (db, siteId, rows) => {
      const ids = rows.map(({ id }) => id)
      const counts = await countProductsByInfoSection(db, siteId, ids)
      return ({ id }) => ({ assignedProductsCount: counts.get(id) ?? 0 })
    },
  },
  refreshJob: refreshInfoSectionJob,
}

/** Stores the info sections of all sites. */
export const createInfoSections = (context: Pick<Context, 'db' | 'now' | 'newId'>) => createEntityStore(context, kind)
