import type { Alert, AlertEvent } from '@vitrine/contract/entities/store/alerts.ts'
import type { NotificationKind } from '@vitrine/domain/notification/rules.ts'
import type { JsonColumn } from '../../ground/database/columns.ts'

/** What an alert is about. */
export type AlertSubject = Pick<Alert, 'orderId' | 'orderNumber' | 'productId' | 'name' | 'count'>

interface AlertTable {
  site_id: string
  id: string
  event: AlertEvent
  kind: NotificationKind
  subject: JsonColumn<AlertSubject>
  created_date: Date
  /** The daily email that will contain it, by its job. Null if there is none, or if it was sent. */
  digest: string | null
}

/** The alerts that people have marked as read. API keys and apps share a reader. */
interface AlertReadTable {
  site_id: string
  alert_id: string
  reader_id: string
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    alert: AlertTable
    alert_read: AlertReadTable
  }
}
