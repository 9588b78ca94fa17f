import type { OrderCompany } from '@vitrine/contract/entities/orders/order-company.ts'
import { invoiceDueDay } from '@vitrine/domain/company/payment-terms.ts'
import type { Remainder } from '@vitrine/domain/purchase-terms/remainder.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { todayIn } from '../../../ground/site/remainder-rules.ts'
import { findCompanyOfMember } from '../../../people/customer/company/api.ts'
import { billedTo, presentOrderCompany } from '../../../selling/basket/api.ts'
import type { DraftOrderRecord } from '../tables.ts'
import { destinationOf, type DraftView } from '../view.ts'

/** What the company of its buyer changes about the order of a draft. Prices and tax are those of the draft. */
export interface ForCompany {
  readonly company: OrderCompany
  readonly billingInfo: DraftOrderRecord['billingInfo']
  /** The total with its due date, if the company pays by invoice. */
  readonly rest?: Remainder
}

/** Finds the company that the buyer of a draft orders for. A deposit takes precedence over its payment terms. */
export const draftForCompany = async (
  db: Db,
  { record, calculated, deposit, site, rules }: DraftView,
  now: Date,
): Promise<ForCompany | undefined> => {
  const memberId = record.buyerInfo?.memberId
  if (!rules.hasCompanies || memberId === undefined) return undefined
  const company = await findCompanyOfMember(db, site.id, memberId)
  if (!company) return undefined
  const recipient = destinationOf(record)
  const { billingInfo } = billedTo(company, {
    ...(record.billingInfo && { billingInfo: record.billingInfo }),
    ...(recipient && { shippingDestination: recipient }),
  })
  const { total: amount } = calculated.totals
  const dueDay = deposit || amount === 0 ? undefined : invoiceDueDay(company.payment_terms, todayIn(site, now))
  return {
    company: { ...presentOrderCompany(company), ...(dueDay !== undefined && { dueDate: dueDay }) },
    billingInfo,
    ...(dueDay !== undefined && { rest: { dueDay, amount } }),
  }
}
