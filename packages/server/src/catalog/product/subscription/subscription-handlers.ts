import type { productSubscriptionCalls } from '@vitrine/contract'
import { isSubscriptionOnly } from '@vitrine/domain/catalog/subscription.ts'
import { isElevated } from '../../../ground/base/caller.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { findSubscriptionOptions, presentTerms } from '../../subscription-option/api.ts'
import { createProductWriter } from '../edit/change-product.ts'
import type { OnSite } from '../read/viewing.ts'
import { allowOneTime, assignOptions, findSubscriptions, listProductsOf } from './product-subscriptions.ts'

/** Refuses hidden things that a shopper asks for. */
const requireRight = (caller: OnSite, hidden: boolean | undefined): boolean => {
  if (hidden && !isElevated(caller)) throw new Refusal('PERMISSION_DENIED')
  return hidden ?? false
}

/** Creates the handlers for calls about the subscription options of products. */
export const createSubscriptionHandlers = (context: Context): Handlers<typeof productSubscriptionCalls> => {
  const { db, sites } = context
  const products = createProductWriter(context)

  const read = async (caller: OnSite, productId: string) => {
    const found = await findSubscriptions(db, caller.siteId, { productId, hidden: isElevated(caller) })
    if (!found) throw new Refusal('PRODUCT_NOT_FOUND', undefined, { id: productId })
    return found
  }

  return {
    getSubscriptionOptionsForProduct: async (caller, { params: { productId }, query }) => {
      const hidden = requireRight(caller, query.includeHiddenSubscriptionOptions)
      const { currency } = await requireSite(sites, caller.siteId)
      const { subscriptions = [] } = await read(caller, productId)
      return {
        subscriptionOptions: subscriptions
          .filter(({ visible }) => visible || hidden)
          .map((one) => ({ id: one.id, hidden: !one.visible, ...presentTerms(one, currency) })),
      }
    },

    getProductIdsForSubscriptionOption: async (caller, { params: { id: optionId }, body }) => {
      const { includeHiddenProducts, paging: { limit = 100, offset = 0 } = {} } = body
      const hidden = requireRight(caller, includeHiddenProducts)
      const { siteId } = caller
      const { ids, total } = await listProductsOf(db, siteId, { optionId, hidden, limit, offset })
      if (total === 0 && !(await findSubscriptionOptions(db, siteId, [optionId])).has(optionId))
        throw new Refusal('NOT_FOUND', 'The subscription option was not found.')
      return { productIds: ids, metadata: { items: ids.length, offset }, totalResults: total }
    },

    getOneTimePurchasesStatus: async (caller, { params }) => ({
      allowed: !isSubscriptionOnly(await read(caller, params.productId)),
    }),

    assignSubscriptionOptionsToProduct: async ({ siteId }, { params: { productId }, body }) => {
      const { assignedSubscriptionOptions: assigned = [] } = body
      await products.change(siteId, productId, (deciding) => assignOptions(deciding, assigned))
      return {}
    },

    allowOneTimePurchases: async ({ siteId }, { params: { productId }, body: { allowed } }) => {
      await products.change(siteId, productId, (deciding) => allowOneTime(deciding, allowed))
      return {}
    },
  }
}
