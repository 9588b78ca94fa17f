import type { SentRule } from '@vitrine/contract/entities/catalog/collection-rule.ts'
import { readCondition } from '@vitrine/domain/collection-rule/read-condition.ts'
import { daysIn, type Rule } from '@vitrine/domain/collection-rule/rule.ts'
import { currencyDigits } from '@vitrine/domain/money.ts'
import { sql } from 'kysely'
import { InvalidRequest, Refusal, type Violation } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { deleteJob } from '../../../ground/job/store.ts'
import { lockTree } from '../category/tree.ts'
import { allProductsId } from '../read/present/present-product.ts'
import { daysKind, fillKind, queueDays, queueFill } from './jobs.ts'
import { applyRules } from './members.ts'
import type { RuleSetting } from './rule-sql.ts'
import { countRuled, lockCollection, lockRuled, saveRule } from './rule-store.ts'

/** Most collections of a store with a rule: each changed product is compared with all of them. */
const maxRules = 200

/** Reads the rule of a request. Refuses conditions whose operator or value does not fit their field. */
export const readRule = ({ match, conditions }: SentRule, currency: string): Rule => {
  const read = conditions.map((sent) => readCondition(sent, { digits: currencyDigits(currency) }))
  const violations = read.flatMap((one, index): Violation[] =>
    one.ok
      ? []
      : [
          {
            field: `rule.conditions[${index}].${one.field}`,
            description: one.description,
            violatedRule: 'VALIDATION',
          },
        ],
  )
  if (violations.length > 0) throw new InvalidRequest(violations)
  return { match, conditions: read.flatMap((one) => (one.ok ? [one.condition] : [])) }
}

interface Change {
  readonly siteId: string
  readonly id: string
}

/** Sets and removes rules of collections. Jobs that follow are queued in the same transaction. */
export const createRuleWriter = ({ db, now }: Pick<Context, 'db' | 'now'>) => ({
  set: ({ siteId, id, rule }: Change & { readonly rule: Rule }): Promise<void> => {
    if (id === allProductsId) throw new Refusal('MANAGED_CATEGORY_OPERATION_NOT_ALLOWED')
    return transact(db, async (transaction) => {
      // Two collections must not exceed the limit at once.
      await lockTree(transaction, siteId)
      const locked = await lockCollection(transaction, siteId, id)
      if (!locked) throw new Refusal('COLLECTION_NOT_FOUND')
      if (!locked.hasRule && (await countRuled(transaction, siteId)) >= maxRules)
        throw new Refusal('COLLECTION_RULES_LIMIT_EXCEEDED')
      const revision = await saveRule(transaction, { siteId, id, rule })
      await queueFill(transaction, { siteId, id, revision })
      if (daysIn(rule).length > 0) await queueDays(transaction, { siteId, id, since: now() })
      else await deleteJob(transaction, { siteId, kind: daysKind, key: id })
    })
  },

  remove: ({ siteId, id }: Change): Promise<void> =>
    transact(db, async (transaction) => {
      const locked = await lockCollection(transaction, siteId, id)
      if (!locked?.hasRule) throw new Refusal('NOT_FOUND', 'The collection has no rule.')
      await saveRule(transaction, { siteId, id, rule: null })
      for (const kind of [fillKind, daysKind]) await deleteJob(transaction, { siteId, kind, key: id })
    }),
})

/**
 * Sets the rule of a collection of a store that is created in the transaction of the caller, and adds its products at once:
 * nobody else can change them before the commit.
 */
export const setRuleOfNewStore = async (
  db: Db,
  { siteId, id, rule, now, currency }: Change & RuleSetting & { readonly rule: Rule },
): Promise<void> => {
  await saveRule(db, { siteId, id, rule })
  const collections = await lockRuled(db, siteId, id)
  await applyRules(db, { siteId, collections, among: sql<boolean>`true`, now, currency })
  if (daysIn(rule).length > 0) await queueDays(db, { siteId, id, since: now })
}
