import type { BodyOf } from '../call-options.ts'
import type * as calls from '../calls/back-in-stock-notifications.ts'

/** The awaited product, and the email address. */
export type NewBackInStockRequest = BodyOf<typeof calls.createBackInStockNotificationRequest>['request']
/** All requests for a product, or some by ID. */
export type ReportOptions = Omit<BodyOf<typeof calls.reportItemsBackInStock>, 'itemDetails'>
