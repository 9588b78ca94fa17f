import type { taxCalls } from '@vitrine/contract'
import type { Handlers } from '../../../ground/base/handlers.ts'
import type { TaxGroup } from '@vitrine/contract/entities/pricing/tax.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { Refusal, required, refusalFor } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import { requireRevision } from '../../../ground/document/document-store.ts'
import { findDocument, listDocuments } from '../../../ground/document/store.ts'
import { createTaxGroups, presentGroup } from '../documents.ts'
import { assignProducts, deleteMappingsOf, loadTaxRules, productsOfGroup, taxGroupOf } from '../store.ts'
import type { TaxGroupRecord } from '../tables.ts'
import { hasProduct } from '../../../catalog/product/api.ts'

type GroupCall =
  | 'createTaxGroup'
  | 'getTaxGroup'
  | 'queryTaxGroups'
  | 'updateTaxGroup'
  | 'deleteTaxGroup'
  | 'listDefaultTaxGroups'
  | 'listDefaultTaxGroupsByAppIds'
  | 'setProductsTaxGroup'
  | 'getProductTaxGroup'
  | 'listTaxGroupProducts'

/** The default group keeps its name, by which apps identify it. Its category can change. */
const editGroup = (before: TaxGroupRecord, { name = before.name, category }: Input<TaxGroup>): TaxGroupRecord => {
  if (before.isDefault && name !== before.name) throw new Refusal('ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP')
  return { ...before, name, ...(category && { category }) }
}

/** Creates the handlers for calls about tax groups and their products. */
export const createTaxGroupHandlers = (context: Context): Pick<Handlers<typeof taxCalls>, GroupCall> => {
  const { db } = context
  const groups = createTaxGroups(context)

  return {
    createTaxGroup: async ({ siteId }, { body }) => ({
      taxGroup: await groups.create(siteId, () => ({
        name: required(body.taxGroup.name, 'taxGroup.name'),
        ...(body.taxGroup.category && { category: body.taxGroup.category }),
      })),
    }),

    getTaxGroup: async ({ siteId }, { params }) => ({ taxGroup: await groups.get(siteId, params.id) }),

    queryTaxGroups: async ({ siteId }, { body }) => {
      const { items, pagingMetadata } = await groups.query(siteId, body.query)
      return { taxGroups: items, pagingMetadata }
    },

    updateTaxGroup: async ({ siteId }, { params, body: { taxGroup } }) => ({
      taxGroup: await groups.change({
        siteId,
        id: params.id,
        revision: requireRevision(taxGroup.revision, 'taxGroup.revision'),
        edit: (record) => editGroup(record, taxGroup),
      }),
    }),

    deleteTaxGroup: async ({ siteId }, { params }) => {
      await groups.remove(siteId, params.id, async (transaction) => {
        const { body } = await groups.require(transaction, { siteId, id: params.id })
        if (body.isDefault) throw refusalFor('ILLEGAL_STATE', 'DEFAULT_TAX_GROUP')
        await deleteMappingsOf(transaction, siteId, { field: 'taxGroupId', id: params.id })
      })
      return {}
    },

    listDefaultTaxGroups: async ({ siteId }) => {
      const all = await listDocuments<TaxGroupRecord>(db, 'tax_group', siteId)
      return { taxGroups: all.filter(({ body }) => body.isDefault).map(presentGroup) }
    },

    listDefaultTaxGroupsByAppIds: async ({ siteId }, { body: { appIds } }) => {
      const all = await listDocuments<TaxGroupRecord>(db, 'tax_group', siteId)
      const [group] = all.filter(({ body }) => body.isDefault).map(presentGroup)
      const results = appIds.map((_appId, originalIndex) => ({
        taxGroupMetadata: { ...(group && { id: group.id }), originalIndex, success: group !== undefined },
        ...(group && { taxGroup: group }),
      }))
      const [totalSuccesses, totalFailures] = group ? [appIds.length, 0] : [0, appIds.length]
      return { results, bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 } }
    },

    setProductsTaxGroup: async ({ siteId }, { params, body: { productIds } }) => {
      await transact(db, async (transaction) => {
        await groups.require(transaction, { siteId, id: params.id, hold: true })
        const { unknown } = await assignProducts(transaction, siteId, { groupId: params.id, productIds })
        if (unknown !== undefined) throw new Refusal('NOT_FOUND', 'The product was not found.', { productId: unknown })
      })
      return {}
    },

    listTaxGroupProducts: async ({ siteId }, { params, query: { limit = 50, offset = 0 } }) => {
      const { body } = await groups.require(db, { siteId, id: params.id })
      const of = { groupId: params.id, isDefault: body.isDefault === true }
      const { products, total } = await productsOfGroup(db, siteId, { ...of, limit, offset })
      return { products, metadata: { count: products.length, offset, total } }
    },

    getProductTaxGroup: async ({ siteId }, { params }) => {
      if (!(await hasProduct(db, siteId, params.id))) throw new Refusal('PRODUCT_NOT_FOUND')
      const id = (await taxGroupOf(db, siteId, params.id)) ?? (await loadTaxRules(db, siteId)).defaultGroupId
      const group = await findDocument<TaxGroupRecord>(db, 'tax_group', { siteId, id })
      if (!group) throw new Refusal('NOT_FOUND', 'The tax group was not found.')
      return { taxGroup: presentGroup(group) }
    },
  }
}
