import type { Db } from '../../ground/database/tables.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { Attempt } from './attempts.ts'
import type { DeclineReason, ProviderState } from './provider.ts'
import type { Refund } from './refund-store.ts'

/** The provider has the money, holds it, or expects it, or it comes outside: the order may stand. */
export type Provided = Exclude<ProviderState, { status: 'awaiting' | 'declined' }>

/** What the room above does when payments move, each in the transaction of the move. */
export interface Selling {
  /** Holds what an attempt pays for, before the attempt itself; why nothing is to be paid for it any more. */
  readonly hold: (db: Db, attempt: Attempt) => Promise<{ readonly over?: DeclineReason }>
  /** Makes the order of an attempt, or notes what was paid of it; throws `SoldOut` where what it needs is gone. */
  readonly place: (db: Db, placed: { attempt: Attempt; provided: Provided; site: Site }) => Promise<void>
  /** Notes at its order that a refund has gone back. */
  readonly noteRefunded: (db: Db, noted: { refund: Refund; site: Site }) => Promise<void>
}

/** Thrown by `place` where what the order needs has sold out meanwhile: everything of its transaction goes back. */
export class SoldOut extends Error {
  override readonly name = 'SoldOut'
}
