import type { catalogCalls } from '@vitrine/contract'
import type { Exchange } from '../../../ground/base/caller.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { createCollectionSizes } from '../category/collection-sizes.ts'
import { findCollection, findCollectionBySlug, queryCollections } from './collections.ts'
import { catalogViewOf, type OnSite } from '../read/viewing.ts'

type CollectionCall = 'getCollection' | 'getCollectionBySlug' | 'queryCollections'

const found = <Collection>(collection: Collection | undefined): { collection: Collection } => {
  if (!collection) throw new Refusal('COLLECTION_NOT_FOUND')
  return { collection }
}

/** Creates the handlers for calls that read collections. */
export const createCollectionReading = (context: Context): Pick<Handlers<typeof catalogCalls>, CollectionCall> => {
  const { db } = context
  const sizes = createCollectionSizes()
  const viewFor = async (caller: OnSite, exchange: Exchange) => ({
    ...(await catalogViewOf(context, caller, exchange)),
    sizes,
  })

  return {
    getCollection: async (caller, { params }, exchange) =>
      found(await findCollection(db, await viewFor(caller, exchange), params.id)),

    getCollectionBySlug: async (caller, { params }, exchange) =>
      found(await findCollectionBySlug(db, await viewFor(caller, exchange), params.slug)),

    queryCollections: async (caller, { body: { query } }, exchange) => {
      const page = await queryCollections(db, { ...(await viewFor(caller, exchange)), query })
      return { ...page, ...(page.metadata.total !== undefined && { totalResults: page.metadata.total }) }
    },
  }
}
