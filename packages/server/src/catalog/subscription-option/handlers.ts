import type { subscriptionOptionCalls } from '@vitrine/contract'
import type { SubscriptionOption } from '@vitrine/contract/entities/catalog/subscription-option.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField, required } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { createSubscriptionOptions, type OptionRow } from './options.ts'
import { presentTerms } from './terms.ts'

/** Refuses an option that a request names twice. */
const requireDistinct = (ids: readonly string[], fieldOf: (index: number) => string): void => {
  const twice = ids.findIndex((id, index) => ids.indexOf(id) < index)
  if (twice >= 0) throw invalidField(fieldOf(twice), 'is the ID of two subscription options')
}

/** Creates the handlers for calls about subscription options. */
export const createSubscriptionOptionHandlers = (context: Context): Handlers<typeof subscriptionOptionCalls> => {
  const options = createSubscriptionOptions(context)
  const present = async (siteId: string, rows: readonly OptionRow[]): Promise<SubscriptionOption[]> => {
    const { currency } = await requireSite(context.sites, siteId)
    return rows.map(({ id, terms }) => ({ id, ...presentTerms(terms, currency) }))
  }
  const presentOne = async (siteId: string, row: OptionRow) => ({
    subscriptionOption: (await present(siteId, [row]))[0]!,
  })

  return {
    createSubscriptionOption: async ({ siteId }, { body: { subscriptionOption: sent } }) => {
      const path = 'subscriptionOption'
      return presentOne(siteId, (await options.create(siteId, [{ sent, path }], path))[0]!)
    },

    getSubscriptionOption: async ({ siteId }, { params }) => presentOne(siteId, await options.get(siteId, params.id)),

    updateSubscriptionOption: async ({ siteId }, { params: { id }, body: { subscriptionOption: sent } }) =>
      presentOne(siteId, (await options.update(siteId, [{ id, sent, path: 'subscriptionOption' }]))[0]!),

    deleteSubscriptionOption: async ({ siteId }, { params }) => {
      await options.remove(siteId, [params.id])
      return {}
    },

    bulkCreateSubscriptionOptions: async ({ siteId }, { body: { subscriptionOptions } }) => {
      const items = subscriptionOptions.map((sent, index) => ({ sent, path: `subscriptionOptions[${index}]` }))
      const rows = await options.create(siteId, items, 'subscriptionOptions')
      return { subscriptionOptions: await present(siteId, rows) }
    },

    bulkUpdateSubscriptionOptions: async ({ siteId }, { body: { subscriptionOptions } }) => {
      const updates = subscriptionOptions.map(({ id, ...sent }, index) => {
        const path = `subscriptionOptions[${index}]`
        return { id: required(id, `${path}.id`), sent, path }
      })
      requireDistinct(
        updates.map(({ id }) => id),
        (index) => `subscriptionOptions[${index}].id`,
      )
      return { subscriptionOptions: await present(siteId, await options.update(siteId, updates)) }
    },

    bulkDeleteSubscriptionOptions: async ({ siteId }, { body: { ids } }) => {
      requireDistinct(ids, (index) => `ids[${index}]`)
      await options.remove(siteId, ids)
      return {}
    },
  }
}
