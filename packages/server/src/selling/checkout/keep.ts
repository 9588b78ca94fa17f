import type { Checkout } from '@vitrine/contract/entities/checkout.ts'
import type { Caller } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import { type CatalogReading, readCatalog } from '../../catalog/product/api.ts'
import { createPricing, refuseMissedSlot, refuseUnknownDelivery, withSeen } from '../basket/api.ts'
import { noteShown, shownTo } from './fields/agreed.ts'
import { presentCheckout } from './present.ts'
import type { Site } from '../../ground/site/sites.ts'
import { insertCheckout, requireCheckout, saveCheckout, type StoredCheckout } from './store.ts'
import { viewCheckout, type CheckoutView } from './view.ts'

/** A checkout as its caller is told of it, and what stands for its prices. */
export interface ShownCheckout {
  readonly checkout: Checkout
  readonly priceVerificationToken: string
}

/** A checkout that was written down, and whether an app is to be asked what it costs. */
export interface Kept {
  readonly shown: ShownCheckout
  readonly isUnsettled: boolean
}

interface Keeping {
  readonly checkout: StoredCheckout
  readonly caller: Caller
  /** It was not there before. */
  readonly isNew: boolean
  /** Its buyer has just chosen how it comes: a time that cannot be had is refused. */
  readonly choosesDelivery?: boolean
  /** The field by which its buyer has just chosen how it comes: what is not offered is refused by its name. */
  readonly deliveryField?: string | undefined
}

/**
 * Writes down a checkout that is new, or that is held and was changed, together with what its caller is told it costs; and
 * tells those who listen.
 */
export const keepCheckout = async (
  { now }: Pick<Context, 'now'>,
  reading: CatalogReading,
  { checkout, caller, isNew, choosesDelivery = isNew, deliveryField }: Keeping,
): Promise<Kept> => {
  const { db, site } = reading
  const view = await viewCheckout(reading, { checkout, now: now() })
  if (choosesDelivery) refuseMissedSlot(view)
  if (deliveryField !== undefined) {
    refuseUnknownDelivery(view, { code: checkout.body.selectedDelivery, field: deliveryField })
  }
  const { digest, shown } = shownTo(caller, view)
  const body = withSeen(checkout.body, view)
  await (isNew ? insertCheckout : saveCheckout)(db, { ...checkout, body, ...shown })
  const entity = presentCheckout(view)
  await recordEvent(db, {
    siteId: site.id,
    entity: 'checkout',
    entityId: checkout.id,
    type: isNew ? 'wix.ecom.v1.checkout_created' : 'wix.ecom.v1.checkout_updated',
    body: isNew ? { entity } : { currentEntity: entity },
  })
  return { shown: { checkout: entity, priceVerificationToken: digest }, isUnsettled: view.unasked !== undefined }
}

const tellView = async (reading: CatalogReading, caller: Caller, view: CheckoutView): Promise<ShownCheckout> => {
  const priceVerificationToken = await noteShown(reading.db, caller, view)
  return { checkout: presentCheckout(view), priceVerificationToken }
}

/**
 * A checkout as it is, and as its caller is told of it, once the apps that its fees and its tax depend on have been asked.
 * Not within a transaction.
 */
export const tellSettledCheckout = async (
  context: Context,
  reading: CatalogReading,
  telling: { checkout: StoredCheckout; caller: Caller },
): Promise<ShownCheckout> => {
  const { checkout, caller } = telling
  const price = () => viewCheckout(reading, { checkout, now: context.now() })
  return tellView(reading, caller, await createPricing(context)(reading.site.id, price))
}

/** What was answered within a transaction, told again where an app is to be asked for its fees or its tax. */
export const retold = async (
  context: Context,
  { kept: { shown, isUnsettled }, caller, site }: { kept: Kept; caller: Caller; site: Site },
): Promise<ShownCheckout> => {
  if (!isUnsettled) return shown
  const checkout = await requireCheckout(context.db, caller as Parameters<typeof requireCheckout>[1], shown.checkout.id)
  return tellSettledCheckout(context, readCatalog(context.db, site), { checkout, caller })
}

/** A checkout as it is, and as its caller is told of it. */
export const tellCheckout = async (
  { now }: Pick<Context, 'now'>,
  reading: CatalogReading,
  { checkout, caller }: { checkout: StoredCheckout; caller: Caller },
): Promise<ShownCheckout> => {
  return tellView(reading, caller, await viewCheckout(reading, { checkout, now: now() }))
}
