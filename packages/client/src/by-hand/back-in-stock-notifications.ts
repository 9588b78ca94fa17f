import type { BodyOf } from '../call-options.ts'
import type * as calls from '../calls/back-in-stock-notifications.ts'

/** What someone waits for, and where the email goes. */
export type NewBackInStockRequest = BodyOf<typeof calls.createBackInStockNotificationRequest>['request']
/** Whom a report is about: all who wait for a product, or some by their ids. */
export type ReportOptions = Omit<BodyOf<typeof calls.reportItemsBackInStock>, 'itemDetails'>
