import type { Alert } from '@vitrine/client'
import { words } from '../words/words.ts'

const { alerts: texts } = words

/** Describes an alert in a sentence. */
export const describeAlert = ({ event, orderNumber = '', name = '', count = 1 }: Alert): string => {
  if (event === 'LOW_STOCK') return count > 1 ? texts.lowStockOf(count) : texts.lowStock(name)
  if (event === 'DOMAIN_RECORD_MISSING') return texts.domainRecordMissing(name)
  return event === 'FAILED_JOB' ? texts.failedJobs(count) : texts.events[event](orderNumber)
}

/** The page that an alert leads to. */
export const pageOfAlert = ({ event, orderId, productId }: Alert): string => {
  if (orderId !== undefined) return `/orders/${orderId}`
  if (productId !== undefined) return `/products/${productId}`
  if (event === 'DOMAIN_RECORD_MISSING') return '/domains'
  return event === 'FAILED_JOB' ? '/failed-jobs' : '/inventory'
}
