// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  SubscriptionOption,
  SubscriptionOptionInProduct,
  SubscriptionOptionInput,
  SubscriptionOptionUpdateInput,
  SubscriptionOptionInProductInput,
} from '../generated.ts'
import { flatten } from '../flatten.ts'

/**
 * Creates a subscription option, which can be assigned to products. Carts refuse `subscriptionOptionId`: buyers
 * cannot subscribe yet.
 */
export const createSubscriptionOption: ElevatedEndpoint<
  { body: { subscriptionOption: SubscriptionOptionInput } },
  { subscriptionOption: SubscriptionOption }
> = { route: 'POST /stores/v1/subscription-options', elevated: true }

/** Returns a subscription option. */
export const getSubscriptionOption: Endpoint<{ params: { id: string } }, { subscriptionOption: SubscriptionOption }> = {
  route: 'GET /_api/subscription-options-reader-server/v1/subscription-options/{id}',
  repeatable: true,
}

/** Updates a subscription option, also in its products. Fields that are not sent do not change. */
export const updateSubscriptionOption: ElevatedEndpoint<
  { params: { id: string }; body: { subscriptionOption: SubscriptionOptionInput } },
  { subscriptionOption: SubscriptionOption }
> = { route: 'PATCH /stores/v1/subscription-options/{id}', repeatable: true, elevated: true }

/** Deletes a subscription option. Its products are no longer sold by it. */
export const deleteSubscriptionOption: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /stores/v1/subscription-options/{id}',
  elevated: true,
}

/**
 * Creates up to 100 subscription options, all or none. Carts refuse `subscriptionOptionId`: buyers cannot
 * subscribe yet.
 */
export const bulkCreateSubscriptionOptions: ElevatedEndpoint<
  { body: { subscriptionOptions: readonly SubscriptionOptionInput[] } },
  { subscriptionOptions: readonly SubscriptionOption[] }
> = { route: 'POST /stores/v1/subscription-options/createBulk', elevated: true }

/** Updates up to 100 subscription options by ID, all or none. Fields that are not sent do not change. */
export const bulkUpdateSubscriptionOptions: ElevatedEndpoint<
  { body: { subscriptionOptions: readonly SubscriptionOptionUpdateInput[] } },
  { subscriptionOptions: readonly SubscriptionOption[] }
> = { route: 'PATCH /stores/v1/subscription-options', repeatable: true, elevated: true }

/** Deletes up to 100 subscription options, all or none. */
export const bulkDeleteSubscriptionOptions: ElevatedEndpoint<{ body: { ids: readonly string[] } }, {}> = {
  route: 'POST /stores/v1/subscription-options/deleteBulk',
  elevated: true,
}

/** Lists the subscription options of a product, in their order. */
export const getSubscriptionOptionsForProduct: Endpoint<
  {
    params: { productId: string }
    query?: {
      /** Also returns hidden options. Elevated callers only. Default: false. */
      includeHiddenSubscriptionOptions?: boolean
    }
  },
  { subscriptionOptions: readonly SubscriptionOptionInProduct[] }
> = {
  route: 'GET /_api/subscription-options-reader-server/v1/subscription-options/byProduct/{productId}',
  repeatable: true,
}

/** Lists the IDs of the products that have a subscription option, in the order of their IDs. */
export const getProductIdsForSubscriptionOption: Endpoint<
  {
    params: { id: string }
    body?: {
      /** Also returns hidden products. Elevated callers only. Default: false. */
      includeHiddenProducts?: boolean
      paging?: {
        /** Default: 100. */
        limit?: number
        /** Default: 0. */
        offset?: number
      }
    }
  },
  {
    productIds: readonly string[]
    metadata: {
      /** Number of IDs on this page. */
      items: number
      /** Number of IDs that were skipped. */
      offset: number
    }
    /** Number of products that have the option. */
    totalResults: number
  }
> = {
  route: 'GET /_api/subscription-options-reader-server/v1/subscription-options/{id}/productIds',
  repeatable: true,
  packed: flatten,
}

/**
 * Returns whether a product is sold without a subscription. A product without visible subscription options
 * always is.
 */
export const getOneTimePurchasesStatus: Endpoint<{ params: { productId: string } }, { allowed: boolean }> = {
  route:
    'GET /_api/subscription-options-reader-server/v1/subscription-options/product/{productId}/oneTimePurchasesStatus',
  repeatable: true,
}

/**
 * Sets the subscription options of a product, in their order. An empty list removes all. Unless one-time
 * purchases are allowed, carts then refuse the product. Carts refuse `subscriptionOptionId`: buyers cannot
 * subscribe yet.
 */
export const assignSubscriptionOptionsToProduct: ElevatedEndpoint<
  {
    params: { productId: string }
    body?: { assignedSubscriptionOptions?: readonly SubscriptionOptionInProductInput[] }
  },
  {}
> = { route: 'POST /stores/v1/subscription-options/product/{productId}/assign', repeatable: true, elevated: true }

/** Sets whether a product with subscription options is sold without a subscription, too. Default: it is not. */
export const allowOneTimePurchases: ElevatedEndpoint<
  { params: { productId: string }; body: { allowed: boolean } },
  {}
> = {
  route: 'PATCH /stores/v1/subscription-options/product/{productId}/allowOneTimePurchase',
  repeatable: true,
  elevated: true,
}
