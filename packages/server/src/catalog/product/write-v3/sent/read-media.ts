import type { MediaRecord, ProductRecord, VariantRecord } from '@vitrine/domain/catalog/product.ts'
import { invalidField, Refusal } from '../../../../ground/base/refusal.ts'
import type { Db } from '../../../../ground/database/tables.ts'
import { withMediaOf } from '../../edit/media/edit-media.ts'
import { lookUpMedia, requirePosters } from '../../edit/media/look-up-media.ts'
import { withMediaFields } from '../../edit/media/media-fields.ts'
import type { Writing } from './sent-product.ts'

/** Returns the media of a product: those that were sent, which replace all others, or those before. */
export const readMedia = async (
  db: Db,
  { sent, names, site, path, product }: Writing,
  now: Date,
): Promise<readonly MediaRecord[]> => {
  const { media: known } = product.record
  if (!names.has('media')) return known
  const field = `${path}.media.itemsInfo.items`
  const items = sent.media?.itemsInfo?.items ?? []
  const missing = items.findIndex(({ id, url }) => id === undefined && url === undefined)
  if (missing !== -1) throw invalidField(`${field}[${missing}]`, 'must have an ID or a URL', 'REQUIRED_ONE_OF_FIELD')
  const references = items.map(({ id, url }) => (id === undefined ? { url: url! } : { mediaId: id }))
  const found = await lookUpMedia(db, references, { site, known, field, now })
  await requirePosters(db, items, { site, known, fieldOf: (index) => `${field}[${index}]` })
  const media = found.map((one, index): MediaRecord => {
    if (!one) throw new Refusal('PRODUCT_MEDIA_NOT_EXIST', undefined, { field: `${field}[${index}]` })
    const { altText, displayName: title, focalPoint, posterId } = items[index]!
    return withMediaFields(one, { altText, title, focalPoint, posterId }, `${field}[${index}].`)
  })
  const twice = media.findIndex(({ id }, index) => media.findIndex((one) => one.id === id) < index)
  if (twice !== -1)
    throw invalidField(`${field}[${twice}]`, 'is the same media as another one', 'VALIDATION', 'DUPLICATE_MEDIA_ERROR')
  return media
}

/** Returns the variants with those of their media that the product has. Refuses others that were sent. */
export const readVariantMedia = (
  { names, path }: Writing,
  { variants }: ProductRecord,
  media: readonly MediaRecord[],
): readonly VariantRecord[] => {
  if (names.has('variantsInfo')) {
    for (const [index, { mediaIds = [] }] of variants.entries()) {
      const unknown = mediaIds.findIndex((id) => !media.some((one) => one.id === id))
      const field = `${path}.variantsInfo.variants[${index}].mediaIds[${unknown}]`
      if (unknown !== -1) throw invalidField(field, 'is not the ID of an item of this product')
    }
  }
  return withMediaOf(variants, media)
}
