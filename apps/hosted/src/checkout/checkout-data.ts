import type { PaymentScript } from '@vitrine/client'
import type { AddressKey, SelectOption } from '@vitrine/ui'
import type { CardErrors, ShownCard } from './payment/card.ts'
import type { DeliveryChoice } from './delivery/deliveries.ts'
import type { CountryForm } from '../address/address-form.ts'
import type { CodeDoubt } from '../address/code-doubt.ts'
import type { CheckoutTheme } from './brand/brand.ts'
import type { ContactErrors, ContactKey, ContactValues, QuestionKey } from './address/contact.ts'
import type { Summary } from './summary/summary.ts'
import type { TipData } from './summary/tip.ts'

/** A provider's wallets, which provide contact and address and pay at once. */
export interface Express {
  readonly id: string
  readonly script: NonNullable<MethodChoice['script']>
  /** The amount due, as a plain number. */
  readonly due: string
}

export type CodeKind = 'coupon' | 'gift-card'

/** Form fields of codes. */
export const codeFields = { coupon: 'couponCode', 'gift-card': 'giftCardCode' } as const satisfies Record<
  CodeKind,
  string
>

/** Why a code was rejected. */
export interface CodeFailures {
  readonly coupon?: string
  readonly giftCard?: string
  readonly tip?: string
}

export interface Policy {
  readonly title: string
  readonly content: string
}

/** A payment method that the buyer may choose. */
export interface MethodChoice {
  readonly id: string
  readonly name: string
  /** Explains a method by which the buyer pays later. Default: that instructions follow. */
  readonly hint?: string
  /** Whether it is charged at once, by card or another method of the provider. */
  readonly isCard: boolean
  /** Set up for the provider's own fields. Otherwise the card number is entered on this page. */
  readonly script?: PaymentScript & { readonly returnUrl: string }
  /** Token of a provider that redirects to its own page. */
  readonly leavingToken?: string
  /** Whether the buyer can save it. Requires a signed-in member. */
  readonly isSavable?: boolean
  /** Token of a saved card. */
  readonly savedToken?: string
}

/** An address of the member's address book. */
export interface SavedChoice {
  readonly id: string
  readonly lines: readonly string[]
}

/** The company that the buyer orders for, and what it is billed with. */
export interface CompanyData {
  readonly name: string
  /** Its billing address, if it has its own. */
  readonly billing?: readonly string[]
  /** Its tax ID, if it has its own. */
  readonly taxId?: string
}

export interface CheckoutData {
  /** Action of the form. */
  readonly address: string
  /** Which sections offer choices: delivery once the address is known, payment once the total is known. */
  readonly isOpen: { readonly delivery: boolean; readonly payment: boolean }
  /** Whether anything is shipped; digital goods need no address. */
  readonly isDelivered: boolean
  readonly cartHref?: string
  readonly contact: {
    readonly values: ContactValues
    readonly errors: ContactErrors
    /** Warnings about unusual postal codes. */
    readonly doubts: Partial<Record<'postalCode' | 'billing.postalCode', CodeDoubt>>
    /** Changes each time a saved address fills the fields. */
    readonly filling?: string
  }
  /** Saved addresses of the signed-in member; empty for others. */
  readonly saved: readonly SavedChoice[]
  readonly required: readonly ContactKey[]
  /** Fields that the store does not ask for. */
  readonly hidden: readonly AddressKey[]
  /** The company that the buyer orders for. */
  readonly company?: CompanyData
  /** Custom questions of the store. */
  readonly questions: readonly { readonly key: QuestionKey; readonly title: string; readonly isRequired: boolean }[]
  /** The address formats of the delivery and billing countries. */
  readonly form: CountryForm
  readonly billingForm: CountryForm
  /** Set if the store asks for marketing consent, with one box or one per channel. */
  readonly news?: { readonly isSplit: boolean; readonly text?: string }
  readonly theme: CheckoutTheme
  readonly countries: readonly SelectOption[]
  readonly deliveries: readonly DeliveryChoice[]
  readonly chosenDelivery?: string
  readonly summary: Summary
  /** Sent with the order, so that the buyer agrees to the prices shown. */
  readonly prices: string
  readonly isFree: boolean
  readonly isDemo: boolean
  /** Whether the store accepts payments. If not, only free orders can be placed. */
  readonly takesPayments: boolean
  /** Payment methods, cards first. Empty until the total is known. */
  readonly methods: readonly MethodChoice[]
  /** Express checkout, above the form. */
  readonly express?: Express
  readonly chosenMethod?: string
  readonly card: ShownCard
  readonly cardErrors: CardErrors
  readonly failure?: string
  /** What has changed with the saved details. */
  readonly notice?: string
  readonly codeFailures: CodeFailures
  /** Tip options, if the store offers any. */
  readonly tip?: TipData
  /** The member's store credit, unless it already pays. */
  readonly storeCredit?: string
  /** The policies that the store shows. */
  readonly policies: readonly Policy[]
  /** Set if the buyer has to agree to them. */
  readonly agreement?: { readonly isCheckedAtFirst: boolean; readonly text?: string }
  readonly agreementError?: string
}
