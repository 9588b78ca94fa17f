import type { CollectionRule, CollectionRuleConditions } from '@vitrine/client'
import { shop } from '../../shop.ts'

type Rule = CollectionRule | CollectionRuleConditions

const contentOf = ({ match, conditions }: Rule): CollectionRuleConditions => ({
  match,
  conditions: conditions.map(({ field, operator, value, option }) => ({
    field,
    operator,
    ...(value !== undefined && { value }),
    ...(option !== undefined && { option }),
  })),
})

/** Whether two rules have the same conditions. */
export const isSameRule = (one: Rule, other: Rule): boolean =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other))

/** Sets or removes the rule of a collection, if it differs from the one before. One that has failed is set again. */
export const changeRule = async (
  collectionId: string,
  { before, after }: { readonly before: Rule | undefined; readonly after: Rule | undefined },
): Promise<void> => {
  if (!after) {
    if (before) await shop.collectionRules.removeCollectionRule(collectionId)
    return
  }
  const hasFailed = before && 'status' in before && before.status === 'FAILED'
  if (!before || hasFailed || !isSameRule(before, after))
    await shop.collectionRules.setCollectionRule(collectionId, contentOf(after))
}
