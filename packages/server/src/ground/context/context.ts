import type { memberCalls } from '@vitrine/contract'
import type { ResponseOf } from '@vitrine/contract/call.ts'
import type { Logger } from 'pino'
import type { Anyone, Caller } from '../base/caller.ts'
import type { Config } from '../base/config.ts'
import type { Database } from '../database/open-database.ts'
import type { AddressSuggester } from './address-suggester.ts'
import type { Messenger } from './messenger.ts'
import type { RateSource } from './rate-source.ts'
import type { AccessTokens } from '../token/access-tokens.ts'
import type { EndedSessions } from '../token/ended-sessions.ts'
import type { Signer } from '../token/signer.ts'
import type { Site, Sites } from '../site/sites.ts'
import type { Db, Tables } from '../database/tables.ts'

/** What every room of the server works with. Clocks and ids are handed in, so that tests can set them. */
export interface Context {
  readonly database: Database<Tables>
  readonly db: Db
  readonly sites: Sites
  readonly signer: Signer
  readonly accessTokens: AccessTokens
  /** Sessions that ended by sign-out: no token made from them works any more. */
  readonly endedSessions: EndedSessions
  /** What the rooms of the shop do when something happens to a member. */
  readonly memberHooks: JoinedMemberHooks
  /** What the rooms of the shop do when money of an order was given back. */
  readonly refunded: RefundHook
  readonly now: () => Date
  readonly newId: () => string
  readonly config: Config
  readonly log: Logger
  /** Brings codes to telephones; without one they show in the dev mailbox, where there is one. */
  readonly messenger?: Messenger
  /** Knows addresses; without one the store's own file of places does. */
  readonly addressSuggester?: AddressSuggester
  /** Tells rates of exchange, where owners do not type them. */
  readonly rateSource?: RateSource
}

/** Called in the transaction that writes a refund of an order, or cancels it, and holds it. */
export type RefundHook = (
  context: Context,
  db: Db,
  of: { readonly caller: Exclude<Caller, Anyone>; readonly orderId: string },
) => Promise<void>

interface OfMember {
  readonly siteId: string
  readonly memberId: string
}

/** What rooms of the shop do when something happens to a member, in the transaction in which it happens. */
export interface MemberHooks {
  /** A session of theirs was opened. */
  readonly signedIn: (db: Db, of: OfMember & { readonly now: Date }) => Promise<void>
  /** They shopped as this visitor until they signed in. */
  readonly recognized: (
    context: Context,
    db: Db,
    of: { readonly site: Site; readonly memberId: string; readonly visitorId: string },
  ) => Promise<void>
  /** Their account is deleted. */
  readonly deleted: (db: Db, of: OfMember & { readonly email: string }) => Promise<void>
  /** They ask for everything that the store keeps of them. */
  readonly exported: (
    db: Db,
    of: { readonly site: Site; readonly memberId: string },
  ) => Promise<Partial<ShopMemberData>>
}

/** What the rooms of the shop keep of a member. */
export type ShopMemberData = Pick<
  ResponseOf<(typeof memberCalls)['exportMyMember']>['export'],
  'orders' | 'reviews' | 'backInStockRequests' | 'wishList'
>

export type JoinedMemberHooks = Omit<MemberHooks, 'exported'> & {
  readonly exported: (...of: Parameters<MemberHooks['exported']>) => Promise<ShopMemberData>
}
