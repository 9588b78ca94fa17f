// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/subscription-options.ts'
import type {
  SubscriptionOption,
  SubscriptionOptionInProduct,
  SubscriptionOptionInput,
  SubscriptionOptionUpdateInput,
  SubscriptionOptionInProductInput,
} from '../generated.ts'
import { flatten } from '../flatten.ts'

/**
 * Creates a subscription option, which can be assigned to products. Carts refuse `subscriptionOptionId`: buyers
 * cannot subscribe yet. Elevated.
 *
 * @example
 * const subscriptionSettings = { frequency: 'MONTH' as const, autoRenewal: true }
 * const sent = { title: 'Monthly', subscriptionSettings, discount: { type: 'PERCENT' as const, value: 10 } }
 * const { id } = await owner.subscriptionOptions.createSubscriptionOption(sent)
 */
export const createSubscriptionOption = (
  send: ElevatedSend,
): ((subscriptionOption: SubscriptionOptionInput, call?: CallOptions) => Promise<SubscriptionOption>) =>
  bind(send, { route: 'POST /stores/v1/subscription-options subscriptionOption', elevated: true }, 'subscriptionOption')

/**
 * Returns a subscription option.
 *
 * @example
 * const { title } = await client.subscriptionOptions.getSubscriptionOption(subscriptionOption.id)
 */
export const getSubscriptionOption = (send: Send): ((id: string, call?: CallOptions) => Promise<SubscriptionOption>) =>
  bind(
    send,
    { route: 'GET /_api/subscription-options-reader-server/v1/subscription-options/{id} id', repeatable: true },
    'subscriptionOption',
  )

/**
 * Updates a subscription option, also in its products. Fields that are not sent do not change. Elevated.
 *
 * @example
 * const { id } = subscriptionOption
 * await owner.subscriptionOptions.updateSubscriptionOption(id, { title: 'Every month' })
 */
export const updateSubscriptionOption = (
  send: ElevatedSend,
): ((id: string, subscriptionOption: SubscriptionOptionInput, call?: CallOptions) => Promise<SubscriptionOption>) =>
  bind(
    send,
    { route: 'PATCH /stores/v1/subscription-options/{id} id subscriptionOption', repeatable: true, elevated: true },
    'subscriptionOption',
  )

/**
 * Deletes a subscription option. Its products are no longer sold by it. Elevated.
 *
 * @example
 * await owner.subscriptionOptions.deleteSubscriptionOption(subscriptionOption.id)
 */
export const deleteSubscriptionOption = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /stores/v1/subscription-options/{id} id', elevated: true }, '')

/**
 * Creates up to 100 subscription options, all or none. Carts refuse `subscriptionOptionId`: buyers cannot
 * subscribe yet. Elevated.
 *
 * @example
 * const subscriptionSettings = { frequency: 'WEEK' as const, autoRenewal: false, billingCycles: 6 }
 * const sent = [{ title: 'Six weeks', subscriptionSettings }]
 * await owner.subscriptionOptions.bulkCreateSubscriptionOptions(sent)
 */
export const bulkCreateSubscriptionOptions = (
  send: ElevatedSend,
): ((
  subscriptionOptions: readonly SubscriptionOptionInput[],
  call?: CallOptions,
) => Promise<{ subscriptionOptions: readonly SubscriptionOption[] }>) =>
  bind(send, { route: 'POST /stores/v1/subscription-options/createBulk subscriptionOptions', elevated: true })

/**
 * Updates up to 100 subscription options by ID, all or none. Fields that are not sent do not change. Elevated.
 *
 * @example
 * const { id } = subscriptionOption
 * await owner.subscriptionOptions.bulkUpdateSubscriptionOptions([{ id, title: 'Every month' }])
 */
export const bulkUpdateSubscriptionOptions = (
  send: ElevatedSend,
): ((
  subscriptionOptions: readonly SubscriptionOptionUpdateInput[],
  call?: CallOptions,
) => Promise<{ subscriptionOptions: readonly SubscriptionOption[] }>) =>
  bind(send, { route: 'PATCH /stores/v1/subscription-options subscriptionOptions', repeatable: true, elevated: true })

/**
 * Deletes up to 100 subscription options, all or none. Elevated.
 *
 * @example
 * await owner.subscriptionOptions.bulkDeleteSubscriptionOptions([subscriptionOption.id])
 */
export const bulkDeleteSubscriptionOptions = (
  send: ElevatedSend,
): ((ids: readonly string[], call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'POST /stores/v1/subscription-options/deleteBulk ids', elevated: true }, '')

/**
 * Lists the subscription options of a product, in their order.
 *
 * @example
 * const { subscriptionOptions } = await client.subscriptionOptions.getSubscriptionOptionsForProduct(product.id)
 */
export const getSubscriptionOptionsForProduct = (
  send: Send,
): ((
  productId: string,
  options?: { includeHiddenSubscriptionOptions?: boolean },
  call?: CallOptions,
) => Promise<{ subscriptionOptions: readonly SubscriptionOptionInProduct[] }>) =>
  bind(send, {
    route:
      'GET /_api/subscription-options-reader-server/v1/subscription-options/byProduct/{productId} productId ...options',
    repeatable: true,
  })

/**
 * Lists the IDs of the products that have a subscription option, in the order of their IDs.
 *
 * @example
 * const { id } = subscriptionOption
 * const { productIds } = await client.subscriptionOptions.getProductIdsForSubscriptionOption(id)
 */
export const getProductIdsForSubscriptionOption = (
  send: Send,
): ((
  id: string,
  options?: BodyOf<typeof calls.getProductIdsForSubscriptionOption>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.getProductIdsForSubscriptionOption>>) =>
  bind(send, {
    route: 'GET /_api/subscription-options-reader-server/v1/subscription-options/{id}/productIds id ...options',
    repeatable: true,
    packed: flatten,
  })

/**
 * Returns whether a product is sold without a subscription. A product without visible subscription options
 * always is.
 *
 * @example
 * const { allowed } = await client.subscriptionOptions.getOneTimePurchasesStatus(product.id)
 */
export const getOneTimePurchasesStatus = (
  send: Send,
): ((productId: string, call?: CallOptions) => Promise<{ allowed: boolean }>) =>
  bind(send, {
    route:
      'GET /_api/subscription-options-reader-server/v1/subscription-options/product/{productId}/oneTimePurchasesStatus productId',
    repeatable: true,
  })

/**
 * Sets the subscription options of a product, in their order. An empty list removes all. Unless one-time
 * purchases are allowed, carts then refuse the product. Carts refuse `subscriptionOptionId`: buyers cannot
 * subscribe yet. Elevated.
 *
 * @example
 * const assignedSubscriptionOptions = [{ id: subscriptionOption.id }]
 * const options = { assignedSubscriptionOptions }
 * await owner.subscriptionOptions.assignSubscriptionOptionsToProduct(product.id, options)
 */
export const assignSubscriptionOptionsToProduct = (
  send: ElevatedSend,
): ((
  productId: string,
  options?: { assignedSubscriptionOptions?: readonly SubscriptionOptionInProductInput[] },
  call?: CallOptions,
) => Promise<void>) =>
  bind(
    send,
    {
      route: 'POST /stores/v1/subscription-options/product/{productId}/assign productId ...options',
      repeatable: true,
      elevated: true,
    },
    '',
  )

/**
 * Sets whether a product with subscription options is sold without a subscription, too. Default: it is not.
 * Elevated.
 *
 * @example
 * await owner.subscriptionOptions.allowOneTimePurchases(product.id, true)
 */
export const allowOneTimePurchases = (
  send: ElevatedSend,
): ((productId: string, allowed: boolean, call?: CallOptions) => Promise<void>) =>
  bind(
    send,
    {
      route: 'PATCH /stores/v1/subscription-options/product/{productId}/allowOneTimePurchase productId allowed',
      repeatable: true,
      elevated: true,
    },
    '',
  )
