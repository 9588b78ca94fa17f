import type { companyPaymentTerms } from '@vitrine/contract/entities/enumerations.ts'
import { daysAfter } from '../time/day.ts'

export type CompanyPaymentTerms = (typeof companyPaymentTerms)[number]

/** Days after the order when an order by invoice is due. Undefined if there are no orders by invoice. */
const dueInDays = {
  PAY_AT_CHECKOUT: undefined,
  DUE_ON_RECEIPT: 0,
  NET_7: 7,
  NET_15: 15,
  NET_30: 30,
  NET_45: 45,
  NET_60: 60,
  NET_90: 90,
} as const satisfies Record<CompanyPaymentTerms, number | undefined>

/** Returns when an order by invoice that is placed today is due. Undefined if the terms have no orders by invoice. */
export const invoiceDueDay = (terms: CompanyPaymentTerms, today: string): string | undefined => {
  const days = dueInDays[terms]
  return days === undefined ? undefined : daysAfter(today, days)
}
