import type { OrderCompany } from '@vitrine/contract/entities/orders/order-company.ts'
import { invoiceDueDay } from '@vitrine/domain/company/payment-terms.ts'
import type { Remainder } from '@vitrine/domain/purchase-terms/remainder.ts'
import { todayIn } from '../../../ground/site/remainder-rules.ts'
import { billedTo, presentOrderCompany } from '../../../selling/basket/api.ts'
import type { DraftOrderRecord } from '../tables.ts'
import { destinationOf, type DraftView } from '../view.ts'

/** What the company of its buyer changes about the order of a draft. Prices are those of the draft. */
export interface ForCompany {
  readonly company: OrderCompany
  readonly billingInfo: DraftOrderRecord['billingInfo']
  /** The total with its due date, if the company pays by invoice. */
  readonly rest?: Remainder
}

/** Bills the order of a draft to the company of its buyer. A deposit takes precedence over its payment terms. */
export const draftForCompany = (
  { record, calculated, deposit, site, company }: DraftView,
  now: Date,
): ForCompany | undefined => {
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
