// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, Product, CollectionRule, CollectionRuleConditions } from '../generated.ts'

/** Lists the rules of all collections that have one. A store can have 200. */
export const listCollectionRules: ElevatedEndpoint<{}, { rules: readonly CollectionRule[] }> = {
  route: 'GET /vitrine/v1/collection-rules',
  repeatable: true,
  elevated: true,
}

/** Returns the rule of a collection. */
export const getCollectionRule: ElevatedEndpoint<{ params: { collectionId: string } }, { rule: CollectionRule }> = {
  route: 'GET /vitrine/v1/collections/{collectionId}/rule',
  repeatable: true,
  elevated: true,
}

/**
 * Sets the rule of a collection. A job then adds the products that match, and removes all others. Products
 * cannot be added or removed by other calls while the collection has a rule.
 */
export const setCollectionRule: ElevatedEndpoint<
  { params: { collectionId: string }; body: { rule: CollectionRuleConditions } },
  { rule: CollectionRule }
> = { route: 'PUT /vitrine/v1/collections/{collectionId}/rule', repeatable: true, elevated: true }

/** Removes the rule of a collection. Its products stay, and can then be added and removed by other calls. */
export const removeCollectionRule: ElevatedEndpoint<{ params: { collectionId: string } }, {}> = {
  route: 'DELETE /vitrine/v1/collections/{collectionId}/rule',
  repeatable: true,
  elevated: true,
}

/** Counts the products that match a rule, and returns the newest 20 of them. Nothing is saved. */
export const previewCollectionRule: ElevatedEndpoint<
  { body: { rule: CollectionRuleConditions } },
  {
    /** Number of products that match, hidden ones included. */
    count: number
    /** Whether the store has too many products to check all of them at once: more may match. */
    tooManyToCount: boolean
    products: readonly Product[]
  }
> = {
  route: 'POST /vitrine/v1/collection-rules/preview',
  repeatable: true,
  elevated: true,
  dates: { products: { lastUpdated: true, createdDate: true } },
}
