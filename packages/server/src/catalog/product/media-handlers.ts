import type { catalogCalls } from '@vitrine/contract'
import type { Context } from '../../ground/context/context.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { createProductWriter } from './edit/change-product.ts'
import {
  addMedia,
  addMediaToChoices,
  findMediaRecords,
  removeMedia,
  removeMediaFromChoices,
} from './edit/edit-media.ts'

type MediaCall = 'addProductMedia' | 'removeProductMedia' | 'addProductMediaToChoices' | 'removeProductMediaFromChoices'

/** Creates the handlers for owner calls that change product media. */
export const createMediaHandlers = (context: Context): Pick<Handlers<typeof catalogCalls>, MediaCall> => {
  const products = createProductWriter(context)

  return {
    addProductMedia: async ({ siteId }, { params, body: { media } }) => {
      await products.change(siteId, params.id, async ({ site, product, db }) => {
        const { record } = product
        const found = await findMediaRecords(db, media, { site, known: record.media, field: 'media' })
        return { edited: { ...product, record: addMedia(record, media, found) }, changedFields: ['media'] }
      })
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
