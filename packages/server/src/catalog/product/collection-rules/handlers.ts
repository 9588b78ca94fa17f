import type { collectionRuleCalls } from '@vitrine/contract'
import type { CollectionRule } from '@vitrine/contract/entities/catalog/collection-rule.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { findJobs } from '../../../ground/job/store.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { presentProduct } from '../read/present/present-product.ts'
import { findProducts } from '../read/product-rows.ts'
import { createRuleWriter, readRule } from './change-rule.ts'
import { fillKind } from './jobs.ts'
import { previewRule } from './preview.ts'
import { findRuled, listRuled, type RuledCollection } from './rule-store.ts'

/** Creates the handlers for calls about rules of collections. */
export const createCollectionRuleHandlers = (context: Context): Handlers<typeof collectionRuleCalls> => {
  const { db, sites, now } = context
  const rules = createRuleWriter(context)

  const present = async (siteId: string, collections: readonly RuledCollection[]): Promise<CollectionRule[]> => {
    const jobs = await findJobs(db, { siteId, kind: fillKind })
    return collections.map(({ id: collectionId, rule: { match, conditions } }) => {
      const job = jobs.get(collectionId)
      const status = job ? (job.hasFailed ? 'FAILED' : 'FILLING') : 'UP_TO_DATE'
      return { collectionId, match, conditions: conditions.map((one) => ({ ...one })), status }
    })
  }

  const find = async (siteId: string, id: string): Promise<CollectionRule> => {
    const found = await findRuled(db, siteId, id)
    if (!found) throw new Refusal('NOT_FOUND', 'The collection has no rule.')
    return (await present(siteId, [found]))[0]!
  }

  return {
    listCollectionRules: async ({ siteId }) => ({ rules: await present(siteId, await listRuled(db, siteId)) }),

    getCollectionRule: async ({ siteId }, { params: { collectionId } }) => ({ rule: await find(siteId, collectionId) }),

    setCollectionRule: async ({ siteId }, { params: { collectionId: id }, body }) => {
      const { currency } = await requireSite(sites, siteId)
      await rules.set({ siteId, id, rule: readRule(body.rule, currency) })
      return { rule: await find(siteId, id) }
    },

    removeCollectionRule: async ({ siteId }, { params: { collectionId: id } }) => {
      await rules.remove({ siteId, id })
      return {}
    },

    previewCollectionRule: async ({ siteId }, { body }) => {
      const site = await requireSite(sites, siteId)
      const { currency } = site
      const rule = readRule(body.rule, currency)
      const { ids, count, tooManyToCount } = await previewRule(db, { siteId, rule, now: now(), currency })
      const rows = new Map((await findProducts(db, siteId, ids)).map((row) => [row.id, row]))
      const found = ids.flatMap((id) => rows.get(id) ?? [])
      return { count, tooManyToCount, products: found.map((row) => presentProduct(row, { site, merchantData: false })) }
    },
  }
}
