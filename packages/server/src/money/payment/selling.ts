import type { Db } from '../../ground/database/tables.ts'
import type { Actor } from '../../ground/event/actor.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { Attempt } from './attempts/attempts.ts'
import type { Happened } from './happened.ts'
import type { OrderKey } from './ledger/order-money.ts'
import type { DeclineReason, ProviderState } from './provider.ts'

/** The provider has the money, holds it, or expects it, or it comes outside: the order may stand. */
export type Provided = Exclude<ProviderState, { status: 'awaiting' | 'declined' }>

/** What has happened to the money of an order, and who has caused it, where that is known. */
export interface Noted {
  readonly order: OrderKey
  readonly site: Site
  readonly happened: readonly Happened[]
  readonly actor?: Actor
}

/** What whoever reviews the payment of an order has decided. */
export interface Reviewed {
  readonly order: OrderKey
  readonly site: Site
  readonly passes: boolean
  readonly actor?: Actor
}

/** What the room above does when payments move, each in the transaction of the move. */
export interface Selling {
  /** Holds what an attempt pays for, before the attempt itself; why nothing is to be paid for it any more. */
  readonly hold: (db: Db, attempt: Attempt) => Promise<{ readonly over?: DeclineReason }>
  /** Makes the order of an attempt, or notes what was paid of it; throws `SoldOut` where what it needs is gone. */
  readonly place: (db: Db, placed: { attempt: Attempt; provided: Provided; site: Site }) => Promise<void>
  /** Holds an order, before its payments move. */
  readonly holdOrder: (db: Db, order: OrderKey) => Promise<void>
  /** Lets an order that is held and waits for the review of its payment stand, or not; any other is left alone. */
  readonly noteReviewed: (db: Db, reviewed: Reviewed) => Promise<void>
  /** Brings an order that is held to where its payments have moved. */
  readonly noteMoved: (db: Db, noted: Noted) => Promise<void>
}

/** Thrown by `place` where what the order needs has sold out meanwhile: everything of its transaction goes back. */
export class SoldOut extends Error {
  override readonly name = 'SoldOut'
}
