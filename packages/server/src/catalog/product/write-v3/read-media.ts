import type { MediaRecord } from '@vitrine/domain/catalog/product.ts'
import { invalidField, Refusal } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { lookUpMedia } from '../edit/edit-media.ts'
import type { Writing } from './sent-product.ts'

/** Returns the media of a product: those that were sent, which replace all others, or those before. */
export const readMedia = async (
  db: Db,
  { sent, names, site, path, product }: Writing,
): Promise<readonly MediaRecord[]> => {
  const { media: known } = product.record
  if (!names.has('media')) return known
  const field = `${path}.media.itemsInfo.items`
  const items = sent.media?.itemsInfo?.items ?? []
  const missing = items.findIndex(({ id, url }) => id === undefined && url === undefined)
  if (missing !== -1) throw invalidField(`${field}[${missing}]`, 'must have an ID or a URL', 'REQUIRED_ONE_OF_FIELD')
  const references = items.map(({ id, url }) => (id === undefined ? { url: url! } : { mediaId: id }))
  const found = await lookUpMedia(db, references, { site, known, field })
  const media = found.map((one, index): MediaRecord => {
    if (!one) throw new Refusal('PRODUCT_MEDIA_NOT_EXIST', undefined, { field: `${field}[${index}]` })
    const { altText, displayName: title } = items[index]!
    return { ...one, ...(altText !== undefined && { altText }), ...(title !== undefined && { title }) }
  })
  const twice = media.findIndex(({ id }, index) => media.findIndex((one) => one.id === id) < index)
  if (twice !== -1)
    throw invalidField(`${field}[${twice}]`, 'is the same media as another one', 'VALIDATION', 'DUPLICATE_MEDIA_ERROR')
  return media
}
