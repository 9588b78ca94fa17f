import type { backInStockCalls } from '@vitrine/contract'
import type { RequestOf } from '@vitrine/contract/call.ts'
import { variantsOf } from '@vitrine/domain/catalog/product.ts'
import { exactMinor } from '../../ground/base/amounts.ts'
import { findOfferRows } from '../product/api.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import { namesVariant, readReference, requireAwaited } from './ask.ts'
import { shownVariant, type ShownItem } from './email.ts'
import { batch, writeTo } from './notify.ts'
import { requirePicture } from './picture.ts'
import { claimRequests, findMissing, type Meant, type StoredRequest } from './store.ts'

type Body = RequestOf<(typeof backInStockCalls)['reportItemsBackInStock']>['body']

/** Returns the requests that a report is about. */
const requestsToReport = async (
  db: Db,
  siteId: string,
  { catalogReference, requestIds = [] }: Body,
): Promise<Meant> => {
  if (catalogReference && requestIds.length > 0)
    throw new Refusal('REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS')
  if (requestIds.length > 0) {
    const ids = requestIds.map((id) => id.toLowerCase())
    const missing = await findMissing(db, siteId, ids)
    if (missing.length === 0) return { siteId, ids }
    const words = `The request was not found: ${missing.join(', ')}.`
    throw new Refusal('BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND', words, { requestIds: missing })
  }
  if (!catalogReference) throw invalidField('catalogReference', 'must be set, or requestIds', 'REQUIRED_FIELD')
  const reference = readReference(catalogReference, 'catalogReference')
  if (!namesVariant(reference)) return { siteId, productId: reference.catalogItemId }
  const { product, variant } = await requireAwaited(db, siteId, reference)
  return { siteId, productId: product.id, variantIds: [variant.id] }
}

/** The page and picture come from the catalog if it still has the product and the report sends no picture. */
const itemFor = async (
  db: Db,
  site: Site,
  { request, reported }: { request: StoredRequest; reported: Pick<ShownItem, 'name' | 'price' | 'pictureUrl'> },
): Promise<ShownItem> => {
  const [product] = await findOfferRows(db, site.id, [request.product_id])
  const variant = product && variantsOf(product.record).find(({ id }) => id === request.variant_id)
  if (!product || !variant) return { ...reported, url: site.storefrontUrl }
  const known = shownVariant(site, product, variant)
  return { ...known, ...reported, pictureUrl: reported.pictureUrl ?? known.pictureUrl }
}

/** Sends emails immediately with the data of the report. Callers with this permission are trusted with its content. */
export const report = async ({ db, sites }: Context, siteId: string, body: Body): Promise<void> => {
  const site = await requireSite(sites, siteId)
  const { name, price, image } = body.itemDetails
  const reported = {
    name,
    price: exactMinor(price, { field: 'itemDetails.price', currency: site.currency }),
    pictureUrl: requirePicture(site, image),
  }
  const selection = await requestsToReport(db, siteId, body)
  // Requests whose email failed are retried if they are named by ID.
  const statuses = 'ids' in selection ? (['RECEIVED', 'FAILED'] as const) : (['RECEIVED'] as const)
  const writeSome = (transaction: Db) =>
    claimRequests(transaction, { meant: selection, statuses, most: batch }).then(async (rows) => {
      for (const request of rows) {
        const item = await itemFor(transaction, site, { request, reported })
        await writeTo(transaction, request, { site, item, isAutomatic: false })
      }
      return rows.length
    })
  while ((await transact(db, writeSome)) === batch);
}
