import type { CartV2 } from '@vitrine/contract/entities/selling/cart-v2.ts'
import type { Exchange } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { siteFor, type Site } from '../../ground/site/sites.ts'
import { buyerLanguageOf } from '../../ground/words/speech.ts'
import { type CatalogReading, readCatalog } from '../../catalog/product/api.ts'
import { endChallenges } from '../../money/payment/api.ts'
import {
  type BasketRecord,
  changedStoredCart,
  chargedSite,
  insertStoredCart,
  changerOf,
  transactFor,
  recognizeFor,
  type Changer,
  saveStoredCart,
  shoppingIn,
  type StoredCart,
  withSeen,
} from '../basket/api.ts'
import { type CartView, presentCartV2, recordChange, viewCartV2 } from '../presentation/api.ts'
import { withErrorsOfV2 } from './refusals.ts'
import { type OnSite, refuseOrdered } from './store.ts'

/** What an edit of a locked cart may need. */
interface Editing {
  readonly reading: CatalogReading
  readonly site: Site
  readonly owner: string
  readonly changer: Changer
}

/** Computes the new record of a locked cart, inside its transaction. */
export type Edit = (record: BasketRecord, editing: Editing) => Promise<BasketRecord> | BasketRecord

interface Changing {
  readonly caller: OnSite
  readonly exchange: Exchange
  /** Finds and locks the cart, or creates it. */
  readonly find: (transaction: Db, site: Site) => Promise<{ readonly cart: StoredCart; readonly isNew?: boolean }>
  readonly edit: Edit
  /** Rejects what the edit leads to. */
  readonly check?: ((view: CartView) => void) | undefined
}

/** Prices a changed cart: again with the discounts of its guest, once the guest is recognized. */
const viewRecognized = async (
  context: Context,
  reading: CatalogReading,
  { cart, changer }: { readonly cart: StoredCart; readonly changer: Changer },
): Promise<CartView> => {
  const view = await viewCartV2(context, reading, { cart })
  const recognize = recognizeFor(context, changer)
  const body = await recognize(reading, { view, record: cart.body, owner: cart.owner })
  return body ? viewCartV2(context, reading, { cart: { ...cart, body } }) : view
}

/** Creates a function that changes a cart in one transaction under a lock, and returns the cart. */
export const createChange =
  (context: Context) =>
  ({ caller, exchange, find, edit, check }: Changing): Promise<{ cart: CartV2 }> =>
    withErrorsOfV2(async () => {
      const { sites, now } = context
      const site = await siteFor(sites, caller.siteId, exchange)
      const changer = await changerOf(context, caller, exchange)
      return transactFor(context, changer, async (transaction) => {
        const { cart, isNew = false } = await find(transaction, site)
        refuseOrdered(cart)
        // A pending challenge no longer matches the cart, and its reserved stock may be needed.
        await endChallenges(context, transaction, { siteId: site.id, of: { owner: cart.owner } })
        // The currency of a checkout stays; that of a cart follows its buyer.
        const before = cart.opened_date === null ? shoppingIn(site, cart.body) : cart.body
        const reading = readCatalog(transaction, chargedSite(site, before))
        const edited = await edit(before, { reading, site, owner: cart.owner, changer })
        const body = { ...edited, ...buyerLanguageOf(caller, exchange) }
        const saved = isNew ? { ...cart, body } : changedStoredCart(cart, body, now())
        const view = await viewRecognized(context, reading, { cart: saved, changer })
        check?.(view)
        const stored = { ...saved, body: withSeen(view.cart.body, view) }
        await (isNew ? insertStoredCart : saveStoredCart)(transaction, stored)
        const shown = presentCartV2(view)
        await recordChange(context, reading, { cart: view.cart, isNew, shown: { cartV2: shown } })
        return { cart: shown }
      })
    })
