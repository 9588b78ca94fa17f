import type { StaffArea } from '@vitrine/contract/areas.ts'
import type { AlertEvent } from '@vitrine/contract/entities/store/alerts.ts'
import { dayAfter, dayIn, timeOnDay } from '../time/day.ts'
import type { NotificationKind } from './rules.ts'

/** The kind of notification that each event belongs to. */
export const kindOfEvent: Readonly<Record<AlertEvent, NotificationKind>> = {
  NEW_ORDER: 'newOrders',
  ORDER_EDITED: 'newOrders',
  PAYMENT_PROBLEM: 'paymentProblems',
  DISPUTE: 'disputes',
  GIFT_CARDS_STOPPED: 'disputes',
  RETURN_REQUEST: 'returnRequests',
  WITHDRAWAL: 'returnRequests',
  LOW_STOCK: 'lowStock',
  FAILED_JOB: 'failedJobs',
  DOMAIN_RECORD_MISSING: 'domains',
}

/** The area that people may read to see an alert of each kind. */
export const areaOfKind: Readonly<Record<NotificationKind, StaffArea>> = {
  newOrders: 'orders',
  paymentProblems: 'payments',
  disputes: 'payments',
  returnRequests: 'orders',
  lowStock: 'inventory',
  failedJobs: 'developers',
  domains: 'settings',
}

/** Returns the next time that the clock of the store shows this hour. */
export const nextDigest = (now: Date, { timeZone, hour }: { timeZone: string; hour: number }): Date => {
  const today = dayIn(timeZone, now)
  const on = (day: string) => timeOnDay(timeZone, day, { hours: hour, minutes: 0 })
  return on(today) > now ? on(today) : on(dayAfter(today))
}
