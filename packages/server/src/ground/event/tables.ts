import type { DeliveryStatus } from '@vitrine/domain/event/delivery.ts'
import type { Generated } from 'kysely'
import type { Actor } from './actor.ts'
import type { DefaultedStateColumn, JsonColumn } from '../database/columns.ts'

/** The outbox: what happened, written in the same transaction as the change. */
export interface EventTable {
  site_id: string
  /** The entity it happened to, such as `cart:4f…`; events of one entity are delivered in order. */
  entity: string
  /** Counts up from 1 per entity. */
  sequence: number
  id: string
  type: string
  /** Nothing in events from before bodies were written with them, and where it was pruned. */
  body: JsonColumn<Record<string, unknown> | null>
  /** Who has caused it, where that is known. */
  actor: JsonColumn<Actor> | null
  created_date: Generated<Date>
  /** When it was handed to the subscriptions; each delivers on its own. */
  delivered_date: Date | null
}

/** An app that hears of events; its receivers check them with its public key. */
export interface AppTable {
  site_id: string
  app_id: string
  name: string
  /** PKCS 8 and SPKI, as PEM. */
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

/** One event on its way to one subscription, and what became of it. */
export interface WebhookDeliveryTable {
  site_id: string
  id: string
  subscription_id: string
  entity: string
  sequence: number
  event_type: string
  status: DefaultedStateColumn<DeliveryStatus>
  attempts: Generated<number>
  /** While an attempt is under way: when it is taken for lost. */
  next_attempt_date: Date
  /** Of the last attempt: the answer's status, or why there was none. */
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
