import type { feeRuleCalls } from '@vitrine/contract'
import type { FeeRule } from '@vitrine/contract/calls/pricing/fee-rules.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { sql } from 'kysely'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal, invalidBecause } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { createDocumentStore, requireRevision } from '../../ground/document/document-store.ts'
import { editFeeRule, newFeeRule, presentFeeRule } from './edit.ts'
import { countFeeRules, findMissing } from './store.ts'
import type { FeeRuleRecord } from './tables.ts'

/** Every purchase evaluates all of them. */
const maxRules = 100

/** Refuses references to things that the store does not have. */
const requireReferred = async (db: Db, siteId: string, sent: Input<FeeRule>): Promise<void> => {
  const missing = await findMissing(db, siteId, {
    product: sent.productIds,
    collection: sent.collectionIds,
    'tax group': sent.taxGroupId === undefined ? [] : [sent.taxGroupId],
  })
  if (missing) throw new Refusal('NOT_FOUND', `The ${missing.kind} was not found.`, { id: missing.id })
}

/** Creates the handlers for owner calls about fees. */
export const createFeeHandlers = (context: Context): Handlers<typeof feeRuleCalls> => {
  const rules = createDocumentStore<FeeRuleRecord, FeeRule>(context, {
    table: 'fee_rule',
    missing: 'The fee rule was not found.',
    fields: {
      name: { kind: 'text', column: sql`(body->>'name')` },
      active: { kind: 'flag', column: sql`(body->>'active')::boolean` },
    },
    present: (document, site) => presentFeeRule(document, site.currency),
  })

  return {
    createFeeRule: async ({ siteId }, { body: { feeRule } }) => ({
      feeRule: await rules.create(siteId, async (transaction, { currency }) => {
        if ((await countFeeRules(transaction, siteId)) >= maxRules)
          throw invalidBecause('feeRule', 'LIMIT_REACHED', {
            description: `there can be at most ${maxRules} fee rules`,
            data: { threshold: maxRules },
            rule: 'MAX_SIZE',
          })
        await requireReferred(transaction, siteId, feeRule)
        return newFeeRule(feeRule, currency)
      }),
    }),

    getFeeRule: async ({ siteId }, { params }) => ({ feeRule: await rules.get(siteId, params.id) }),

    queryFeeRules: async ({ siteId }, { body }) => {
      const { items, pagingMetadata } = await rules.query(siteId, body.query)
      return { feeRules: items, pagingMetadata }
    },

    updateFeeRule: async ({ siteId }, { params, body: { feeRule, unset = [] } }) => ({
      feeRule: await rules.change({
        siteId,
        id: params.id,
        revision: requireRevision(feeRule.revision, 'feeRule.revision'),
        edit: async (record: FeeRuleRecord, transaction: Db, { currency }: { currency: string }) => {
          await requireReferred(transaction, siteId, feeRule)
          const lost: ReadonlySet<string> = new Set(unset)
          const remaining = Object.fromEntries(Object.entries(record).filter(([name]) => !lost.has(name)))
          return editFeeRule(remaining as unknown as FeeRuleRecord, feeRule, currency)
        },
      }),
    }),

    deleteFeeRule: async ({ siteId }, { params }) => {
      await rules.remove(siteId, params.id)
      return {}
    },
  }
}
