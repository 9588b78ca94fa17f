import type {
  productV3BulkCalls,
  productV3ByFilterCalls,
  productV3Calls,
  productV3ChangeCalls,
} from '@vitrine/contract'
import type { Handlers } from '../../../ground/base/handlers.ts'
import type { Context } from '../../../ground/context/context.ts'
import { createProductWriter } from '../edit/change-product.ts'
import { createProductV3Bulk } from './product-v3-bulk.ts'
import { createProductV3ByFilter } from './product-v3-by-filter.ts'
import { createProductV3Reading } from './product-v3-reading.ts'
import { createProductV3Writing } from './product-v3-writing.ts'

type Calls = typeof productV3Calls &
  typeof productV3ChangeCalls &
  typeof productV3BulkCalls &
  typeof productV3ByFilterCalls

/** Creates the handlers for products of catalog V3. */
export const createProductV3Handlers = (context: Context): Handlers<Calls> => {
  const products = createProductWriter(context)
  return {
    ...createProductV3Reading(context),
    ...createProductV3Writing(context),
    ...createProductV3Bulk(context),
    ...createProductV3ByFilter(context),

    deleteProductV3: async ({ siteId }, { params }) => {
      await products.remove(siteId, params.productId)
      return {}
    },
  }
}
