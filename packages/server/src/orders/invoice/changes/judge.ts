import { isCurrency } from '@vitrine/domain/money.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { findMember } from '../../../people/member/api.ts'
import { memberOfOrder, type StoredOrder } from '../../order/api.ts'
import { isInForce } from '../documents/in-force.ts'
import type { InvoiceMoney } from '../money.ts'
import type { StoredInvoice } from '../store.ts'

const noneFor = new Set<StoredOrder['status']>(['CANCELED', 'REJECTED', 'INITIALIZED'])

const isAddress = (email: string): boolean => /^[^\s@]+@[^\s@]+$/.test(email)

const judgeContact = async (db: Db, order: StoredOrder): Promise<void> => {
  const { billingInfo, recipientInfo, buyerInfo } = order.body
  const named = [billingInfo, recipientInfo, buyerInfo].some((one) => one && Object.keys(one).length > 0)
  if (!named && order.email === '') throw new Refusal('MISSING_CONTACT')
  if (order.email === '') throw new Refusal('MISSING_CONTACT_EMAIL')
  if (!isAddress(order.email)) throw new Refusal('INVALID_EMAIL', undefined, { email: order.email })
  const memberId = memberOfOrder(order)
  if (memberId === undefined) return
  if (!(await findMember(db, order.site_id, memberId))) throw new Refusal('CONTACT_NOT_FOUND', undefined, { memberId })
}

/** Checks that a locked order can have an invoice, or throws a refusal with the specification's code. */
export const judgeInvoice = async (
  db: Db,
  order: StoredOrder,
  { documents, money }: { documents: readonly StoredInvoice[]; money: InvoiceMoney },
): Promise<void> => {
  const live = documents.find((one) => isInForce(one))
  if (live) throw new Refusal('INVOICE_ALREADY_EXISTS', undefined, { invoiceId: live.id })
  if (noneFor.has(order.status))
    throw new Refusal('GENERATE_INVOICE_NOT_SUPPORTED', undefined, { status: order.status })
  if (!isCurrency(order.body.currency))
    throw new Refusal('UNKNOWN_CURRENCY', undefined, { currency: order.body.currency })
  if (Number(order.total) <= 0) throw new Refusal('INVALID_PRICE_AMOUNT')
  if (money.disputed > 0) throw new Refusal('ORDER_HAS_CHARGEBACKS')
  await judgeContact(db, order)
}
