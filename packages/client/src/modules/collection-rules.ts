// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/collection-rules.ts'
import type { CollectionRule, CollectionRuleConditions } from '../generated.ts'

/**
 * Lists the rules of all collections that have one. A store can have 200. Elevated.
 *
 * @example
 * const rules = await owner.collectionRules.listCollectionRules()
 */
export const listCollectionRules = (send: ElevatedSend): ((call?: CallOptions) => Promise<readonly CollectionRule[]>) =>
  bind(send, { route: 'GET /vitrine/v1/collection-rules', repeatable: true, elevated: true }, 'rules')

/**
 * Returns the rule of a collection. Elevated.
 *
 * @example
 * const { status } = await owner.collectionRules.getCollectionRule(ruledCollection.id)
 */
export const getCollectionRule = (
  send: ElevatedSend,
): ((collectionId: string, call?: CallOptions) => Promise<CollectionRule>) =>
  bind(
    send,
    { route: 'GET /vitrine/v1/collections/{collectionId}/rule collectionId', repeatable: true, elevated: true },
    'rule',
  )

/**
 * Sets the rule of a collection. A job then adds the products that match, and removes all others. Products
 * cannot be added or removed by other calls while the collection has a rule. Elevated.
 *
 * @example
 * const cheap = { field: 'PRICE', operator: 'AT_MOST', value: '20' } as const
 * const available = { field: 'IN_STOCK', operator: 'IS_TRUE' } as const
 * const rule = { match: 'ALL', conditions: [cheap, available] } as const
 * await owner.collectionRules.setCollectionRule(collection.id, rule)
 */
export const setCollectionRule = (
  send: ElevatedSend,
): ((collectionId: string, rule: CollectionRuleConditions, call?: CallOptions) => Promise<CollectionRule>) =>
  bind(
    send,
    { route: 'PUT /vitrine/v1/collections/{collectionId}/rule collectionId rule', repeatable: true, elevated: true },
    'rule',
  )

/**
 * Removes the rule of a collection. Its products stay, and can then be added and removed by other calls.
 * Elevated.
 *
 * @example
 * await owner.collectionRules.removeCollectionRule(ruledCollection.id)
 */
export const removeCollectionRule = (
  send: ElevatedSend,
): ((collectionId: string, call?: CallOptions) => Promise<void>) =>
  bind(
    send,
    { route: 'DELETE /vitrine/v1/collections/{collectionId}/rule collectionId', repeatable: true, elevated: true },
    '',
  )

/**
 * Counts the products that match a rule, and returns the newest 20 of them. Nothing is saved. Elevated.
 *
 * @example
 * const condition = { field: 'NAME', operator: 'CONTAINS', value: 'lamp' } as const
 * const rule = { match: 'ANY', conditions: [condition] } as const
 * const { count } = await owner.collectionRules.previewCollectionRule(rule)
 */
export const previewCollectionRule = (
  send: ElevatedSend,
): ((rule: CollectionRuleConditions, call?: CallOptions) => Promise<ResponseOf<typeof calls.previewCollectionRule>>) =>
  bind(send, {
    route: 'POST /vitrine/v1/collection-rules/preview rule',
    repeatable: true,
    elevated: true,
    dates: { products: { lastUpdated: true, createdDate: true } },
  })
