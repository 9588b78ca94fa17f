import type { MemberField } from '@vitrine/contract/calls/back-office.ts'
import type { StoreLooks } from '@vitrine/contract/entities/store-design.ts'
import type { MediaRecord } from '@vitrine/domain/catalog/product.ts'
import type { CaptchaSetting } from '@vitrine/domain/identity/risk.ts'
import type { JsonColumn } from '../database/columns.ts'
import type { OtherCurrency } from '@vitrine/domain/currency/charging.ts'
import type { NotificationRules } from '@vitrine/domain/notification/rules.ts'
import type { Place } from '@vitrine/domain/shipping/shipping.ts'
import type { TaxableAddress } from '@vitrine/domain/tax/tax.ts'
import type { Generated } from 'kysely'

/** A picture of the store, or one that lies elsewhere. */
export type Logo = { readonly id: string } | { readonly url: string }

/** Where the business is; what is known beyond the place stands on documents. */
export interface BusinessAddress extends Place {
  readonly addressLine?: string | undefined
  readonly addressLine2?: string | undefined
  readonly postalCode?: string | undefined
  readonly city?: string | undefined
}

/** What the owner decides for a whole store. Amounts of money are in minor units. */
/** How a store takes goods back. */
export interface ReturnRules {
  readonly enabled?: boolean
  readonly windowDays?: number
  readonly returnAddress?: string
  readonly instructions?: string
  /** What is kept of each refund of a return, in minor units. */
  readonly fee?: number
}

/** How pages and emails of a store look. */
export interface SiteLooks extends StoreLooks {
  /** Below every email, such as the address of the business. */
  readonly footerText?: string
}

export interface SiteSettings {
  readonly returns?: ReturnRules
  /** Which emails owners get, and who receives them; see `notificationRules`. */
  readonly notifications?: Partial<NotificationRules>
  readonly contactEmail?: string
  /** By which address tax is worked out; by where the goods go unless told. */
  readonly taxableAddress?: TaxableAddress
  readonly businessAddress?: BusinessAddress
  /** What the business is called on documents; the name of the store unless told. */
  readonly legalName?: string
  /** The VAT ID of the business, as documents show it. */
  readonly vatId?: string
  readonly taxIncludedInPrices: boolean
  readonly emailVerification: 'ON_SIGN_UP' | 'OFF'
  /** Whether the shop looks at each new account first; it does not unless told. */
  readonly ownerApproval?: 'ON_SIGN_UP' | 'OFF'
  /** Whether sign-ins and sign-ups bring a captcha; they do not unless told. */
  readonly captcha?: CaptchaSetting
  /** Whether a risky sign-in of who has no second factor waits for a code from the mail; not unless told. */
  readonly highRiskLogin?: 'REQUIRE_MFA' | 'ALLOW'
  readonly passwordMinLength: number
  /** Carts that visitors may open from one address in an hour; see `rateLimits.newCarts` for the default. */
  readonly newCartsPerHour?: number
  /** Visitors who may get their first token from one address in a minute; see `rateLimits.visitorTokens`. */
  readonly newVisitorsPerMinute?: number
  /** Carts and checkouts that nobody touched for so many days go. */
  readonly cartDays?: number
  /** How many days a download link works, and how often a piece can be downloaded by it; see `downloadRules`. */
  readonly downloadDays?: number
  readonly downloadLimit?: number
  /** What members are asked beside what everyone asks; nothing unless told. */
  readonly memberFields?: readonly MemberField[]
  /** Whether buyers may ask to hear when something is back; they may unless told. */
  readonly takesBackInStockRequests?: boolean
  /** The IANA time zone in which the store's days begin; UTC unless told. */
  readonly timeZone?: string
  readonly weightUnit: 'KG' | 'LB'
  readonly lengthUnit?: 'KM' | 'MI'
  /** Other currencies that buyers may see prices in, and pay in where they are charged. */
  readonly currencies?: readonly OtherCurrency[]
  /** Other languages that the catalog has words in, such as `de`, in the order in which they are offered. */
  readonly languages?: readonly string[]
  /** Seconds an access token lives; existing storefronts expect 14,400. */
  readonly accessTokenSeconds: number
  /** So many minutes a payment waits for the buyer's answer to their bank, and holds the goods; 5 unless told. */
  readonly challengeMinutes?: number
  /** So many such payments may wait at once: of one visitor (1 unless told), and from one address (3). */
  readonly challengesPerVisitor?: number
  readonly challengesPerAddress?: number
  /** An authorized payment is captured or voided after so many days; 6 unless told. */
  readonly captureDays?: number
  /** Authorized payments are captured when their order is fulfilled; by hand unless told. */
  readonly captureOnFulfillment?: boolean
  /** When the rest of a deposit is due and reminded of; see `remainderRules`. */
  readonly remainders?: {
    readonly dueInDays: number
    readonly remindDaysBefore: number
    readonly remindDaysAfter: readonly number[]
  }
  /** A line under the name. */
  readonly tagline?: string
  /** Who the store is, as simple HTML. */
  readonly about?: string
  /** The picture at the entrance. */
  readonly hero?: MediaRecord
  readonly logo?: Logo | undefined
  /** As `#rrggbb`; the house's own unless told. */
  readonly accentColor?: string | undefined
  /** Pages of the storefront for what this server does not sell itself. */
  readonly bookingsPageUrl?: string
  readonly eventsPageUrl?: string
  readonly plansPageUrl?: string
}

export interface SiteTable {
  id: string
  name: string
  currency: string
  language: string
  settings: JsonColumn<SiteSettings>
  /** What pages and emails wear, as its design was published last; the house's own where none was. */
  looks: JsonColumn<SiteLooks> | null
  /** Filled with demo data: the sandbox cards, demo accounts and the known API key work here and nowhere else. */
  demo: boolean
  created_date: Generated<Date>
}

export interface OAuthAppTable {
  site_id: string
  client_id: string
  name: string
  /** Refresh tokens are replaced at each renewal (our client), or last (the official SDK ignores new ones). */
  rotates_refresh_tokens: boolean
  /** Where a sign-in may return to, compared letter by letter. */
  redirect_uris: string[]
  /** Pages that may use this app, and where flows may return to. */
  origins: string[]
  /** Servers that ask for all their visitors, by address or net. */
  server_addresses: Generated<string[]>
  created_date: Generated<Date>
}

export interface ApiKeyTable {
  site_id: string
  id: Generated<string>
  /** SHA-256 of the key, hex. */
  key_hash: string
  name: string
  /** Pages that may use the key; others may not. */
  origins: Generated<string[]>
  created_date: Generated<Date>
}

/** An app of someone else: a table of its own, so that nothing takes it for one of the store's. */
export interface ThirdPartyAppTable {
  site_id: string
  client_id: string
  name: string
  /** Where a sign-in may return to, compared letter by letter. */
  redirect_uris: string[]
  created_date: Date
}

/** About the whole server, so without a store. */
export interface ServerSettingTable {
  name: string
  value: string
}

declare module '../database/tables.ts' {
  interface Tables {
    server_setting: ServerSettingTable
    site: SiteTable
    oauth_app: OAuthAppTable
    api_key: ApiKeyTable
    third_party_app: ThirdPartyAppTable
  }
}
