import type { Actor } from '../../ground/event/actor.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import type { Decided } from '@vitrine/domain/machine.ts'
import type { FulfillmentStatus } from '@vitrine/domain/order/fulfillment/fulfillment.ts'
import type { OrderStatus } from '@vitrine/domain/order/states.ts'
import type { Sums } from '@vitrine/domain/payment/ledger.ts'
import type { PaymentStatus } from '@vitrine/domain/payment/order-payment.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Site } from '../../ground/site/sites.ts'
import { contactOfBuyer } from '../../people/contact/api.ts'
import {
  type Activities,
  activitiesOf,
  balanceSummaryOf,
  insertOrder,
  type NewOrder,
  nextOrderNumber,
  type StoredOrder,
} from '../../orders/order/api.ts'
import type { OnSite } from '../billing/api.ts'
import type { ComposedOrder } from './compose.ts'

/** Returns the purchase date. Default: now. It must not be in the future. */
export const purchaseDate = (sent: string | undefined, now: Date): Date => {
  const date = sent === undefined ? now : new Date(sent)
  if (date.getTime() > now.getTime()) throw new Refusal('PURCHASED_DATE_CANNOT_BE_IN_FUTURE')
  return date
}

/** Returns the owner of an order: a member or a visitor. An unknown buyer gets a new visitor ID. */
const ownerOf = ({ buyerInfo }: ComposedOrder, newId: () => string): string => {
  if (buyerInfo.memberId !== undefined) return `member:${buyerInfo.memberId}`
  return `visitor:${buyerInfo.visitorId ?? newId()}`
}

const creatorOf = (caller: OnSite) => {
  if (caller.role === 'app') return { createdBy: { appId: caller.appId } }
  return caller.role === 'owner' && caller.ownerId !== undefined ? { createdBy: { userId: caller.ownerId } } : {}
}

interface Writing {
  readonly site: Site
  readonly caller: OnSite
  readonly record: ComposedOrder
  readonly total: Minor
  readonly sums: Sums
  readonly states: {
    readonly status: Decided<OrderStatus>
    readonly payment_status: Decided<PaymentStatus>
    readonly fulfillment_status: Decided<FulfillmentStatus>
    readonly stock_taken: boolean
  }
  readonly activities: readonly Activities[]
  readonly actor: Actor
  readonly purchased: Date
  readonly id?: string | undefined
  readonly number?: number | undefined
  readonly imported?: true
}

/** Saves an external or imported order, with the given number or the next one. */
export const writeOrder = async (context: Context, db: Db, writing: Writing): Promise<StoredOrder> => {
  const { site, caller, record, total, sums, states, purchased, activities, actor } = writing
  const now = context.now()
  const id = writing.id ?? context.newId()
  const email = record.buyerInfo.email ?? ''
  const owner = ownerOf(record, context.newId)
  const contact = { siteId: site.id, owner, email, newId: context.newId, now }
  const contactId = record.buyerInfo.contactId ?? (email === '' ? undefined : await contactOfBuyer(db, contact))
  const order: NewOrder = {
    site_id: site.id,
    id,
    number: writing.number ?? (await nextOrderNumber(context, db, site.id)),
    checkout_id: null,
    owner,
    email,
    ...states,
    total,
    body: {
      ...record,
      id,
      buyerInfo: { ...record.buyerInfo, ...(contactId !== undefined && { contactId }) },
      ...creatorOf(caller),
      createdDate: now.toISOString(),
      purchasedDate: purchased.toISOString(),
      activities: activitiesOf({ ...context, actor }, ...activities),
      balanceSummary: balanceSummaryOf({ ...site, total }, sums),
      ...(writing.imported && { imported: true }),
    },
    created_date: now,
    updated_date: now,
  }
  await insertOrder(db, order)
  return order
}
