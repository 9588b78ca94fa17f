import type { Caller, Exchange } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { siteFor } from '../../ground/site/sites.ts'
import { buyerLanguageOf } from '../../ground/words/speech.ts'
import { type CatalogReading, readCatalog } from '../../catalog/product/api.ts'
import {
  type BasketRecord,
  type Changer,
  changedStoredCart,
  changerOf,
  transactFor,
  chargedSite,
} from '../basket/api.ts'
import { endChallenges } from '../../money/payment/api.ts'
import { keepCheckout, showSaved, type ShownCheckout } from './keep.ts'
import { deliveryFieldIn } from './fields/sent-fields.ts'
import { lockOpenCheckout } from './store.ts'

type OnSite = Exclude<Caller, { role: 'anyone' }>

/** Computes the new record of a locked checkout, inside its transaction. */
export type CheckoutEdit = (
  record: BasketRecord,
  reading: CatalogReading,
  of: { readonly cartId: string; readonly owner: string; readonly changer: Changer },
) => Promise<BasketRecord>

/** Creates a function that changes a checkout in one transaction under a lock, and returns the result. */
export const createChange =
  (context: Context) =>
  async (
    caller: OnSite,
    { id, exchange }: { id: string; exchange: Exchange },
    edit: CheckoutEdit,
  ): Promise<ShownCheckout> => {
    const { sites, now } = context
    const site = await siteFor(sites, caller.siteId, exchange)
    const changer = await changerOf(context, caller, exchange)
    const saved = await transactFor(context, changer, async (transaction) => {
      const [checkout] = await Promise.all([
        lockOpenCheckout(transaction, caller, id),
        // A pending challenge no longer matches the basket, and its reserved stock may be needed.
        endChallenges(context, transaction, { siteId: site.id, of: { checkoutId: id } }),
      ])
      const reading = readCatalog(transaction, chargedSite(site, checkout.body))
      const edited = await edit(checkout.body, reading, { cartId: checkout.id, owner: checkout.owner, changer })
      const body = { ...edited, ...buyerLanguageOf(caller, exchange) }
      const choosesDelivery = body.selectedDelivery !== checkout.body.selectedDelivery
      return keepCheckout(context, reading, {
        checkout: { ...changedStoredCart(checkout, body, now()), opened_date: checkout.opened_date ?? now() },
        caller,
        changer,
        isNew: checkout.opened_date === null,
        isInserted: false,
        choosesDelivery,
        deliveryField: choosesDelivery ? deliveryFieldIn('checkout') : undefined,
      })
    })
    return showSaved(context, { saved, caller, site })
  }
