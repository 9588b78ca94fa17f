import type { Db } from '../../ground/database/tables.ts'
import type { Actor } from '../../ground/event/actor.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { Attempt } from './attempts/attempts.ts'
import type { Happened } from './happened.ts'
import type { OrderKey } from './ledger/order-money.ts'
import type { DeclineReason, ProviderState } from './provider.ts'

/** States in which an order may be placed: paid, authorized, pending or paid offline. */
export type Provided = Exclude<ProviderState, { status: 'awaiting' | 'declined' }>

/** Changes to the money of an order, with the actor if known. */
export interface Noted {
  readonly order: OrderKey
  readonly site: Site
  readonly happened: readonly Happened[]
  readonly actor?: Actor
}

/** Result of a fraud review. */
export interface Reviewed {
  readonly order: OrderKey
  readonly site: Site
  readonly passes: boolean
  readonly actor?: Actor
}

/** Callbacks of the room that sells, each called in the transaction of the change. */
export interface Selling {
  /** Locks what an attempt pays for, before the attempt itself. Returns why it is no longer payable, if so. */
  readonly hold: (db: Db, attempt: Attempt) => Promise<{ readonly over?: DeclineReason }>
  /** Places the order of an attempt, or records its payment. Throws `SoldOut` if goods are no longer available. */
  readonly place: (db: Db, placed: { attempt: Attempt; provided: Provided; site: Site }) => Promise<void>
  /** Locks an order before its payments change. */
  readonly holdOrder: (db: Db, order: OrderKey) => Promise<void>
  /** Approves or rejects a locked order that awaits a review; other orders stay unchanged. */
  readonly noteReviewed: (db: Db, reviewed: Reviewed) => Promise<void>
  /** Updates a locked order after its payments changed. */
  readonly noteMoved: (db: Db, noted: Noted) => Promise<void>
}

/** Thrown by `place` if goods have sold out. The transaction is rolled back. */
export class SoldOut extends Error {
  override readonly name = 'SoldOut'
}
