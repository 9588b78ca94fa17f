import type { DeliveryStatus } from '@vitrine/domain/event/delivery.ts'
import type { Generated } from 'kysely'
import type { Actor } from './actor.ts'
import type { DefaultedStateColumn, JsonColumn } from '../database/columns.ts'

/** The outbox of events, which are written in the same transaction as the change. */
export interface EventTable {
  site_id: string
  /** The entity, such as `cart:4f…`. Events of an entity are delivered in order. */
  entity: string
  /** The number of the event, from 1 per entity. */
  sequence: number
  id: string
  type: string
  /** Null in events from before bodies were stored, and empty after pruning. */
  body: JsonColumn<Record<string, unknown> | null>
  /** The actor, if known. */
  actor: JsonColumn<Actor> | null
  created_date: Generated<Date>
  /** When the deliveries to the subscriptions were created. */
  delivered_date: Date | null
}

/** An app that receives events. Its receivers verify them with its public key. */
export interface AppTable {
  site_id: string
  app_id: string
  name: string
  /** PKCS #8 and SPKI in PEM format. */
  private_key: string
  public_key: string
  created_date: Generated<Date>
}

export interface WebhookSubscriptionTable {
  site_id: string
  id: string
  app_id: string
  url: string
  /** `*` means all. */
  event_types: string[]
  created_date: Generated<Date>
}

/** The delivery of an event to a subscription. */
export interface WebhookDeliveryTable {
  site_id: string
  id: string
  subscription_id: string
  entity: string
  sequence: number
  event_type: string
  status: DefaultedStateColumn<DeliveryStatus>
  attempts: Generated<number>
  /** During an attempt: when it is considered lost. */
  next_attempt_date: Date
  /** The status of the last response, or the error. */
  last_status: number | null
  last_error: string | null
  last_attempt_date: Date | null
  created_date: Generated<Date>
}

declare module '../database/tables.ts' {
  interface Tables {
    event: EventTable
    app: AppTable
    webhook_subscription: WebhookSubscriptionTable
    webhook_delivery: WebhookDeliveryTable
  }
}
