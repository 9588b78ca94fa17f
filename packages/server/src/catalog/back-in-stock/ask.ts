import type { backInStockCalls } from '@vitrine/contract'
import type { RequestOf } from '@vitrine/contract/call.ts'
import type { CatalogReference } from '@vitrine/domain/cart/sellable.ts'
import { requestedVariant, isAvailable } from '@vitrine/domain/catalog/requested-variant.ts'
import { storesAppId, storesAppIds } from '@vitrine/domain/catalog/stores-app.ts'
import type { CallerOf, Exchange } from '../../ground/base/caller.ts'
import { isElevated } from '../../ground/base/caller.ts'
import { findOfferRows, lockProductForReading, type OfferRow, readOptions, stockReader } from '../product/api.ts'
import { buyersBehindAddress } from '../../ground/rate-limit/new-carts.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import { enforceRateLimit, rateLimits } from '../../ground/rate-limit/rate-limit-store.ts'
import { addressOf } from '../../ground/rate-limit/sign-in-budget.ts'
import { findMember, normalEmail } from '../../people/member/api.ts'
import { allowedPage } from '../../ground/site/addresses.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import { requireSite } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import { buyerLanguageOf } from '../../ground/words/speech.ts'
import { takesRequests } from './collecting.ts'
import { requirePicture } from './picture.ts'
import { presentRequest } from './present.ts'
import { listOrigins } from '../../ground/site/oauth-app-store.ts'
import { insertRequest, type StoredRequest } from './store.ts'

type Call = (typeof backInStockCalls)['createBackInStockNotificationRequest']
type Asking = CallerOf<Call>
type Body = RequestOf<Call>['body']
type Reference = Body['request']['catalogReference']

/** Reads a reference as a cart does: a product of this catalog, with a variant's ID or choices. */
export const readReference = (
  { appId, catalogItemId, options }: Partial<Reference>,
  field: string,
): CatalogReference => {
  if (catalogItemId === undefined) throw invalidField(`${field}.catalogItemId`, 'must be set', 'REQUIRED_FIELD')
  if (!storesAppIds.has(appId ?? ''))
    throw invalidField(`${field}.appId`, `must be the stores app, ${storesAppId}`, 'INVALID_ENUM_VALUE')
  const read = readOptions(options, `${field}.options`)
  return { catalogItemId, appId: appId!, ...(read && { options: read }) }
}

/** Whether a reference names a variant. Without options it means the product in any variant. */
export const namesVariant = ({ options }: CatalogReference): boolean =>
  options?.variantId !== undefined || options?.options !== undefined

/** Returns the product and the variant that a reference identifies. */
export const requireAwaited = async (db: Db, siteId: string, reference: CatalogReference) => {
  const [product] = await findOfferRows(db, siteId, [reference.catalogItemId])
  if (!product) throw new Refusal('PRODUCT_NOT_FOUND', undefined, { catalogItemId: reference.catalogItemId })
  const found = requestedVariant(product, reference)
  if (!found.ok) throw new Refusal('INVALID_CATALOG_REFERENCE_OPTIONS', found.reason)
  return { product, variant: found.variant }
}

/** Returns the same for a new request, and refuses products that are not visible or are in stock. */
const requireSoldOut = async (db: Db, siteId: string, reference: CatalogReference) => {
  const hidden = (product: OfferRow | undefined) => product && !product.visible
  const [shown] = await findOfferRows(db, siteId, [reference.catalogItemId])
  if (hidden(shown)) throw new Refusal('ITEM_NOT_AVAILABLE', `“${shown!.name}” is not available.`)
  const { product, variant } = await requireAwaited(db, siteId, reference)
  if (isAvailable(product, variant, stockReader(product)(variant.id)))
    throw new Refusal('ITEM_IN_STOCK', `“${product.name}” is in stock and can be bought now.`)
  return { product, variant }
}

/**
 * Only pages on an allowed origin of the calling app (without an app, of any app of the store) may appear in an email.
 */
const requireOwnPage = async ({ db, sites }: Context, caller: Asking, url: string | undefined) => {
  if (url === undefined || url === '') return null
  const field = 'request.itemUrl'
  if (caller.clientId !== undefined) return allowedPage(await sites.findClient(caller.clientId), url, field)
  return allowedPage({ origins: await listOrigins(db, caller.siteId) }, url, field)
}

/** Limits requests per email and per IP address, so that nobody can flood another person's mailbox. */
const enforceLimits = async (context: Context, caller: Asking, { email, ip }: { email: string; ip: string }) => {
  if (isElevated(caller)) return
  const { db, now } = context
  const { siteId } = caller
  const free = rateLimits.backInStockFrom.free * (await buyersBehindAddress(context, caller, ip))
  await enforceRateLimit(db, { siteId, rule: 'backInStockFrom', subject: addressOf(ip), free }, now())
  await enforceRateLimit(db, { siteId, rule: 'backInStock', subject: email }, now())
}

/** Returns the member's ID, if the member asks with their own email. */
const contactOf = async ({ db }: Context, caller: Asking, email: string): Promise<string | null> => {
  if (caller.role !== 'member') return null
  const member = await findMember(db, caller.siteId, caller.memberId)
  return member?.email === email ? caller.memberId : null
}

/** Records a back-in-stock request. */
export const ask = async (
  context: Context,
  caller: Asking,
  { body: { request, itemDetails }, exchange }: { body: Body; exchange: Exchange },
) => {
  const { db, now, newId } = context
  const { siteId } = caller
  const site = await requireSite(context.sites, siteId)
  requirePicture(site, itemDetails.image)
  if (!takesRequests(site)) throw new Refusal('REQUEST_COLLECTION_DISABLED')
  const reference = readReference(request.catalogReference, 'request.catalogReference')
  const itemUrl = await requireOwnPage(context, caller, request.itemUrl)
  const email = normalEmail(request.email)
  const { buyerLanguage = null } = buyerLanguageOf(caller, exchange)
  const contactId = await contactOf(context, caller, email)
  await requireSoldOut(db, siteId, reference)
  await enforceLimits(context, caller, { email, ip: exchange.ip })

  const saved = await transact(db, async (transaction): Promise<StoredRequest | undefined> => {
    // Holding the stock closes a race: stock that returns meanwhile either finds the request or is detected here.
    await lockProductForReading(transaction, siteId, reference.catalogItemId)
    const { product, variant } = await requireSoldOut(transaction, siteId, reference)
    const row = await insertRequest(transaction, {
      site_id: siteId,
      id: newId(),
      product_id: product.id,
      variant_id: variant.id,
      reference: JSON.stringify(reference),
      email,
      contact_id: contactId,
      language: buyerLanguage,
      item_url: itemUrl,
      mail_id: null,
      stop_hash: null,
      created_date: now(),
    })
    if (!row) return undefined
    await recordEvent(transaction, {
      siteId,
      entity: 'back_in_stock_notification_request',
      entityId: row.id,
      type: 'wix.ecom.v1.back_in_stock_notification_request_created',
      body: { entity: presentRequest(row) },
    })
    return row
  })
  if (!saved) throw new Refusal('BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS')
  return presentRequest(saved)
}
