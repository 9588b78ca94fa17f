import { elevated, room, shoppers } from '../../call.ts'
import {
  maxSubscriptions,
  SubscriptionOption,
  SubscriptionOptionInProduct,
  SubscriptionOptionUpdate,
} from '../../entities/catalog/subscription-option.ts'
import { flag, guid, input, integer, list, optional, shape, text } from '../../schema.ts'
import { bulkItems } from '../../entities/bulk-results.ts'

const path = '/stores/v1/subscription-options'
const reading = '/_api/subscription-options-reader-server/v1/subscription-options'
const id = shape({ id: guid() })
const subscriptionOption = shape({ subscriptionOption: SubscriptionOption })
const subscriptionOptions = shape({ subscriptionOptions: list(SubscriptionOption) })
const ofProduct = shape({ productId: text({ minLength: 1, maxLength: 36 }) })
const noSubscriptionsYet = 'Carts refuse `subscriptionOptionId`: buyers cannot subscribe yet.'

/** Subscription options of a store. */
export const subscriptionOptionCalls = room({ scope: 'catalog', area: 'products', idempotent: true })({
  createSubscriptionOption: {
    method: 'POST',
    path,
    summary: `Creates a subscription option, which can be assigned to products. ${noSubscriptionsYet}`,
    roles: elevated,
    repeatable: false,
    body: shape({ subscriptionOption: input(SubscriptionOption) }),
    response: subscriptionOption,
    client: {
      module: 'subscriptionOptions',
      args: 'subscriptionOption',
      gives: 'subscriptionOption',
      example: [
        "const subscriptionSettings = { frequency: 'MONTH' as const, autoRenewal: true }",
        "const sent = { title: 'Monthly', subscriptionSettings, discount: { type: 'PERCENT' as const, value: 10 } }",
        'const { id } = await owner.subscriptionOptions.createSubscriptionOption(sent)',
      ],
    },
  },
  getSubscriptionOption: {
    method: 'GET',
    path: `${reading}/{id}`,
    summary: 'Returns a subscription option.',
    roles: shoppers,
    repeatable: true,
    params: id,
    response: subscriptionOption,
    errors: ['NOT_FOUND'],
    client: {
      module: 'subscriptionOptions',
      gives: 'subscriptionOption',
      example: 'const { title } = await client.subscriptionOptions.getSubscriptionOption(subscriptionOption.id)',
    },
  },
  updateSubscriptionOption: {
    method: 'PATCH',
    path: `${path}/{id}`,
    summary: 'Updates a subscription option, also in its products. Fields that are not sent do not change.',
    roles: elevated,
    repeatable: true,
    params: id,
    body: shape({ subscriptionOption: input(SubscriptionOption) }),
    response: subscriptionOption,
    errors: ['NOT_FOUND'],
    client: {
      module: 'subscriptionOptions',
      args: 'id subscriptionOption',
      gives: 'subscriptionOption',
      example: [
        'const { id } = subscriptionOption',
        "await owner.subscriptionOptions.updateSubscriptionOption(id, { title: 'Every month' })",
      ],
    },
  },
  deleteSubscriptionOption: {
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Deletes a subscription option. Its products are no longer sold by it.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'subscriptionOptions',
      example: 'await owner.subscriptionOptions.deleteSubscriptionOption(subscriptionOption.id)',
    },
  },
  bulkCreateSubscriptionOptions: {
    method: 'POST',
    path: `${path}/createBulk`,
    summary: `Creates up to 100 subscription options, all or none. ${noSubscriptionsYet}`,
    roles: elevated,
    repeatable: false,
    body: shape({ subscriptionOptions: list(input(SubscriptionOption), bulkItems) }),
    response: subscriptionOptions,
    client: {
      module: 'subscriptionOptions',
      args: 'subscriptionOptions',
      example: [
        "const subscriptionSettings = { frequency: 'WEEK' as const, autoRenewal: false, billingCycles: 6 }",
        "const sent = [{ title: 'Six weeks', subscriptionSettings }]",
        'await owner.subscriptionOptions.bulkCreateSubscriptionOptions(sent)',
      ],
    },
  },
  bulkUpdateSubscriptionOptions: {
    method: 'PATCH',
    path,
    summary: 'Updates up to 100 subscription options by ID, all or none. Fields that are not sent do not change.',
    roles: elevated,
    repeatable: true,
    body: shape({ subscriptionOptions: list(input(SubscriptionOptionUpdate), bulkItems) }),
    response: subscriptionOptions,
    errors: ['NOT_FOUND'],
    client: {
      module: 'subscriptionOptions',
      args: 'subscriptionOptions',
      example: [
        'const { id } = subscriptionOption',
        "await owner.subscriptionOptions.bulkUpdateSubscriptionOptions([{ id, title: 'Every month' }])",
      ],
    },
  },
  bulkDeleteSubscriptionOptions: {
    method: 'POST',
    path: `${path}/deleteBulk`,
    summary: 'Deletes up to 100 subscription options, all or none.',
    roles: elevated,
    repeatable: false,
    body: shape({ ids: list(guid(), bulkItems) }),
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'subscriptionOptions',
      args: 'ids',
      example: 'await owner.subscriptionOptions.bulkDeleteSubscriptionOptions([subscriptionOption.id])',
    },
  },
})

/** Subscription options of products. Shoppers see visible products only. */
export const productSubscriptionCalls = room({ scope: 'catalog', area: 'products', idempotent: true })({
  getSubscriptionOptionsForProduct: {
    method: 'GET',
    path: `${reading}/byProduct/{productId}`,
    summary: 'Lists the subscription options of a product, in their order.',
    roles: shoppers,
    repeatable: true,
    params: ofProduct,
    query: shape({
      includeHiddenSubscriptionOptions: optional(
        flag({ description: 'Also returns hidden options. Elevated callers only. Default: false.' }),
      ),
    }),
    response: shape({ subscriptionOptions: list(SubscriptionOptionInProduct) }),
    errors: ['PRODUCT_NOT_FOUND', 'PERMISSION_DENIED'],
    client: {
      module: 'subscriptionOptions',
      example:
        'const { subscriptionOptions } = await client.subscriptionOptions.getSubscriptionOptionsForProduct(product.id)',
    },
  },
  getProductIdsForSubscriptionOption: {
    method: 'GET',
    path: `${reading}/{id}/productIds`,
    encoding: 'dotted',
    summary: 'Lists the IDs of the products that have a subscription option, in the order of their IDs.',
    roles: shoppers,
    repeatable: true,
    params: id,
    body: shape({
      includeHiddenProducts: optional(
        flag({ description: 'Also returns hidden products. Elevated callers only. Default: false.' }),
      ),
      paging: optional(
        shape({
          limit: optional(integer({ minimum: 1, maximum: 100, description: 'Default: 100.' })),
          offset: optional(integer({ minimum: 0, maximum: 10_000, description: 'Default: 0.' })),
        }),
      ),
    }),
    response: shape({
      productIds: list(text()),
      metadata: shape({
        items: integer({ description: 'Number of IDs on this page.' }),
        offset: integer({ description: 'Number of IDs that were skipped.' }),
      }),
      totalResults: integer({ description: 'Number of products that have the option.' }),
    }),
    errors: ['NOT_FOUND', 'PERMISSION_DENIED'],
    client: {
      module: 'subscriptionOptions',
      example: [
        'const { id } = subscriptionOption',
        'const { productIds } = await client.subscriptionOptions.getProductIdsForSubscriptionOption(id)',
      ],
    },
  },
  getOneTimePurchasesStatus: {
    method: 'GET',
    path: `${reading}/product/{productId}/oneTimePurchasesStatus`,
    summary:
      'Returns whether a product is sold without a subscription. A product without visible subscription options always is.',
    roles: shoppers,
    repeatable: true,
    params: ofProduct,
    response: shape({ allowed: flag() }),
    errors: ['PRODUCT_NOT_FOUND'],
    client: {
      module: 'subscriptionOptions',
      example: 'const { allowed } = await client.subscriptionOptions.getOneTimePurchasesStatus(product.id)',
    },
  },
  assignSubscriptionOptionsToProduct: {
    method: 'POST',
    path: `${path}/product/{productId}/assign`,
    summary:
      'Sets the subscription options of a product, in their order. An empty list removes all. Unless one-time purchases ' +
      `are allowed, carts then refuse the product. ${noSubscriptionsYet}`,
    roles: elevated,
    repeatable: true,
    params: ofProduct,
    body: shape({
      assignedSubscriptionOptions: optional(list(input(SubscriptionOptionInProduct), { maxItems: maxSubscriptions })),
    }),
    response: shape({}),
    errors: ['PRODUCT_NOT_FOUND', 'NOT_FOUND'],
    client: {
      module: 'subscriptionOptions',
      example: [
        'const assignedSubscriptionOptions = [{ id: subscriptionOption.id }]',
        'const options = { assignedSubscriptionOptions }',
        'await owner.subscriptionOptions.assignSubscriptionOptionsToProduct(product.id, options)',
      ],
    },
  },
  allowOneTimePurchases: {
    method: 'PATCH',
    path: `${path}/product/{productId}/allowOneTimePurchase`,
    summary:
      'Sets whether a product with subscription options is sold without a subscription, too. Default: it is not.',
    roles: elevated,
    repeatable: true,
    params: ofProduct,
    body: shape({ allowed: flag() }),
    response: shape({}),
    errors: ['PRODUCT_NOT_FOUND'],
    client: {
      module: 'subscriptionOptions',
      args: 'productId allowed',
      example: 'await owner.subscriptionOptions.allowOneTimePurchases(product.id, true)',
    },
  },
})
