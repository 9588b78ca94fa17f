import type { SalesReport } from '@vitrine/client'
import { dayIn, daysAfter } from '@vitrine/domain/time/day.ts'
import { loadTimeZone } from '../clock/store-zone.ts'
import { shop } from '../first-shop.ts'

/** Loads sales of the last days, including today, compared with the same number of days before. */
export const loadRecentSales = async (days: number): Promise<SalesReport> => {
  const today = dayIn(await loadTimeZone(), new Date())
  return shop.reports.getSalesReport({ from: daysAfter(today, 1 - days), to: today, compare: 'PREVIOUS_PERIOD' })
}
