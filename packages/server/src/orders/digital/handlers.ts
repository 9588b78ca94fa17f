import type { digitalGoodsCalls } from '@vitrine/contract'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { createProductWriter, findProducts } from '../../catalog/product/api.ts'
import { requireOrder } from '../order/api.ts'
import { deliverBefore } from './deliver.ts'
import { findSecureFile, presentFile } from './files.ts'
import { presentDownload } from './present.ts'
import { renewDownload } from './renew.ts'
import { listDownloads } from './store.ts'

/** Handles the files of products and the downloads of their buyers. */
export const createDigitalHandlers = (context: Context): Handlers<typeof digitalGoodsCalls> => {
  const { db, now } = context
  const products = createProductWriter(context)

  return {
    getProductFile: async ({ siteId }, { params: { productId } }) => {
      const [row] = await findProducts(db, siteId, [productId])
      if (!row) throw new Refusal('PRODUCT_NOT_FOUND', undefined, { id: productId })
      const { digitalFileId } = row.record
      const file = digitalFileId === undefined ? undefined : await findSecureFile(db, siteId, digitalFileId)
      return { ...(file && { file: presentFile(file) }) }
    },

    setProductFile: async ({ siteId }, { params: { productId }, body: { fileId } }) => {
      const file = await findSecureFile(db, siteId, fileId)
      if (!file) throw new Refusal('DIGITAL_FILE_NOT_FOUND_ERROR', undefined, { ids: [fileId] })
      await products.change(siteId, productId, ({ product }) => {
        const { productType, giftCard } = product.record
        if (productType !== 'digital' || giftCard) {
          throw invalidField('productId', 'must be the ID of a digital product other than a gift card')
        }
        const record = { ...product.record, digitalFileId: fileId }
        return { edited: { ...product, record }, changedFields: ['digitalFile'] }
      })
      return { file: presentFile(file) }
    },

    removeProductFile: async ({ siteId }, { params: { productId } }) => {
      await products.change(siteId, productId, ({ product }) => {
        const { digitalFileId, ...record } = product.record
        const changedFields = digitalFileId === undefined ? [] : ['digitalFile']
        return { edited: { ...product, record }, changedFields }
      })
      return {}
    },

    listDownloads: async (caller, { params: { orderId } }) => {
      const seen = await requireOrder(db, caller, orderId)
      await deliverBefore(context, seen)
      const order = await requireOrder(db, caller, orderId)
      const downloads = await listDownloads(db, order, now())
      return { downloads: downloads.map((download) => presentDownload(order, download)) }
    },

    renewDownload: async (caller, { params, body: { sendEmail = true } }) => ({
      download: await renewDownload(context, { caller, ...params, sendEmail }),
    }),
  }
}
