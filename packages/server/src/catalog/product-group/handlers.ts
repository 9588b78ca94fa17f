import type { productGroupCalls } from '@vitrine/contract'
import type { Exchange } from '../../ground/base/caller.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { queueTagJob } from '../../ground/entity/tag-updates.ts'
import { requireTags } from '../../ground/entity/tags.ts'
import { findImages } from '../../ground/media/image-records.ts'
import { findCustomizations } from '../customization/api.ts'
import { catalogViewOf, readShownState, type OnSite } from '../product/api.ts'
import { assignProducts, unassignProducts } from './assign.ts'
import { createGroups } from './groups.ts'
import type { GroupView, References, SentGroup } from './request.ts'
import { searchGroups } from './search.ts'
import { findGroupingIds } from './store.ts'
import { taggedGroups, updateTags } from './tags.ts'

type Sent = Omit<SentGroup, 'references'>

/** The requested fields, as responses repeat them. */
const withFields = <Requested>(fields: readonly Requested[] | undefined) => (fields ? { fields: [...fields] } : {})

/** Creates the handlers for calls about product groups. */
export const createProductGroupHandlers = (context: Context): Handlers<typeof productGroupCalls> => {
  const { db } = context

  const open = async (caller: OnSite, exchange: Exchange) => {
    const view: GroupView = await catalogViewOf(context, caller, exchange)
    return { view, siteId: view.site.id, groups: createGroups(context, view) }
  }

  /** Opens the groups for a response that is cached until the catalog changes. Customizations are not part of it. */
  const openCached = async (caller: OnSite, exchange: Exchange, fields: readonly string[] = []) => {
    if (!fields.includes('GROUPING_CUSTOMIZATION')) exchange.noteCatalogState(await readShownState(db, caller.siteId))
    return open(caller, exchange)
  }

  /** Looks up what groups of a request refer to. */
  const withReferences = async ({ site }: GroupView, sent: readonly Sent[], ids: readonly string[] = []) => {
    const named = sent.flatMap(({ groupingCustomizationId: id }) => id ?? [])
    const [images, grouping] = await Promise.all([
      findImages(
        db,
        site,
        sent.flatMap(({ media }) => media ?? []),
      ),
      ids.length > 0 ? findGroupingIds(db, site.id, ids) : [],
    ])
    const customizations = await findCustomizations(db, site.id, [...new Set([...named, ...grouping])])
    const references: References = { ...images, customizations }
    return sent.map((one): SentGroup => ({ ...one, references }))
  }

  return {
    createProductGroup: async (caller, { body: { productGroup, fields } }, exchange) => {
      const { view, siteId, groups } = await open(caller, exchange)
      const [sent] = await withReferences(view, [productGroup])
      const created = await groups.create(siteId, { sent: sent!, path: 'productGroup' }, fields)
      return { productGroup: created, ...withFields(fields) }
    },

    getProductGroup: async (caller, { params, query: { fields } }, exchange) => {
      const { siteId, groups } = await openCached(caller, exchange, fields)
      return { productGroup: await groups.get(siteId, params.productGroupId, fields), ...withFields(fields) }
    },

    updateProductGroup: async (caller, { params: { id }, body: { productGroup, fields } }, exchange) => {
      const { view, siteId, groups } = await open(caller, exchange)
      const [sent] = await withReferences(view, [productGroup], [id])
      const updated = await groups.update(siteId, { id, sent: sent!, path: 'productGroup' }, fields)
      return { productGroup: updated, ...withFields(fields) }
    },

    deleteProductGroup: async (caller, { params }, exchange) => {
      const { siteId, groups } = await open(caller, exchange)
      await groups.remove(siteId, params.productGroupId)
      return {}
    },

    queryProductGroups: async (caller, { body: { query, fields } }, exchange) => {
      const { siteId, groups } = await openCached(caller, exchange, fields)
      const { items, pagingMetadata } = await groups.query(siteId, query, fields)
      return { productGroups: items, pagingMetadata, ...withFields(fields) }
    },

    searchProductGroups: async (caller, { body: { search, fields } }, exchange) => {
      const { view, siteId, groups } = await openCached(caller, exchange, fields)
      const { ids, ...found } = await searchGroups(db, view, search)
      return { productGroups: await groups.list(siteId, ids, fields), ...found, ...withFields(fields) }
    },

    assignProductsToProductGroup: async (caller, { body: { productGroupId, productIds } }, exchange) => {
      const { view } = await open(caller, exchange)
      return assignProducts(context, view, { groupId: productGroupId, productIds })
    },

    unassignProductsFromProductGroup: async (caller, { body: { productGroupId, productIds } }, exchange) => {
      const { view } = await open(caller, exchange)
      return unassignProducts(context, view, { groupId: productGroupId, productIds })
    },

    bulkCreateProductGroups: async (caller, { body: { productGroups, ...options } }, exchange) => {
      const { view, siteId, groups } = await open(caller, exchange)
      const sent = await withReferences(view, productGroups)
      const items = sent.map((one, index) => ({ sent: one, path: `productGroups[${index}]` }))
      return { ...(await groups.createEach(siteId, items, options)), ...withFields(options.fields) }
    },

    bulkUpdateProductGroups: async (caller, { body: { productGroups, ...options } }, exchange) => {
      const { view, siteId, groups } = await open(caller, exchange)
      const updates = productGroups.map(({ productGroup = {} }) => productGroup)
      const sent = await withReferences(
        view,
        updates,
        updates.flatMap(({ id }) => id ?? []),
      )
      const items = sent.map((one, index) => ({
        sent: one,
        path: `productGroups[${index}].productGroup`,
        fieldMask: productGroups[index]!.fieldMask,
      }))
      return groups.updateEach(siteId, items, options)
    },

    bulkDeleteProductGroups: async (caller, { body }, exchange) => {
      const { siteId, groups } = await open(caller, exchange)
      return groups.removeEach(siteId, body.productGroupIds)
    },

    bulkUpdateProductGroupTags: async ({ siteId }, { body: { productGroupIds: ids, ...change } }) => {
      requireTags(change)
      return updateTags(context, siteId, { ids, ...change })
    },

    bulkUpdateProductGroupTagsByFilter: async ({ siteId }, { body: { filter, ...change } }) => {
      requireTags(change)
      return { jobId: await queueTagJob(context, siteId, { kind: taggedGroups, filter, ...change }) }
    },
  }
}
