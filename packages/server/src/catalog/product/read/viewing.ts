import { isElevated, type Caller, type Exchange } from '../../../ground/base/caller.ts'
import type { Context } from '../../../ground/context/context.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import { siteFor, type Site } from '../../../ground/site/sites.ts'
import { findShownProduct, type ProductRow } from './product-rows.ts'

export type OnSite = Exclude<Caller, { role: 'anyone' }>

/** Returns the caller's view of a store: language, currency and whether hidden items are included. */
export const catalogViewOf = async (
  { sites }: Pick<Context, 'sites'>,
  caller: OnSite,
  exchange: Exchange,
): Promise<{ readonly site: Site; readonly hidden: boolean }> => ({
  site: await siteFor(sites, caller.siteId, exchange),
  hidden: isElevated(caller),
})

/** Returns a product that the caller may see. Hidden products do not exist for shoppers. */
export const requireProduct = async (
  { db }: Pick<Context, 'db'>,
  caller: OnSite,
  { id, exchange }: { id: string; exchange: Exchange },
): Promise<ProductRow> => {
  const found = await findShownProduct(db, caller.siteId, { id })
  if (!found || (!found.visible && !isElevated(caller))) throw new Refusal('PRODUCT_NOT_FOUND', undefined, { id })
  exchange.noteCatalogState(found.state)
  return found
}

/** Whether to include merchant data: only for the merchant, and only on request. */
export const merchantData = (caller: Caller, wanted: boolean | undefined): boolean =>
  wanted === true && isElevated(caller)
