import type { ChannelInfo } from '@vitrine/contract/entities/orders/order.ts'
import { collectsTax } from '@vitrine/domain/tax/tax.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import { decidePlacing } from '@vitrine/domain/order/status/placing.ts'
import { noSums } from '@vitrine/domain/payment/ledger.ts'
import type { CallerWithRole } from '../../../ground/base/caller.ts'
import { invalidField, Refusal, refusalFor } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { actorOf } from '../../../ground/event/actor.ts'
import { queueMail } from '../../../ground/mail/outbox.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import { readCatalog, takeStock } from '../../../catalog/product/api.ts'
import { orderedLines } from '../../../orders/fulfillment/api.ts'
import {
  confirmationEmail,
  presentOrder,
  recordPlaced,
  stockOf,
  type StoredOrder,
  notifyOwners,
  stockUserOf,
} from '../../../orders/order/api.ts'
import { type ComposedOrder, writeOrder } from '../../order-import/api.ts'
import { paymentRequestUrl } from '../../../orders/payment-request/api.ts'
import { placeRemainders, requestDeposit } from '../../../orders/remainder/api.ts'
import { presentPlanned } from '../../../selling/basket/api.ts'
import { holdDraft, saveOrRefuse } from '../held.ts'
import { withAppFees } from '../edit/change.ts'
import { draftForCompany, type ForCompany } from './for-company.ts'
import { findDraft, type StoredDraft } from '../store.ts'
import { recordDraftEvent } from '../record-event.ts'
import { destinationOf, viewDraft, type DraftView } from '../view.ts'

interface CreateSettings {
  readonly editableByEveryone?: boolean
  readonly notifications?: {
    readonly sendNotificationToBuyer?: boolean
    readonly sendNotificationsToBusiness?: boolean
  }
}

export interface Placing {
  readonly caller: CallerWithRole<'owner' | 'app'>
  readonly draftOrderId: string
  readonly settings: CreateSettings
  readonly channelInfo: ChannelInfo | undefined
  readonly reason: string | undefined
  readonly revision: number | undefined
}

/** The order that a draft becomes. */
const composedOrder = (
  view: DraftView,
  { channelInfo, forCompany }: { readonly channelInfo: ChannelInfo; readonly forCompany: ForCompany | undefined },
): ComposedOrder => {
  const { record, composed, composing, site } = view
  const rest = view.deposit?.rest ?? forCompany?.rest
  const { buyerInfo = {}, billingInfo, businessLocation, extendedFields, buyerNote, buyerLanguage } = record
  const recipientInfo = destinationOf(record)
  const { shippingInfo } = composed
  return {
    ...composed,
    buyerInfo,
    buyerLanguage: buyerLanguage ?? site.language,
    siteLanguage: site.language,
    weightUnit: site.settings.weightUnit,
    currency: site.currency,
    taxIncludedInPrices: composing.isTaxIncluded,
    billingInfo: forCompany?.billingInfo ?? billingInfo ?? recipientInfo ?? {},
    ...(forCompany && { company: forCompany.company }),
    ...(recipientInfo && { recipientInfo }),
    ...((shippingInfo || recipientInfo) && {
      shippingInfo: {
        ...shippingInfo,
        logistics: { ...shippingInfo?.logistics, ...(recipientInfo && { shippingDestination: recipientInfo }) },
      },
    }),
    ...(buyerNote !== undefined && { buyerNote }),
    ...(businessLocation && { businessLocation }),
    ...(extendedFields && { extendedFields }),
    archived: false,
    seenByAHuman: true,
    channelInfo,
    purchaseFlowId: record.purchaseFlowId,
    ...(rest && { remainders: presentPlanned([rest], composing.money) }),
  }
}

const refuseUnsupported = ({ editableByEveryone }: CreateSettings): void => {
  if (editableByEveryone !== false) return
  const problem = 'is not supported: every app may edit orders'
  throw invalidField('createSettings.editableByEveryone', problem, 'FIELD_NOT_ALLOWED')
}

/** Without the taxable address, the tax cannot be calculated. */
const refuseUntaxable = ({ record, site, rules, company }: DraftView): void => {
  const { taxableAddress, businessAddress } = site.settings
  const isTaxed = rules.tax.regions.some(collectsTax)
  if (!isTaxed || record.taxExempt) return
  if (taxableAddress === 'BUSINESS' && !businessAddress?.country) {
    throw new Refusal('BUSINESS_ADDRESS_MISSING_OR_INVALID_FOR_TAX_CALCULATION')
  }
  const address = company?.billing_address ?? record.billingInfo?.address ?? destinationOf(record)?.address
  if (taxableAddress === 'BILLING' && !address?.country) {
    throw new Refusal('BILLING_ADDRESS_REQUIRED_FOR_TAX_CALCULATION')
  }
}

const refuseUnready = (view: DraftView): void => {
  if (view.calculated.lines.length === 0) {
    throw refusalFor('CREATE_ORDER_FAILED_VALIDATIONS', 'NO_ITEMS', { data: { field: 'lineItems' } })
  }
  refuseUntaxable(view)
}

/** Takes the items of an order out of stock: all of them or none. */
const takeOrderStock = async (db: Db, order: StoredOrder): Promise<void> => {
  const taken = await takeStock(db, stockUserOf(order), stockOf(order))
  if (!taken.ok) throw new Refusal('INSUFFICIENT_INVENTORY', undefined, { catalogItemId: taken.productId })
}

/** The activity that records who created the draft, and when. */
const createdActivity = ({ id, created_date: date, body: { createdBy } }: StoredDraft) => {
  const { userId, appId } = createdBy ?? {}
  const actor =
    userId === undefined
      ? appId === undefined
        ? { type: 'key' as const }
        : { type: 'app' as const, id: appId }
      : { type: 'owner' as const, id: userId }
  return {
    activityType: 'CUSTOM_ACTIVITY' as const,
    customActivity: { type: 'DRAFT_ORDER_CREATED', additionalData: { draftOrderId: id } },
    createdDate: date.toISOString(),
    actor,
  }
}

/** Schedules the rest of an order with a deposit, and requests the deposit right away. */
const requestDepositOf = async (
  context: Context,
  db: Db,
  { order, site, view: { deposit } }: { order: StoredOrder; site: Site; view: DraftView },
): Promise<{ amount: Minor; url: string } | undefined> => {
  if (!deposit?.rest) return undefined
  await placeRemainders(context, db, { order, site, remainders: [deposit.rest] })
  if (deposit.now === 0) return undefined
  const request = await requestDeposit(context, db, { order, site, open: deposit.now })
  return { amount: deposit.now, url: paymentRequestUrl(context.config, request) }
}

export interface Placed {
  readonly draft: StoredDraft
  readonly view: DraftView
  readonly order: StoredOrder
}

/** Creates an order from a draft, within the caller's transaction. */
export const placeDraftHeld = async (
  context: Context,
  db: Db,
  { site, ...placing }: Placing & { site: Site },
): Promise<Placed> => {
  const { caller, draftOrderId, settings, channelInfo, reason, revision } = placing
  const draft = await holdDraft(db, { siteId: site.id, id: draftOrderId, revision })
  if (draft.body.edited) {
    throw refusalFor('CREATE_ORDER_FAILED_VALIDATIONS', 'IS_EDIT')
  }
  const view = await viewDraft(readCatalog(db, site), draft.body, context.now())
  refuseUnready(view)
  if (view.pending) {
    throw refusalFor('CREATE_ORDER_FAILED_VALIDATIONS', 'FEES_PENDING', { data: { field: 'additionalFees' } })
  }
  const total = view.calculated.totals.total
  const forCompany = draftForCompany(view, context.now())
  const record = composedOrder(view, {
    channelInfo: { type: 'BACKOFFICE_MERCHANT', ...channelInfo },
    forCompany,
  })
  const stockWaits = view.rules.orders.inventoryUpdateTrigger === 'ON_ORDER_PAID'
  const placed = decidePlacing({ total, sums: noSums, ordered: orderedLines(record.lineItems), stockWaits })
  const actor = actorOf(caller)
  const now = context.now()
  const order = await writeOrder(context, db, {
    site,
    caller,
    record,
    total,
    sums: noSums,
    states: {
      status: placed.status,
      payment_status: placed.paymentStatus,
      fulfillment_status: placed.fulfillmentStatus,
      stock_taken: placed.stockTaken,
    },
    activities: [
      createdActivity(draft),
      ...placed.activities,
      ...(reason ? [{ activityType: 'MERCHANT_COMMENT' as const, merchantComment: { message: reason } }] : []),
    ],
    actor,
    purchased: now,
  })
  if (placed.stockTaken) await takeOrderStock(db, order)
  const saved = await saveOrRefuse(db, draft, { event: 'COMMIT', body: draft.body, total, orderId: order.id, now })
  await recordDraftEvent(db, 'updated', { draft: saved, view, actor })
  const pay = await requestDepositOf(context, db, { order, site, view })
  if (forCompany?.rest) await placeRemainders(context, db, { order, site, remainders: [forCompany.rest] })
  await recordPlaced(db, order, actor)
  if (settings.notifications?.sendNotificationToBuyer !== false && order.email !== '') {
    const message = confirmationEmail(presentOrder(order), { site, ...(pay && { pay }) })
    await queueMail(db, { siteId: site.id, recipient: order.email, message })
  }
  if (settings.notifications?.sendNotificationsToBusiness === true) {
    await notifyOwners(db, { order, site, isOwn: true })
  }
  return { draft: saved, view, order }
}

/** Creates an order from a draft. Refuses a draft that is already committed. */
export const placeDraft = async (context: Context, placing: Placing): Promise<Placed> => {
  refuseUnsupported(placing.settings)
  const site = await requireSite(context.sites, placing.caller.siteId)
  const { siteId } = placing.caller
  const found = await findDraft(context.db, siteId, placing.draftOrderId)
  if (found?.body.chargesFees && found.status === 'DRAFT') {
    const view = await viewDraft(readCatalog(context.db, site), found.body, context.now())
    await withAppFees(context, site, { draft: found, view })
  }
  return transact(context.db, (db) => placeDraftHeld(context, db, { ...placing, site }))
}
