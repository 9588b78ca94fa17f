import type { CustomSettings } from '@vitrine/contract/entities/selling/checkout.ts'
import type { Caller, Exchange, Shopper } from '../../ground/base/caller.ts'
import {
  addItems,
  type BasketRecord,
  type ItemsToAdd,
  newStoredCart,
  type StoredCart,
  withCoupon,
} from '../basket/api.ts'
import { ownerOf } from '../../ground/base/shopper-owner.ts'
import { type CatalogReading, readCatalog } from '../../catalog/product/api.ts'
import { checkoutLink, keepCheckout } from '../checkout/api.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { findDocument, type Document } from '../../ground/document/store.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import { endChallenges } from '../../money/payment/api.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Site } from '../../ground/site/sites.ts'
import { buyerLanguageOf } from '../../ground/words/speech.ts'
import { presentTemplate } from './present.ts'
import type { CheckoutTemplateRecord } from './tables.ts'

type Template = Document<CheckoutTemplateRecord>

/** Returns a template of the given store. A token of another store does not open it. */
export const requireTemplate = async (
  { db, sites }: Context,
  caller: Caller,
  { id, siteId }: { id: string; siteId: string },
): Promise<{ template: Template; site: Site }> => {
  const isElsewhere = caller.role !== 'anyone' && caller.siteId !== siteId
  const site = isElsewhere ? undefined : await sites.find(siteId)
  const template =
    site && (await findDocument<CheckoutTemplateRecord>(db, 'checkout_template', { siteId: site.id, id }))
  if (!site || !template) throw new Refusal('NOT_FOUND', 'There is no such checkout template.')
  return { template, site }
}

const customSettingsOf = ({ customization }: CheckoutTemplateRecord): CustomSettings => {
  const { lockedGiftCard, lockedCoupon, disabledManualPayment, webClient } = customization ?? {}
  const { disabledPolicyAgreementCheckbox, disabledContinueShoppingButton } = webClient ?? {}
  return {
    ...(lockedGiftCard !== undefined && { lockGiftCard: lockedGiftCard }),
    ...(lockedCoupon !== undefined && { lockCouponCode: lockedCoupon }),
    ...(disabledManualPayment !== undefined && { disabledManualPayment }),
    ...(disabledPolicyAgreementCheckbox !== undefined && { disabledPolicyAgreementCheckbox }),
    ...(disabledContinueShoppingButton !== undefined && { disabledContinueShoppingButton }),
  }
}

/** Applies the coupon of a template, and ignores it if it is no longer valid. */
const withUsefulCoupon = async (
  { now }: Context,
  record: BasketRecord,
  { code, reading, owner }: { code: string | undefined; reading: CatalogReading; owner: string },
): Promise<BasketRecord> => {
  if (!code) return record
  return withCoupon(record, code, { reading, now: now(), owner }).catch((error: unknown) => {
    if (error instanceof Refusal && error.code.startsWith('ERROR_COUPON')) return record
    throw error
  })
}

/** Returns the buyer: the caller, the shopper a key acts for, or a new visitor. */
const buyerFor = (caller: Caller, site: Site, newId: () => string): Shopper => {
  if (caller.role === 'visitor' || caller.role === 'member') return caller
  const acted = caller.role === 'owner' ? caller.actsFor : undefined
  return acted ?? { role: 'visitor', siteId: site.id, visitorId: newId() }
}

/** Opens a checkout from a template. A caller without a token becomes a new visitor. */
export const openFromTemplate = (
  context: Context,
  caller: Caller,
  { template, site, exchange }: { template: Template; site: Site; exchange: Exchange },
): Promise<{ checkout: StoredCart; checkoutUrl: string }> => {
  const { db, now, newId } = context
  const { lineItems = [], customLineItems = [], couponCode, customContentReference, externalReference } = template.body
  // Written by the owner, so their prices are trusted.
  const items = { lineItems, customLineItems } as ItemsToAdd
  return transact(db, async (transaction) => {
    const customSettings = customSettingsOf(template.body)
    const reading = readCatalog(transaction, site)
    const plain: BasketRecord = {
      lines: await addItems([], items, { reading, newId, isTrusted: true, now: now() }),
      channelType: 'WEB',
      purchaseFlowId: newId(),
      isOnlyCheckout: true,
      ...buyerLanguageOf(caller, exchange),
      ...(Object.keys(customSettings).length > 0 && { customSettings }),
      ...(customContentReference && { customContentReference }),
      ...(externalReference && { externalReference }),
    }
    const buyer = buyerFor(caller, site, newId)
    const owner = ownerOf(buyer)
    const record = await withUsefulCoupon(context, plain, { code: couponCode, reading, owner })
    await endChallenges(context, transaction, { siteId: site.id, of: { owner } })
    const checkout = newStoredCart({
      siteId: site.id,
      id: newId(),
      owner,
      record,
      now: now(),
      isCurrent: false,
      isOpened: true,
    })
    const { shown } = await keepCheckout(context, reading, { checkout, caller: buyer, isNew: true })
    await recordEvent(transaction, {
      siteId: site.id,
      entity: 'checkout_template',
      entityId: template.id,
      type: 'wix.ecom.v1.checkout_template_used',
      body: { checkoutTemplate: presentTemplate(template), checkout: shown.checkout },
    })
    return { checkout, checkoutUrl: await checkoutLink(context, { checkout, caller: buyer }) }
  })
}
