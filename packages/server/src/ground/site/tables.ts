import type { MemberField } from '@vitrine/contract/calls/store/back-office.ts'
import type { DomainCheck } from '@vitrine/contract/entities/store/store-domain.ts'
import type { CatalogVersion } from '@vitrine/contract/entities/catalog/product/catalog-version.ts'
import type { EmailKind, EmailTexts } from '@vitrine/contract/entities/store/email-templates.ts'
import type { StoreLooks } from '@vitrine/contract/entities/store/store-design.ts'
import type { MediaRecord } from '@vitrine/domain/catalog/product.ts'
import type { CaptchaSetting } from '@vitrine/domain/identity/risk.ts'
import type { DomainStatus } from '@vitrine/domain/store-domain/status.ts'
import type { JsonColumn, StateColumn } from '../database/columns.ts'
import type { OtherCurrency } from '@vitrine/domain/currency/charging.ts'
import type { AbandonedRules } from '@vitrine/domain/abandoned-checkout/rules.ts'
import type { Language } from '@vitrine/domain/languages.ts'
import type { NotificationRules } from '@vitrine/domain/notification/rules.ts'
import type { Place } from '@vitrine/domain/shipping/shipping.ts'
import type { TaxableAddress } from '@vitrine/domain/tax/tax.ts'
import type { ColumnType, Generated } from 'kysely'

/** An uploaded image or an external URL. */
export type Logo = { readonly id: string } | { readonly url: string }

/** The address of the business. The full address is shown on documents. */
export interface BusinessAddress extends Place {
  readonly addressLine?: string | undefined
  readonly addressLine2?: string | undefined
  readonly postalCode?: string | undefined
  readonly city?: string | undefined
}

/** The return policy of a store. */
export interface ReturnRules {
  readonly enabled?: boolean
  readonly windowDays?: number
  readonly returnAddress?: string
  readonly instructions?: string
  /** The fee deducted from each refund of a return, in minor units. */
  readonly fee?: number
}

/** The design of a store's pages and emails. */
export interface SiteLooks extends StoreLooks {
  /** The text below every email, such as the address of the business. */
  readonly footerText?: string
}

/** The settings of a store. Amounts are in minor units. */
export interface SiteSettings {
  readonly returns?: ReturnRules
  /** The emails that owners get, and their recipients; see `notificationRules`. */
  readonly notifications?: Partial<NotificationRules>
  /** When checkouts are abandoned, and the emails that are sent; see `abandonedRules`. */
  readonly abandonedCheckouts?: Partial<AbandonedRules>
  /** The store's own texts of emails to buyers. Null for those that were reset. */
  readonly emailTexts?: Readonly<Partial<Record<`${EmailKind}.${Language}`, EmailTexts | null>>>
  /** The kinds of email to buyers that are turned off. */
  readonly disabledEmails?: Readonly<Partial<Record<EmailKind, boolean>>>
  readonly contactEmail?: string
  /** The address that determines taxes. Default: the shipping destination. */
  readonly taxableAddress?: TaxableAddress
  readonly businessAddress?: BusinessAddress
  /** The name of the business on documents. Default: the name of the store. */
  readonly legalName?: string
  /** The VAT ID of the business on documents. */
  readonly vatId?: string
  readonly taxIncludedInPrices: boolean
  readonly emailVerification: 'ON_SIGN_UP' | 'OFF'
  /** Whether the owner must approve new accounts. Default: off. */
  readonly ownerApproval?: 'ON_SIGN_UP' | 'OFF'
  /** Whether sign-ins and sign-ups require a captcha. Default: off. */
  readonly captcha?: CaptchaSetting
  /** Whether risky sign-ins without a second factor require an emailed code. Default: `ALLOW`. */
  readonly highRiskLogin?: 'REQUIRE_MFA' | 'ALLOW'
  readonly passwordMinLength: number
  /** Carts that visitors can create per address and hour; see `rateLimits.newCarts` for the default. */
  readonly newCartsPerHour?: number
  /** Visitors that can get their first token per address and minute; see `rateLimits.visitorTokens` for the default. */
  readonly newVisitorsPerMinute?: number
  /** Days after which unused carts and checkouts are deleted. */
  readonly cartDays?: number
  /** Days that a download link is valid, and the downloads per item; see `downloadRules`. */
  readonly downloadDays?: number
  readonly downloadLimit?: number
  /** Additional profile fields of members. Default: none. */
  readonly memberFields?: readonly MemberField[]
  /** Whether buyers can request back-in-stock notifications. Default: true. */
  readonly takesBackInStockRequests?: boolean
  /** The store's IANA time zone. Default: UTC. */
  readonly timeZone?: string
  /** Whether test cards are accepted while only this machine can reach the server. Default: false. */
  readonly testCards?: boolean
  readonly weightUnit: 'KG' | 'LB'
  readonly lengthUnit?: 'KM' | 'MI'
  /** The catalog version that storefronts should use. Default: `V1_CATALOG`, for stores from before this setting. */
  readonly catalogVersion?: CatalogVersion
  /** Whether to show the lowest price of the 30 days before a reduction. Default: `BY_COUNTRY`. */
  readonly priorPrices?: 'BY_COUNTRY' | 'ALWAYS' | 'NEVER'
  /** Other currencies in which buyers can see prices, and pay in those that are `charged`. */
  readonly currencies?: readonly OtherCurrency[]
  /** Other languages of the catalog, such as `de`, in display order. */
  readonly languages?: readonly string[]
  /** The lifetime of access tokens in seconds; existing storefronts expect 14,400. */
  readonly accessTokenSeconds: number
  /** Minutes that a payment waits for the buyer's authentication with their bank and reserves the stock. Default: 5. */
  readonly challengeMinutes?: number
  /** The maximum number of such pending payments per visitor (default: 1) and per address (default: 3). */
  readonly challengesPerVisitor?: number
  readonly challengesPerAddress?: number
  /** Days after which an authorized payment is captured or voided. Default: 6. */
  readonly captureDays?: number
  /** Whether authorized payments are captured on fulfillment instead of manually. Default: false. */
  readonly captureOnFulfillment?: boolean
  /** When remaining amounts after a deposit are due, and when to send reminders; see `remainderRules`. */
  readonly remainders?: {
    readonly dueInDays: number
    readonly remindDaysBefore: number
    readonly remindDaysAfter: readonly number[]
  }
  /** The tagline below the name. */
  readonly tagline?: string
  /** The description of the store, as simple HTML. */
  readonly about?: string
  /** The image on the home page. */
  readonly hero?: MediaRecord
  readonly logo?: Logo | undefined
  /** The accent color as `#rrggbb`. Default: Vitrine's own. */
  readonly accentColor?: string | undefined
  /** Storefront pages for services that this server doesn't sell. */
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
  /** The published design of pages and emails. Null for the default design. */
  looks: JsonColumn<SiteLooks> | null
  /** Whether this is the demo store. Sandbox cards, demo accounts and the public API key only work there. */
  demo: boolean
  created_date: Generated<Date>
}

export interface OAuthAppTable {
  site_id: string
  client_id: string
  name: string
  /**
   * Whether refresh tokens are replaced at each renewal (our client) or not (the official SDK, which ignores new ones).
   */
  rotates_refresh_tokens: boolean
  /** The allowed redirect URIs, compared character by character. */
  redirect_uris: string[]
  /** Origins that may use this app, and that flows may return to. */
  origins: string[]
  /** Servers that send requests for all their visitors, as IP addresses or networks. */
  server_addresses: Generated<string[]>
  created_date: Generated<Date>
}

export interface ApiKeyTable {
  site_id: string
  id: Generated<string>
  /** The SHA-256 hash of the key, hex-encoded. */
  key_hash: string
  name: string
  /** Origins that may use the key. */
  origins: Generated<string[]>
  /** What the key may do. Null for everything. */
  permissions: Generated<string[] | null>
  expires_date: Generated<Date | null>
  /** Rounded down to the hour. */
  last_used_date: Generated<Date | null>
  created_date: Generated<Date>
}

/** A third-party app. It has its own table so that it is never treated as an app of the store. */
export interface ThirdPartyAppTable {
  site_id: string
  client_id: string
  name: string
  /** The allowed redirect URIs, compared character by character. */
  redirect_uris: string[]
  created_date: Date
}

/** A domain of a store. Only verified ones have effects, and belong to one store of the server. */
export interface StoreDomainTable {
  site_id: string
  /** In ASCII and lower case. */
  host: string
  status: StateColumn<DomainStatus>
  /** The value of the DNS record that proves that the domain belongs to the store. */
  token: string
  /** Whether it is the address of the storefront. */
  is_primary: Generated<boolean>
  created_date: Date
  verified_date: Generated<Date | null>
  /** When a check of the verified domain first missed its record. */
  missing_since: Generated<Date | null>
  last_check: ColumnType<DomainCheck | null, string | undefined, string>
}

/** A setting of the whole server, independent of stores. */
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
    store_domain: StoreDomainTable
    third_party_app: ThirdPartyAppTable
  }
}
