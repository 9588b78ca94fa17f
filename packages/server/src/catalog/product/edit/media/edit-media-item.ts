import type { MediaItemChanges } from '@vitrine/contract/entities/catalog/product/product-media-item.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { ProductRecord } from '@vitrine/domain/catalog/product.ts'
import { invalidField, Refusal } from '../../../../ground/base/refusal.ts'
import { editChoices, isPlace, placesMissing, type Place } from './edit-media.ts'
import { refuseSome } from './look-up-media.ts'
import { withMediaFields } from './media-fields.ts'

type Sent = Input<MediaItemChanges>

/** Most media of a choice or variant. */
const maxMediaOfVariant = 15

/** Adds an ID to a list or removes it. Others keep their order. */
const withOrWithout = (ids: readonly string[], id: string, isIn: boolean): readonly string[] => {
  if (ids.includes(id) === isIn) return ids
  return isIn ? [...ids, id] : ids.filter((one) => one !== id)
}

/** Shows a media item for exactly these choices. */
const setChoices = (record: ProductRecord, mediaId: string, places: readonly Place[]): ProductRecord => {
  refuseSome(placesMissing(record, places, (index) => `mediaItem.choices[${index}]`))
  return editChoices(record, (option, choice) => {
    const isIn = places.some((place) => isPlace(place, option, choice))
    return withOrWithout(choice.mediaIds ?? [], mediaId, isIn)
  })
}

/** Shows a media item for exactly these variants. */
const setVariants = (record: ProductRecord, mediaId: string, variantIds: readonly string[]): ProductRecord => {
  const unknown = variantIds.findIndex((id) => !record.variants.some((variant) => variant.id === id))
  if (unknown !== -1) throw invalidField(`mediaItem.variantIds[${unknown}]`, 'is not a variant of this product')
  const variants = record.variants.map(({ mediaIds: before = [], ...variant }) => {
    const mediaIds = withOrWithout(before, mediaId, variantIds.includes(variant.id))
    if (mediaIds.length > maxMediaOfVariant)
      throw invalidField(
        'mediaItem.variantIds',
        `would give a variant more than ${maxMediaOfVariant} items`,
        'MAX_SIZE',
      )
    return mediaIds.length > 0 ? { ...variant, mediaIds } : variant
  })
  return { ...record, variants }
}

/** Applies the sent fields to a media item of a product. */
export const editMediaItem = (record: ProductRecord, mediaId: string, sent: Sent): ProductRecord => {
  const item = record.media.find(({ id }) => id === mediaId)
  if (!item) throw new Refusal('PRODUCT_MEDIA_NOT_EXIST', undefined, { field: 'mediaId' })
  const changed = withMediaFields(item, sent, 'mediaItem.')
  const edited = { ...record, media: record.media.map((one) => (one === item ? changed : one)) }
  const linked = sent.choices ? setChoices(edited, mediaId, sent.choices) : edited
  return sent.variantIds ? setVariants(linked, mediaId, sent.variantIds) : linked
}
