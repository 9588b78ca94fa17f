import type { productV3Calls } from '@vitrine/contract'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { createProductWriter } from './edit/change-product.ts'
import { createProductV3Reading } from './product-v3-reading.ts'

/** Creates the handlers for products of catalog V3. */
export const createProductV3Handlers = (context: Context): Handlers<typeof productV3Calls> => {
  const products = createProductWriter(context)
  return {
    ...createProductV3Reading(context),

    deleteProductV3: async ({ siteId }, { params }) => {
      await products.remove(siteId, params.productId)
      return {}
    },
  }
}
