import type { customerCalls } from '@vitrine/contract'
import { withoutTags } from '@vitrine/domain/customer/tags.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { listConsentChanges, presentConsentChange, recordConsent } from './consents.ts'
import { createCustomer, updateCustomer } from './edit.ts'
import { importCustomers } from './import.ts'
import { mergeCustomers } from './merge/merge.ts'
import { presentCustomer } from './present.ts'
import { countCustomers, queryCustomers } from './query.ts'
import { createSegmentHandlers } from './segment/handlers.ts'
import { addTags, readSent } from './sent.ts'
import { editCustomer, listTags, lockCustomer, lockCustomers, requireCustomer, type StoredCustomer } from './store.ts'

const maxTags = 500

/** Creates the handlers for calls about customers. */
export const createCustomerHandlers = (context: Context): Handlers<typeof customerCalls> => {
  const { db, sites, now, newId } = context

  const present = async (row: StoredCustomer) => ({
    customer: presentCustomer(row, await requireSite(sites, row.site_id)),
  })

  return {
    ...createSegmentHandlers(context),

    queryCustomers: async ({ siteId }, { body: { query } }) => {
      const site = await requireSite(sites, siteId)
      const { rows, metadata } = await queryCustomers(db, site, query)
      return { customers: rows.map((row) => presentCustomer(row, site)), pagingMetadata: metadata }
    },

    countCustomers: async ({ siteId }, { body }) => ({
      count: await countCustomers(db, await requireSite(sites, siteId), body.filter),
    }),

    getCustomer: async ({ siteId }, { params }) => present(await requireCustomer(db, siteId, params.id)),

    createCustomer: async ({ siteId }, { body }) => {
      const path = 'customer'
      const columns = readSent(body.customer, path, newId)
      return present(
        await transact(db, (transaction) => createCustomer(context, transaction, { siteId, columns, path })),
      )
    },

    updateCustomer: async ({ siteId }, { params: { id }, body }) => {
      const { revision: sent, ...fields } = body.customer
      const [path, revision] = ['customer', { sent, field: 'customer.revision' }]
      const columns = readSent(fields, path, newId)
      const columnsOf = () => columns
      return present(
        await transact(db, (transaction) =>
          updateCustomer(context, transaction, { siteId, id, revision, path, columnsOf }),
        ),
      )
    },

    mergeCustomers: async ({ siteId }, { params: { id }, body: { otherCustomerId } }) => {
      const site = await requireSite(sites, siteId)
      const ids = [id, otherCustomerId] as const
      return present(await transact(db, (transaction) => mergeCustomers(context, transaction, { site, ids })))
    },

    setMarketingConsent: async ({ siteId }, { params, body }) => {
      const saved = await transact(db, async (transaction) => {
        const { id } = await requireCustomer(transaction, siteId, params.id)
        const row = await lockCustomer(transaction, { siteId, id })
        if (!row) throw new Refusal('NOT_FOUND', 'The customer was not found.')
        const known = body.channel === 'EMAIL' ? row.email_consent : row.sms_consent
        if (known === body.status) return row
        return recordConsent(transaction, row, { id: newId(), ...body, source: 'OWNER', date: now() })
      })
      return present(saved)
    },

    listMarketingConsents: async ({ siteId }, { params }) => {
      const { id } = await requireCustomer(db, siteId, params.id)
      return { consents: (await listConsentChanges(db, siteId, id)).map(presentConsentChange) }
    },

    listCustomerTags: async ({ siteId }) => ({ tags: [...(await listTags(db, siteId, maxTags))] }),

    bulkUpdateCustomerTags: async ({ siteId }, { body: { customerIds, add = [], remove = [] } }) => {
      const site = await requireSite(sites, siteId)
      const customers = await transact(db, async (transaction) => {
        const rows = await lockCustomers(
          transaction,
          siteId,
          customerIds.map((id) => id.toLowerCase()),
        )
        const saved: StoredCustomer[] = []
        for (const row of rows) {
          const tags = addTags(withoutTags(row.tags, remove), add, 'add')
          saved.push(await editCustomer(transaction, row, { tags, now: now() }))
        }
        return saved
      })
      return { customers: customers.map((row) => presentCustomer(row, site)) }
    },

    bulkImportCustomers: async ({ siteId }, { body: { customers, updateExisting = false, isPreview = false } }) => ({
      results: await importCustomers(context, { siteId, customers, updateExisting, isPreview }),
    }),
  }
}
