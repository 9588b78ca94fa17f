import type { ProductGroup } from '@vitrine/contract/entities/catalog/product/product-group.ts'
import { sql } from 'kysely'
import { invalidField, required } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { presentColumns, type EntityKind, type Writing } from '../../ground/entity/entity-kind.ts'
import { createEntityStore } from '../../ground/entity/entity-store.ts'
import { readLabel } from '../../ground/entity/label.ts'
import type { ColumnValues } from '../../ground/entity/store.ts'
import { presentTags, readTags } from '../../ground/entity/tags.ts'
import { thumbnailOf } from '../../ground/media/addresses.ts'
import { presentCaptionedImage, readCaptionedImage } from '../../ground/media/image-records.ts'
import { findCustomizations } from '../customization/api.ts'
import { readChoiceOrder, readGrouping } from './grouping.ts'
import { findMembers } from './members.ts'
import type { GroupView, SentGroup } from './request.ts'
import type { ProductGroupRow } from './store.ts'

type Requested = 'GROUPING_CUSTOMIZATION' | 'THUMBNAIL'
type Kind = EntityKind<ProductGroupRow, SentGroup, ProductGroup, Requested>

/** Refuses a change of a field that only a new group can set. It may be sent back as it was read. */
const requireUnchanged = (sent: string | undefined, before: string, path: string): void => {
  if (sent !== undefined && sent !== before) throw invalidField(path, 'cannot be changed', 'FIELD_NOT_ALLOWED')
}

const fixedColumns = (
  { handle, groupingCustomizationId: id, references }: SentGroup,
  { path, before }: Writing<ProductGroupRow>,
  newId: () => string,
): ColumnValues => {
  if (before) {
    requireUnchanged(id, before.grouping_customization_id, `${path}.groupingCustomizationId`)
    requireUnchanged(handle, before.handle, `${path}.handle`)
    return {}
  }
  const grouping = readGrouping(id, references.customizations, `${path}.groupingCustomizationId`)
  return {
    handle: handle === undefined ? newId() : readLabel(handle, `${path}.handle`),
    grouping_customization_id: grouping.id,
    product_ids: [],
  }
}

const columnsOf =
  (newId: () => string) =>
  (sent: SentGroup, writing: Writing<ProductGroupRow>): ColumnValues => {
    const { names, path, before } = writing
    const fixed = fixedColumns(sent, writing, newId)
    const media =
      names.has('media') &&
      readCaptionedImage(sent.media, { ...sent.references, path: `${path}.media`, before: before?.media })
    return {
      ...fixed,
      ...(names.has('name') && { name: readLabel(required(sent.name, `${path}.name`), `${path}.name`) }),
      ...(names.has('choiceOrder') && {
        choice_order: readChoiceOrder(sent, before, `${path}.choiceOrder`),
      }),
      ...(names.has('media') && { media: media ? JSON.stringify(media) : null }),
      ...(names.has('extendedFields') && {
        extended_fields: sent.extendedFields ? JSON.stringify(sent.extendedFields) : null,
      }),
      ...(names.has('tags') && { tags: sent.tags ? JSON.stringify(readTags(sent.tags)) : null }),
    }
  }

/** Presents a group. Its members are read for all groups of a response at once. */
const presentOn =
  ({ site, hidden }: GroupView) =>
  (row: ProductGroupRow): ProductGroup => ({
    ...presentColumns(row),
    name: row.name,
    groupingCustomizationId: row.grouping_customization_id,
    choiceOrder: [...row.choice_order],
    members: [],
    handle: row.handle,
    ...(row.media && { media: presentCaptionedImage(row.media, site) }),
    ...(row.extended_fields && { extendedFields: row.extended_fields }),
    ...(row.tags && { tags: presentTags(row.tags, hidden) }),
  })

const requestedOn = ({ site }: GroupView): Kind['requested'] => ({
  GROUPING_CUSTOMIZATION: async (db, siteId, rows) => {
    const ids = [...new Set(rows.map((row) => row.grouping_customization_id))]
    const customizations = await findCustomizations(db, siteId, ids)
    return (row) => {
      const found = customizations.get(row.grouping_customization_id)
      if (!found || found.customizationRenderType === 'FREE_TEXT') return {}
      const { id, key, name, customizationType, customizationRenderType } = found
      return { groupingCustomization: { id, key, name, customizationType, customizationRenderType } }
    }
  },
  THUMBNAIL: async () => (row) => {
    if (!row.media) return {}
    const { image, altText } = row.media
    const thumbnail = { ...thumbnailOf(image, site), ...(altText !== undefined && { altText }) }
    return { media: { ...presentCaptionedImage(row.media, site), thumbnail } }
  },
})

/** Fields that product groups can be filtered by. */
export const groupFields = {
  id: { kind: 'text', column: sql`id`, isNeverNull: true },
  handle: { kind: 'text', column: sql`handle`, isNeverNull: true },
  createdDate: { kind: 'date', column: sql`created_date`, isNeverNull: true },
} as const satisfies Kind['fields']

/** The maximum number of product groups of a store. A search reads all of them. */
const maxGroups = 1000

const kindOn = (view: GroupView, newId: () => string): Kind => ({
  table: 'product_group',
  event: 'wix.stores.catalog.v3.product_group',
  missing: 'The product group was not found.',
  duplicate: 'The store already has a product group with this handle.',
  limit: { count: maxGroups, code: 'PRODUCT_GROUP_LIMIT_EXCEEDED' },
  writable: ['name', 'choiceOrder', 'media', 'extendedFields', 'tags'],
  fields: groupFields,
  columnsOf: columnsOf(newId),
  present: presentOn(view),
  related: async (db, _siteId, rows) => {
    const membersOf = await findMembers(db, rows, view)
    return (row) => ({ members: membersOf(row) })
  },
  requested: requestedOn(view),
})

/** Stores the product groups of a store, as a reader sees them. */
export const createGroups = (context: Pick<Context, 'db' | 'now' | 'newId'>, view: GroupView) =>
  createEntityStore(context, kindOn(view, context.newId))
