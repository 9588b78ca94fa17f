import type { LabelRecord } from '@vitrine/domain/catalog/label.ts'
import type { InfoSectionRecord } from '@vitrine/domain/catalog/info-section.ts'
import type { ProductRecord } from '@vitrine/domain/catalog/product.ts'
import type { Context } from '../../../../ground/context/context.ts'
import type { Db } from '../../../../ground/database/tables.ts'
import { getOrCreateBrand } from '../../../brand/api.ts'
import { getOrCreateInfoSection } from '../../../info-section/api.ts'
import { getOrCreateRibbon } from '../../../ribbon/api.ts'

export type Clock = Pick<Context, 'now' | 'newId'>

/** Gives the brand, ribbons and info sections of a product their IDs. Creates those that the store does not have. */
export const connectEntities = async (
  clock: Clock,
  db: Db,
  { siteId, record }: { readonly siteId: string; readonly record: ProductRecord },
): Promise<ProductRecord> => {
  const { brand, ribbon, additionalRibbons, infoSections, ...others } = record
  const context = { ...clock, db }
  const ribbonOf = ({ id, name }: LabelRecord, path: string) =>
    id === undefined ? getOrCreateRibbon(context, db, { siteId, name, path }) : { id, name }
  const sectionOf = async (section: InfoSectionRecord, path: string): Promise<InfoSectionRecord> => {
    if (section.id !== undefined || section.title.trim() === '') return section
    const { title, description: html } = section
    const { id, uniqueName } = await getOrCreateInfoSection(context, db, { siteId, path, title, html })
    return { ...section, ...(id && { id }), ...(uniqueName && { uniqueName }) }
  }
  const additional: LabelRecord[] = []
  for (const [index, one] of (additionalRibbons ?? []).entries())
    additional.push(await ribbonOf(one, `product.additionalRibbons[${index}].name`))
  const sections: InfoSectionRecord[] = []
  for (const [index, section] of infoSections.entries())
    sections.push(await sectionOf(section, `product.additionalInfoSections[${index}]`))
  return {
    ...others,
    infoSections: sections,
    ...(brand && {
      brand:
        brand.id === undefined
          ? await getOrCreateBrand(context, db, { siteId, name: brand.name, path: 'product.brand' })
          : brand,
    }),
    ...(ribbon && { ribbon: await ribbonOf(ribbon, 'product.ribbon') }),
    ...(additional.length > 0 && { additionalRibbons: additional }),
  }
}
