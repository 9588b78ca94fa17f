import type { memberCalls } from '@vitrine/contract'
import type { ResponseOf } from '@vitrine/contract/call.ts'
import type { SearchDetails } from '@vitrine/contract/calls/cursor-search.ts'
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

/** The dependencies shared by all rooms. Clocks and IDs are injected so that tests can set them. */
export interface Context {
  readonly database: Database<Tables>
  readonly db: Db
  readonly sites: Sites
  readonly signer: Signer
  readonly accessTokens: AccessTokens
  /** Sessions ended by sign-out. Their tokens are no longer valid. */
  readonly endedSessions: EndedSessions
  /** Hooks that run when something happens to a member. */
  readonly memberHooks: JoinedMemberHooks
  /** Runs when money of an order is refunded. */
  readonly refunded: RefundHook
  /** Finds products by words and a filter. */
  readonly findProducts: ProductFinder
  readonly now: () => Date
  readonly newId: () => string
  readonly config: Config
  readonly log: Logger
  /** Sends codes to phones. Without it, they appear in the dev mailbox, if there is one. */
  readonly messenger?: Messenger
  /** Suggests addresses. Default: the store's own file of places. */
  readonly addressSuggester?: AddressSuggester
  /** Provides exchange rates. Without it, owners enter them. */
  readonly rateSource?: RateSource
}

/** Called in the transaction that records a refund or cancels an order, which also locks the order. */
export type RefundHook = (
  context: Context,
  db: Db,
  of: { readonly caller: Exclude<Caller, Anyone>; readonly site: Site; readonly orderId: string },
) => Promise<void>

/**
 * Finds visible and hidden products by words and a filter, the newest first. Resolves to a page of IDs, and the cursor of
 * the next one.
 */
export type ProductFinder = (
  context: Pick<Context, 'db'>,
  site: Site,
  request: {
    readonly search: SearchDetails
    readonly filter: unknown
    readonly limit: number
    readonly cursor: string | undefined
  },
) => Promise<{ readonly ids: readonly string[]; readonly next: string | undefined }>

interface OfMember {
  readonly siteId: string
  readonly memberId: string
}

/** Hooks that run when something happens to a member, in the same transaction. */
export interface MemberHooks {
  /** The member signed in. */
  readonly signedIn: (db: Db, of: OfMember & { readonly now: Date }) => Promise<void>
  /** The member is the person who shopped as this visitor before the sign-in. */
  readonly recognized: (
    context: Context,
    db: Db,
    of: { readonly site: Site; readonly memberId: string; readonly visitorId: string },
  ) => Promise<void>
  /** The account is deleted. */
  readonly deleted: (db: Db, of: OfMember & { readonly email: string }) => Promise<void>
  /** The member exports their data. */
  readonly exported: (
    db: Db,
    of: { readonly site: Site; readonly memberId: string },
  ) => Promise<Partial<ShopMemberData>>
}

/** The data of a member in the other rooms. */
export type ShopMemberData = Pick<
  ResponseOf<(typeof memberCalls)['exportMyMember']>['export'],
  'orders' | 'reviews' | 'backInStockRequests' | 'abandonedCheckouts' | 'wishList' | 'company'
>

export type JoinedMemberHooks = Omit<MemberHooks, 'exported'> & {
  readonly exported: (...of: Parameters<MemberHooks['exported']>) => Promise<ShopMemberData>
}
