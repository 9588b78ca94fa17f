import type { Promotion } from '@vitrine/contract/entities/catalog/promotion.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { sql } from 'kysely'
import { invalidField, Refusal, required, invalidBecause } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { entityFields, presentColumns, type EntityKind, type Writing } from '../../ground/entity/entity-kind.ts'
import { createEntityStore } from '../../ground/entity/entity-store.ts'
import { readLabel } from '../../ground/entity/label.ts'
import type { ColumnValues } from '../../ground/entity/store.ts'
import { readTags, tagFields } from '../../ground/entity/tags.ts'
import {
  findImages,
  presentCaptionedImage,
  readImage,
  type CaptionedImage,
  type ImageReferences,
} from '../../ground/media/image-records.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import { findExistingCollections } from '../product/api.ts'
import type { PromotionRow } from './store.ts'
import type { AssignmentRecord } from './tables.ts'

/** What promotions of a request refer to. */
interface References extends ImageReferences {
  readonly categoryIds: ReadonlySet<string>
}

type Sent = Partial<Input<Promotion>> & { readonly id?: string | undefined; readonly revision?: string | undefined }
export type SentPromotion = Sent & { readonly references: References }

/** Looks up the images and categories that promotions refer to. */
export const findReferences = async (db: Db, site: Site, sent: readonly Sent[]): Promise<References> => {
  const categoryIds = sent.flatMap(({ categories = [] }) => categories.flatMap(({ id = [] }) => id))
  const [images, existing] = await Promise.all([
    findImages(
      db,
      site,
      sent.flatMap(({ media }) => media ?? []),
    ),
    findExistingCollections(db, site.id, [...new Set(categoryIds)]),
  ])
  return { ...images, categoryIds: new Set(existing) }
}

const readMedia = (
  { media = {}, references }: SentPromotion,
  path: string,
  before?: CaptionedImage,
): CaptionedImage => {
  const { id, url, altText, displayName } = media
  const texts = { ...(altText !== undefined && { altText }), ...(displayName !== undefined && { displayName }) }
  if (id === undefined && url === undefined) {
    if (before && Object.keys(texts).length > 0) return { ...before, ...texts }
    if (before) throw new Refusal('MEDIA_REMOVAL_NOT_ALLOWED')
    throw invalidField(`${path}.media`, 'must have an id or a url', 'REQUIRED_FIELD')
  }
  if (id !== undefined && id === before?.image.id) return { image: before.image, ...texts }
  if (id !== undefined && !references.images.has(id)) throw new Refusal('MEDIA_NOT_FOUND', undefined, { mediaId: id })
  return { image: readImage(id === undefined ? { url } : { id }, references, `${path}.media`)!, ...texts }
}

const readCategories = (
  { categories = [], references }: SentPromotion,
  path: string,
  before: readonly AssignmentRecord[] = [],
): readonly AssignmentRecord[] => {
  const ids = categories.map(({ id }) => id)
  const duplicate = ids.find((id, index) => ids.indexOf(id) !== index)
  if (duplicate !== undefined) throw new Refusal('DUPLICATE_CATEGORY_ASSIGNMENT', undefined, { categoryId: duplicate })
  // A deleted category may be sent back as it was read.
  const known = new Set([...references.categoryIds, ...before.map(({ id }) => id)])
  return categories.map((one, index) => {
    const field = `${path}.categories[${index}]`
    const id = required(one.id, `${field}.id`)
    if (!known.has(id))
      throw invalidBecause(`${field}.id`, 'UNKNOWN', { description: 'is not a category of this store' })
    const position = required(one.position, `${field}.position`)
    return { id, position, appliedToSubcategories: one.appliedToSubcategories ?? false }
  })
}

const categoryColumns = (categories: readonly AssignmentRecord[]) => ({
  categories: JSON.stringify(categories),
  category_ids: categories.map(({ id }) => id),
})

const columnsOf = (sent: SentPromotion, { names, path, before }: Writing<PromotionRow>): ColumnValues => ({
  ...(names.has('name') && { name: readLabel(required(sent.name, `${path}.name`), `${path}.name`) }),
  ...(names.has('media') && { media: JSON.stringify(readMedia(sent, path, before?.media)) }),
  ...(names.has('destinationUrl') && { destination_url: sent.destinationUrl ?? null }),
  ...(names.has('categories') && categoryColumns(readCategories(sent, path, before?.categories))),
  ...(names.has('enabled') && { enabled: sent.enabled ?? false }),
  ...(names.has('extendedFields') && {
    extended_fields: sent.extendedFields ? JSON.stringify(sent.extendedFields) : null,
  }),
  ...(names.has('tags') && { tags: sent.tags ? JSON.stringify(readTags(sent.tags)) : null }),
})

const presentOn =
  (site: Site) =>
  (row: PromotionRow): Promotion => ({
    ...presentColumns(row),
    name: row.name,
    media: presentCaptionedImage(row.media, site),
    ...(row.destination_url !== null && { destinationUrl: row.destination_url }),
    categories: [...row.categories],
    enabled: row.enabled,
    ...(row.extended_fields && { extendedFields: row.extended_fields }),
    ...(row.tags && { tags: row.tags }),
  })

/** Fields that promotions can be filtered by. */
export const promotionFields = {
  ...entityFields,
  id: { kind: 'text', column: sql`id`, isNeverNull: true },
  enabled: { kind: 'flag', column: sql`enabled`, isNeverNull: true },
  ...tagFields,
} as const satisfies EntityKind<PromotionRow, SentPromotion, Promotion, never>['fields']

/** The maximum number of promotions of a store. */
const maxPromotions = 1000

const kindOn = (site: Site): EntityKind<PromotionRow, SentPromotion, Promotion, never> => ({
  table: 'promotion',
  event: 'wix.stores.catalog.v3.promotion',
  missing: 'The promotion was not found.',
  duplicate: 'The store already has this promotion.',
  limit: { count: maxPromotions, code: 'PROMOTIONS_LIMIT_EXCEEDED' },
  writable: ['name', 'media', 'destinationUrl', 'categories', 'enabled', 'extendedFields', 'tags'],
  fields: promotionFields,
  columnsOf,
  present: presentOn(site),
  requested: {},
})

/** Creates the promotions of a store. URLs of their images depend on the store. */
export const createPromotions = async (context: Pick<Context, 'db' | 'now' | 'newId' | 'sites'>, siteId: string) => {
  const site = await requireSite(context.sites, siteId)
  return { site, present: presentOn(site), promotions: createEntityStore(context, kindOn(site)) }
}
