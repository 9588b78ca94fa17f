import type { catalogCalls } from '@vitrine/contract'
import type { Context } from '../../../ground/context/context.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { createCollectionWriter } from './change-collection.ts'

type CollectionCall =
  | 'createCollection'
  | 'updateCollection'
  | 'deleteCollection'
  | 'addProductsToCollection'
  | 'removeProductsFromCollection'

/** Creates the handlers for owner calls that change collections. */
export const createCollectionHandlers = (context: Context): Pick<Handlers<typeof catalogCalls>, CollectionCall> => {
  const collections = createCollectionWriter(context)

  return {
    createCollection: async ({ siteId }, { body }) => ({ collection: await collections.add(siteId, body.collection) }),

    updateCollection: async ({ siteId }, { params: { id }, body }) => ({
      collection: await collections.change({ siteId, id }, body.collection),
    }),

    deleteCollection: async ({ siteId }, { params: { id } }) => {
      await collections.remove({ siteId, id })
      return {}
    },

    addProductsToCollection: async ({ siteId }, { params: { id }, body }) => {
      await collections.addProducts({ siteId, id }, body.productIds)
      return {}
    },

    removeProductsFromCollection: async ({ siteId }, { params: { id }, body }) => {
      await collections.removeProducts({ siteId, id }, body.productIds)
      return {}
    },
  }
}
