import type { InfoSectionRecord } from '@vitrine/domain/catalog/info-section.ts'
import type { ProductRecord } from '@vitrine/domain/catalog/product.ts'
import { Refusal, invalidBecause } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { runEach, type Outcome } from '../../../ground/entity/bulk.ts'
import { requireCurrent } from '../../../ground/entity/revision.ts'
import { withTags, type TagEdit } from '../../../ground/entity/tags.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { findInfoSections } from '../../info-section/api.ts'
import { lockProduct, saveChange } from '../edit/change-product.ts'
import { lockProducts } from './bulk-writer.ts'
import { changeOf } from './changed-fields.ts'
import { readTags } from './sent/plain-fields.ts'

/** A product to edit, with the revision that was read unless any is fine. */
export interface Edited {
  readonly id: string
  readonly revision?: string
  /** The path of the revision in the request. */
  readonly path?: string
}

/** Returns the record of a product after an edit. Refuses it by throwing. */
export type RecordEdit = (record: ProductRecord) => ProductRecord

/** Makes the same change to several products, in the caller's transaction. Each one succeeds or fails independently. */
export const editAll = async (
  { now, newId }: Pick<Context, 'now' | 'newId'>,
  transaction: Db,
  { site, products, edit }: { site: Site; products: readonly Edited[]; edit: RecordEdit },
): Promise<Outcome<{ readonly id: string }>[]> => {
  const ids = products.map(({ id }) => id)
  await lockProducts(transaction, site.id, ids)
  return runEach(transaction, products, async ({ id, revision, path }) => {
    const row = await lockProduct(transaction, site.id, id)
    if (path !== undefined) requireCurrent(row, revision, path)
    const { slug, name, visible, record } = row
    const before = { siteId: site.id, id, slug, name, visible, record }
    const change = changeOf(before, { ...before, record: edit(record) })
    await saveChange({ now, newId }, transaction, { site, row, change })
    return { id }
  })
}

/** Adds and removes tags of a product. */
export const tagEdit =
  (edit: TagEdit): RecordEdit =>
  ({ tags: before, ...record }) => {
    const { publicTags, privateTags } = withTags(before, edit)
    const tags = readTags(publicTags?.tagIds, privateTags?.tagIds)
    return { ...record, ...(tags && { tags }) }
  }

/** Most info sections of a product. */
const maxSections = 20

/** Reads the sections to add. Refuses those that do not exist. */
export const findSectionsToAdd = async (
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<readonly InfoSectionRecord[]> => {
  const found = await findInfoSections(db, siteId, ids, { lock: 'share' })
  return ids.map((id, index): InfoSectionRecord => {
    const section = found.get(id)
    if (!section)
      throw invalidBecause(`infoSectionIds[${index}]`, 'UNKNOWN', {
        description: 'is not an info section of this store',
      })
    const { uniqueName = '', title = '', plainDescription: description = '' } = section
    return { id, uniqueName, title, description }
  })
}

/** Adds info sections to a product, after those that it has. */
export const sectionAddition =
  (sections: readonly InfoSectionRecord[]): RecordEdit =>
  (record) => {
    const { infoSections: before } = record
    const added = sections.filter(({ id }) => !before.some((one) => one.id === id))
    if (before.length + added.length > maxSections) throw new Refusal('TOO_MANY_INFO_SECTIONS_ERROR')
    return { ...record, infoSections: [...before, ...added] }
  }

/** Removes info sections from a product. */
export const sectionRemoval =
  (ids: readonly string[]): RecordEdit =>
  (record) => ({
    ...record,
    infoSections: record.infoSections.filter(({ id }) => id === undefined || !ids.includes(id)),
  })
