import type { catalogCalls } from '@vitrine/contract'
import type { Context } from '../../../ground/context/context.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { createProductWriter } from '../edit/change-product.ts'
import {
  addMedia,
  addMediaToChoices,
  arrangeMedia,
  removeMedia,
  removeMediaFromChoices,
} from '../edit/media/edit-media.ts'
import { editMediaItem } from '../edit/media/edit-media-item.ts'
import { findMediaRecords, requirePosters } from '../edit/media/look-up-media.ts'
import { withMediaFields } from '../edit/media/media-fields.ts'
import { changeOf } from '../write-v3/changed-fields.ts'

type MediaCall =
  | 'addProductMedia'
  | 'removeProductMedia'
  | 'updateProductMediaItem'
  | 'arrangeProductMedia'
  | 'addProductMediaToChoices'
  | 'removeProductMediaFromChoices'

/** Creates the handlers for owner calls that change product media. */
export const createMediaHandlers = (context: Context): Pick<Handlers<typeof catalogCalls>, MediaCall> => {
  const products = createProductWriter(context)

  return {
    addProductMedia: async ({ siteId }, { params, body: { media } }) => {
      await products.change(siteId, params.id, async ({ site, product, db }) => {
        const { record } = product
        const known = { site, known: record.media }
        const found = await findMediaRecords(db, media, { ...known, field: 'media', now: context.now() })
        await requirePosters(db, media, { ...known, fieldOf: (index) => `media[${index}]` })
        const described = found.map((one, index) => withMediaFields(one, media[index]!, `media[${index}].`))
        return { edited: { ...product, record: addMedia(record, media, described) }, changedFields: ['media'] }
      })
      return {}
    },

    updateProductMediaItem: async ({ siteId }, { params: { id, mediaId }, body: { mediaItem } }) => {
      await products.change(siteId, id, async ({ site, product, db }) => {
        const { record } = product
        await requirePosters(db, [mediaItem], { site, known: record.media, fieldOf: () => 'mediaItem' })
        return changeOf(product, { ...product, record: editMediaItem(record, mediaId, mediaItem) })
      })
      return {}
    },

    arrangeProductMedia: async ({ siteId }, { params: { id }, body: { mediaIds } }) => {
      await products.change(siteId, id, ({ product }) => ({
        edited: { ...product, record: arrangeMedia(product.record, mediaIds) },
        changedFields: ['media'],
      }))
      return {}
    },

    removeProductMedia: async ({ siteId }, { params, body: { mediaIds = [] } }) => {
      await products.change(siteId, params.id, ({ product }) => ({
        edited: { ...product, record: removeMedia(product.record, mediaIds) },
        changedFields: ['media'],
      }))
      return {}
    },

    addProductMediaToChoices: async ({ siteId }, { params, body: { media } }) => {
      await products.change(siteId, params.id, ({ product }) => ({
        edited: { ...product, record: addMediaToChoices(product.record, media) },
        changedFields: ['productOptions'],
      }))
      return {}
    },

    removeProductMediaFromChoices: async ({ siteId }, { params, body: { media } }) => {
      await products.change(siteId, params.id, ({ product }) => ({
        edited: { ...product, record: removeMediaFromChoices(product.record, media) },
        changedFields: ['productOptions'],
      }))
      return {}
    },
  }
}
