import type { InfoSectionRecord } from '@vitrine/domain/catalog/info-section.ts'
import type { LabelRecord } from '@vitrine/domain/catalog/label.ts'
import { invalidField, Refusal, invalidBecause } from '../../../../ground/base/refusal.ts'
import type { Db } from '../../../../ground/database/tables.ts'
import { findBrands, getOrCreateBrand } from '../../../brand/api.ts'
import { findInfoSections, getOrCreateNamedInfoSection } from '../../../info-section/api.ts'
import { findRibbons, getOrCreateRibbon } from '../../../ribbon/api.ts'
import type { Clock } from '../../edit/connect/connect-entities.ts'
import type { RecordChanges } from '../record-changes.ts'
import type { SentProduct, Writing } from './sent-product.ts'

type SentLabel = NonNullable<SentProduct['brand']>
type SentSection = NonNullable<SentProduct['infoSections']>[number]
type Sending = Pick<Writing, 'site'> & { readonly path: string }
type Context = Clock & { readonly db: Db }

/** Finds the brand by ID, or finds or creates it by name. `undefined` for an empty object. */
const readBrand = async (
  context: Context,
  { id, name = '' }: SentLabel,
  { site, path }: Sending,
): Promise<LabelRecord | undefined> => {
  const { db } = context
  if (id === undefined)
    return name === '' ? undefined : getOrCreateBrand(context, db, { siteId: site.id, name, path: `${path}.name` })
  const found = (await findBrands(db, site.id, [id], { lock: 'share' })).get(id)
  if (!found) throw invalidBecause(`${path}.id`, 'UNKNOWN', { description: 'is not a brand of this store' })
  return found
}

/** Finds a ribbon by ID, or finds or creates it by name. `undefined` for an empty object. */
const readRibbon = async (
  context: Context,
  { id, name = '' }: SentLabel,
  { site, path }: Sending,
): Promise<LabelRecord | undefined> => {
  const { db } = context
  if (id === undefined)
    return name === '' ? undefined : getOrCreateRibbon(context, db, { siteId: site.id, name, path: `${path}.name` })
  const found = (await findRibbons(db, site.id, [id], { lock: 'share' })).get(id)
  if (!found) throw new Refusal('RIBBON_NOT_FOUND', undefined, { id, field: `${path}.id` })
  return found
}

const readAdditionalRibbons = async (context: Context, { sent, site, path }: Writing): Promise<LabelRecord[]> => {
  const ribbons: LabelRecord[] = []
  for (const [index, one] of (sent.additionalRibbons ?? []).entries()) {
    const field = `${path}.additionalRibbons[${index}]`
    const ribbon = await readRibbon(context, one, { site, path: field })
    if (!ribbon) throw invalidField(field, 'must have an ID or a name', 'REQUIRED_ONE_OF_FIELD')
    ribbons.push(ribbon)
  }
  return ribbons
}

const requireDistinctRibbons = (main: LabelRecord | undefined, additional: readonly LabelRecord[]): void => {
  const ids = additional.map(({ id }) => id!)
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) < index))]
  if (twice.length > 0) throw new Refusal('DUPLICATE_RIBBON_IN_ADDITIONAL', undefined, { ribbonIds: twice })
  if (main?.id !== undefined && ids.includes(main.id))
    throw new Refusal('DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL', undefined, { ribbonIds: [main.id] })
}

const readRibbons = async (context: Context, writing: Writing): Promise<RecordChanges> => {
  const { sent, names, site, path, product } = writing
  const { record } = product
  if (!names.has('ribbon') && !names.has('additionalRibbons')) return {}
  const ribbon = names.has('ribbon')
    ? await readRibbon(context, sent.ribbon ?? {}, { site, path: `${path}.ribbon` })
    : record.ribbon
  const additional = names.has('additionalRibbons')
    ? await readAdditionalRibbons(context, writing)
    : (record.additionalRibbons ?? [])
  requireDistinctRibbons(ribbon, additional)
  return { ribbon, additionalRibbons: additional.length > 0 ? additional : undefined }
}

/** Finds a section by ID, or finds or creates it by its unique name. */
const readSection = async (
  context: Context,
  sent: SentSection,
  { site, path }: Sending,
): Promise<InfoSectionRecord> => {
  const { db } = context
  const found =
    sent.id === undefined
      ? await getOrCreateNamedInfoSection(context, db, { siteId: site.id, sent, path })
      : (await findInfoSections(db, site.id, [sent.id], { lock: 'share' })).get(sent.id)
  if (!found) throw invalidBecause(`${path}.id`, 'UNKNOWN', { description: 'is not an info section of this store' })
  const { id, uniqueName = '', title = '', plainDescription: description = '' } = found
  return { id, uniqueName, title, description }
}

/** Reads the info sections. Those without an ID, which only catalog V1 has, stay. */
const readSections = async (
  context: Context,
  { sent, names, site, path, product }: Writing,
): Promise<RecordChanges> => {
  if (!names.has('infoSections')) return {}
  const sections: InfoSectionRecord[] = []
  for (const [index, one] of (sent.infoSections ?? []).entries()) {
    const field = `${path}.infoSections[${index}]`
    const section = await readSection(context, one, { site, path: field })
    if (sections.some(({ id }) => id === section.id))
      throw invalidBecause(field, 'LISTED_TWICE', { description: 'is the same section as another one' })
    sections.push(section)
  }
  return { infoSections: [...sections, ...product.record.infoSections.filter(({ id }) => id === undefined)] }
}

/** Reads the brand, ribbons and info sections, and creates those that the store does not have. */
export const readLabels = async (context: Context, writing: Writing): Promise<RecordChanges> => {
  const { sent, names, site, path } = writing
  return {
    ...(names.has('brand') && {
      brand: await readBrand(context, sent.brand ?? {}, { site, path: `${path}.brand` }),
    }),
    ...(await readRibbons(context, writing)),
    ...(await readSections(context, writing)),
  }
}
