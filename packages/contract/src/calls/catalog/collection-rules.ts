import { elevated, room } from '../../call.ts'
import { categoryId } from '../../entities/catalog/category.ts'
import { CollectionRule, SentRule } from '../../entities/catalog/collection-rule.ts'
import { Product } from '../../entities/catalog/product/product.ts'
import { flag, integer, list, shape } from '../../schema.ts'

const params = shape({ collectionId: categoryId() })
const rule = shape({ rule: CollectionRule })

/** Rules of collections, which decide what products a collection has. The paths are specific to Vitrine. */
export const collectionRuleCalls = room({ scope: 'catalog', area: 'products', idempotent: true })({
  listCollectionRules: {
    method: 'GET',
    path: '/vitrine/v1/collection-rules',
    summary: 'Lists the rules of all collections that have one. A store can have 200.',
    roles: elevated,
    repeatable: true,
    response: shape({ rules: list(CollectionRule) }),
    client: {
      module: 'collectionRules',
      gives: 'rules',
      example: 'const rules = await owner.collectionRules.listCollectionRules()',
    },
  },
  getCollectionRule: {
    method: 'GET',
    path: '/vitrine/v1/collections/{collectionId}/rule',
    summary: 'Returns the rule of a collection.',
    roles: elevated,
    repeatable: true,
    params,
    response: rule,
    errors: ['NOT_FOUND'],
    client: {
      module: 'collectionRules',
      gives: 'rule',
      example: 'const { status } = await owner.collectionRules.getCollectionRule(ruledCollection.id)',
    },
  },
  setCollectionRule: {
    method: 'PUT',
    path: '/vitrine/v1/collections/{collectionId}/rule',
    summary:
      'Sets the rule of a collection. A job then adds the products that match, and removes all others. Products cannot ' +
      'be added or removed by other calls while the collection has a rule.',
    roles: elevated,
    repeatable: true,
    params,
    body: shape({ rule: SentRule }),
    response: rule,
    errors: ['COLLECTION_NOT_FOUND', 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED', 'COLLECTION_RULES_LIMIT_EXCEEDED'],
    client: {
      module: 'collectionRules',
      args: 'collectionId rule',
      gives: 'rule',
      example: [
        "const cheap = { field: 'PRICE', operator: 'AT_MOST', value: '20' } as const",
        "const available = { field: 'IN_STOCK', operator: 'IS_TRUE' } as const",
        "const rule = { match: 'ALL', conditions: [cheap, available] } as const",
        'await owner.collectionRules.setCollectionRule(collection.id, rule)',
      ],
    },
  },
  removeCollectionRule: {
    method: 'DELETE',
    path: '/vitrine/v1/collections/{collectionId}/rule',
    summary: 'Removes the rule of a collection. Its products stay, and can then be added and removed by other calls.',
    roles: elevated,
    repeatable: true,
    params,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'collectionRules',
      example: 'await owner.collectionRules.removeCollectionRule(ruledCollection.id)',
    },
  },
  previewCollectionRule: {
    method: 'POST',
    path: '/vitrine/v1/collection-rules/preview',
    summary: 'Counts the products that match a rule, and returns the newest 20 of them. Nothing is saved.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ rule: SentRule }),
    response: shape({
      count: integer({ description: 'Number of products that match, hidden ones included.' }),
      tooManyToCount: flag({
        description: 'Whether the store has too many products to check all of them at once: more may match.',
      }),
      products: list(Product, { maxItems: 20 }),
    }),
    client: {
      module: 'collectionRules',
      args: 'rule',
      example: [
        "const condition = { field: 'NAME', operator: 'CONTAINS', value: 'lamp' } as const",
        "const rule = { match: 'ANY', conditions: [condition] } as const",
        'const { count } = await owner.collectionRules.previewCollectionRule(rule)',
      ],
    },
  },
})
