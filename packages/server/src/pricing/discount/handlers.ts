import type { discountCalls, discountRuleCalls } from '@vitrine/contract'
import type { MemberGroup } from '@vitrine/contract/calls/people/member-groups.ts'
import { discountsAppId } from '@vitrine/domain/discount/app.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { requireRevision } from '../../ground/document/document-store.ts'
import { listDocuments } from '../../ground/document/store.ts'
import { createDiscounts } from './documents.ts'
import { blank, editDiscount } from './edit.ts'
import { editRule } from './edit-rule.ts'
import { presentDiscount } from './present.ts'
import { presentRule } from './present-rule.ts'
import { requireRoom } from './require-below-limit.ts'
import { requireKnown } from './require-known.ts'

/** Creates the handlers for calls about automatic discounts. */
export const createDiscountHandlers = (context: Context): Handlers<typeof discountCalls> => {
  const discounts = createDiscounts(context, presentDiscount)

  return {
    createDiscount: async ({ siteId }, { body }) => ({
      discount: await discounts.create(siteId, async (db, { currency }) => {
        const record = editDiscount(blank, body.discount, { unset: [], currency })
        await requireKnown(db, siteId, { record, field: 'discount' })
        await requireRoom(db, siteId, { effect: record.effect })
        return record
      }),
    }),

    getDiscount: async ({ siteId }, { params }) => ({ discount: await discounts.get(siteId, params.id) }),

    queryDiscounts: async ({ siteId }, { body }) => {
      const { items, pagingMetadata } = await discounts.query(siteId, body.query)
      return { discounts: items, pagingMetadata }
    },

    updateDiscount: async ({ siteId }, { params: { id }, body: { discount: sent, unset = [] } }) => ({
      discount: await discounts.change({
        siteId,
        id,
        revision: requireRevision(sent.revision, 'discount.revision'),
        edit: async (before, db, { currency }) => {
          const record = editDiscount(before, sent, { unset, currency })
          await requireKnown(db, siteId, { record, field: 'discount' })
          await requireRoom(db, siteId, { effect: record.effect, id })
          return record
        },
      }),
    }),

    deleteDiscount: async ({ siteId }, { params }) => {
      await discounts.remove(siteId, params.id)
      return {}
    },
  }
}

/** Creates the handlers for calls about automatic discounts in the specification's format. */
export const createDiscountRuleHandlers = (context: Context): Handlers<typeof discountRuleCalls> => {
  const rules = createDiscounts(context, presentRule)

  return {
    createDiscountRule: async ({ siteId }, { body }) => ({
      discountRule: await rules.create(siteId, async (db, { currency }) => {
        const record = editRule(blank, body.discountRule, currency)
        await requireKnown(db, siteId, { record, field: 'discountRule' })
        await requireRoom(db, siteId, { effect: record.effect })
        return record
      }),
    }),

    getDiscountRule: async ({ siteId }, { params }) => ({ discountRule: await rules.get(siteId, params.id) }),

    queryDiscountRules: async ({ siteId }, { body }) => {
      const { items, pagingMetadata } = await rules.query(siteId, body.query)
      return { discountRules: items, pagingMetadata }
    },

    updateDiscountRule: async ({ siteId }, { params: { id }, body: { discountRule: sent } }) => ({
      discountRule: await rules.change({
        siteId,
        id,
        revision: requireRevision(sent.revision, 'discountRule.revision'),
        edit: async (before, db, { currency }) => {
          const record = editRule(before, sent, currency)
          await requireKnown(db, siteId, { record, field: 'discountRule' })
          await requireRoom(db, siteId, { effect: record.effect, id })
          return record
        },
      }),
    }),

    deleteDiscountRule: async ({ siteId }, { params }) => {
      await rules.remove(siteId, params.id)
      return {}
    },

    listTriggers: async ({ siteId }) => {
      const groups = await listDocuments<Pick<MemberGroup, 'name'>>(context.db, 'member_group', siteId)
      const own = groups.map(({ id, body }) => ({ id: `member-group:${id}`, name: `Members of “${body.name}”` }))
      const triggers = [{ id: 'first-order', name: 'First order of a customer' }, ...own]
      return { triggers: triggers.map((one) => ({ ...one, appId: discountsAppId })) }
    },
  }
}
