import type { ProductTags } from '@vitrine/contract/entities/catalog/product-v3.ts'
import type { InfoSectionRecord } from '@vitrine/domain/catalog/info-section.ts'
import type { ProductRecord } from '@vitrine/domain/catalog/product.ts'
import { invalidField, Refusal } from '../../../../ground/base/refusal.ts'
import type { Context } from '../../../../ground/context/context.ts'
import { transact } from '../../../../ground/database/transact.ts'
import { runEach, type Outcome } from '../../../../ground/entity/bulk.ts'
import { requireCurrent } from '../../../../ground/entity/revision.ts'
import type { Site } from '../../../../ground/site/sites.ts'
import { findInfoSections } from '../../../info-section/api.ts'
import { lockProduct, saveChange } from '../../edit/change-product.ts'
import { lockProducts } from './bulk-writer.ts'
import { changeOf } from './changed-fields.ts'
import { readTags } from './plain-fields.ts'
import { withChanges, type RecordChanges } from './record-changes.ts'

/** A product to edit, with the revision that was read unless any is fine. */
export interface Edited {
  readonly id: string
  readonly revision?: string
  /** The path of the revision in the request. */
  readonly path?: string
}

type EditContext = Pick<Context, 'db' | 'now' | 'newId'>
type Outcomes = Promise<Outcome<{ readonly id: string }>[]>

/** Makes the same change to several products. Each one succeeds or fails independently. */
const editEach = (
  { db, now, newId }: EditContext,
  site: Site,
  { products, changesOf }: { products: readonly Edited[]; changesOf: (record: ProductRecord) => RecordChanges },
): Outcomes =>
  transact(db, async (transaction) => {
    const ids = products.map(({ id }) => id)
    await lockProducts(transaction, site.id, ids)
    return runEach(transaction, products, async ({ id, revision, path }) => {
      const row = await lockProduct(transaction, site.id, id)
      if (path !== undefined) requireCurrent(row, revision, path)
      const { slug, name, visible, record } = row
      const before = { siteId: site.id, id, slug, name, visible, record }
      const edited = { ...before, record: withChanges(record, changesOf(record)) }
      await saveChange({ now, newId }, transaction, { site, row, change: changeOf(before, edited) })
      return { id }
    })
  })

type Kind = 'publicTags' | 'privateTags'

const tagIdsOf = (tags: ProductTags | undefined, kind: Kind): readonly string[] => tags?.[kind]?.tagIds ?? []

const maxTags = 100

/** Adds and removes tags of products. */
export const editTags = (
  context: EditContext,
  site: Site,
  { productIds, assign, unassign }: { productIds: readonly string[]; assign?: ProductTags; unassign?: ProductTags },
): Outcomes => {
  const kinds: readonly Kind[] = ['publicTags', 'privateTags']
  if (kinds.every((kind) => tagIdsOf(assign, kind).length + tagIdsOf(unassign, kind).length === 0))
    throw new Refusal('EMPTY_ASSIGN_AND_UNASSIGN_LISTS')
  const change = (before: ProductTags | undefined, kind: Kind): readonly string[] => {
    const removed = new Set(tagIdsOf(unassign, kind))
    const left = tagIdsOf(before, kind).filter((id) => !removed.has(id))
    const tags = [...new Set([...left, ...tagIdsOf(assign, kind)])]
    if (tags.length > maxTags)
      throw invalidField(`assignTags.${kind}.tagIds`, `would give the product more than ${maxTags} tags`, 'MAX_SIZE')
    return tags
  }
  return editEach(context, site, {
    products: productIds.map((id) => ({ id })),
    changesOf: ({ tags }) => ({ tags: readTags(change(tags, 'publicTags'), change(tags, 'privateTags')) }),
  })
}

const maxSections = 20

/** Adds info sections to products, after those that they have. Refuses sections that do not exist. */
export const addInfoSections = async (
  context: EditContext,
  site: Site,
  { products, sectionIds }: { products: readonly Edited[]; sectionIds: readonly string[] },
): Outcomes => {
  const found = await findInfoSections(context.db, site.id, sectionIds)
  const sections = sectionIds.map((id, index): InfoSectionRecord => {
    const section = found.get(id)
    if (!section) throw invalidField(`infoSectionIds[${index}]`, 'is not an info section of this store')
    const { uniqueName = '', title = '', plainDescription: description = '' } = section
    return { id, uniqueName, title, description }
  })
  return editEach(context, site, {
    products,
    changesOf: ({ infoSections: before }) => {
      const added = sections.filter(({ id }) => !before.some((one) => one.id === id))
      if (before.length + added.length > maxSections) throw new Refusal('TOO_MANY_INFO_SECTIONS_ERROR')
      return { infoSections: [...before, ...added] }
    },
  })
}

/** Removes info sections from products. */
export const removeInfoSections = (
  context: EditContext,
  site: Site,
  { products, sectionIds }: { products: readonly Edited[]; sectionIds: readonly string[] },
): Outcomes =>
  editEach(context, site, {
    products,
    changesOf: ({ infoSections }) => ({
      infoSections: infoSections.filter(({ id }) => id === undefined || !sectionIds.includes(id)),
    }),
  })
