import type { Checkout } from '@vitrine/contract/entities/selling/checkout.ts'
import type { Caller } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { type CatalogReading, readCatalog } from '../../catalog/product/api.ts'
import {
  createPricing,
  insertStoredCart,
  recognizeFor,
  type Changer,
  refuseUnavailableSlot,
  refuseUnknownDelivery,
  saveStoredCart,
  type StoredCart,
  withSeen,
} from '../basket/api.ts'
import { noteShown, shownTo } from './fields/agreed.ts'
import { type CheckoutView, presentCheckout, recordChange, viewCheckout } from '../presentation/api.ts'
import type { Site } from '../../ground/site/sites.ts'
import { requireCheckout } from './store.ts'

/** A checkout as returned to its caller, with the digest of its prices. */
export interface ShownCheckout {
  readonly checkout: Checkout
  readonly priceVerificationToken: string
}

/** A saved checkout, and whether apps must be asked to complete its price. */
export interface SavedCheckout {
  readonly shown: ShownCheckout
  readonly isUnsettled: boolean
}

interface Keeping {
  readonly checkout: StoredCart
  readonly caller: Caller
  /** Who has changed it, for whom a guest is recognized. Absent if the email is not the caller's. */
  readonly changer?: Changer | undefined
  /** Whether it is opened now. */
  readonly isNew: boolean
  /** Whether its cart is inserted, too. Default: `isNew`. */
  readonly isInserted?: boolean
  /** Whether the buyer has just chosen the delivery: an unavailable slot is rejected. */
  readonly choosesDelivery?: boolean
  /** The field in which the buyer has just chosen the delivery: an unavailable option is rejected. */
  readonly deliveryField?: string | undefined
}

/** Prices a changed checkout: again with the discounts of its guest, once the guest is recognized. */
const viewRecognized = async (
  context: Pick<Context, 'now'>,
  reading: CatalogReading,
  { checkout, changer }: Pick<Keeping, 'checkout' | 'changer'>,
): Promise<CheckoutView> => {
  const now = context.now()
  const view = await viewCheckout(reading, { checkout, now })
  if (!changer) return view
  const recognize = recognizeFor(context, changer)
  const body = await recognize(reading, { view, record: checkout.body, owner: checkout.owner })
  return body ? viewCheckout(reading, { checkout: { ...checkout, body }, now }) : view
}

/**
 * Saves a new or locked checkout together with the prices its caller is shown, and records the event.
 */
export const keepCheckout = async (
  context: Pick<Context, 'now'>,
  reading: CatalogReading,
  { checkout: sent, caller, changer, isNew, isInserted = isNew, choosesDelivery = isNew, deliveryField }: Keeping,
): Promise<SavedCheckout> => {
  const { db } = reading
  const view = await viewRecognized(context, reading, { checkout: sent, changer })
  const { checkout } = view
  if (choosesDelivery) refuseUnavailableSlot(view)
  if (deliveryField !== undefined) {
    refuseUnknownDelivery(view, { code: checkout.body.selectedDelivery, field: deliveryField })
  }
  const { digest, shown } = shownTo(caller, view)
  const body = withSeen(checkout.body, view)
  await (isInserted ? insertStoredCart : saveStoredCart)(db, { ...checkout, body, ...shown })
  const entity = presentCheckout(view)
  const stored = { ...checkout, body, ...shown }
  await recordChange(context, reading, {
    cart: stored,
    isNew: isInserted,
    isOpened: isNew,
    shown: { checkout: entity },
  })
  return { shown: { checkout: entity, priceVerificationToken: digest }, isUnsettled: view.pending !== undefined }
}

const presentView = async (reading: CatalogReading, caller: Caller, view: CheckoutView): Promise<ShownCheckout> => {
  const priceVerificationToken = await noteShown(reading.db, caller, view)
  return { checkout: presentCheckout(view), priceVerificationToken }
}

/**
 * Presents a checkout after asking the apps that its fees and tax depend on. Must not run inside a transaction.
 */
export const showSettledCheckout = async (
  context: Context,
  reading: CatalogReading,
  telling: { checkout: StoredCart; caller: Caller },
): Promise<ShownCheckout> => {
  const { checkout, caller } = telling
  const price = () => viewCheckout(reading, { checkout, now: context.now() })
  return presentView(reading, caller, await createPricing(context)(reading.site.id, price))
}

/** Presents a checkout that was saved in a transaction, after asking apps if its price depends on them. */
export const showSaved = async (
  context: Context,
  { saved: { shown, isUnsettled }, caller, site }: { saved: SavedCheckout; caller: Caller; site: Site },
): Promise<ShownCheckout> => {
  if (!isUnsettled) return shown
  const checkout = await requireCheckout(context.db, caller as Parameters<typeof requireCheckout>[1], shown.checkout.id)
  return showSettledCheckout(context, readCatalog(context.db, site), { checkout, caller })
}

/** Presents a checkout with its current prices. */
export const showCheckout = async (
  { now }: Pick<Context, 'now'>,
  reading: CatalogReading,
  { checkout, caller }: { checkout: StoredCart; caller: Caller },
): Promise<ShownCheckout> => {
  return presentView(reading, caller, await viewCheckout(reading, { checkout, now: now() }))
}
