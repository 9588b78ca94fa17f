import type { PaymentScript } from '@vitrine/client'
import type { AddressKey, SelectOption } from '@vitrine/ui'
import type { CardErrors, ShownCard } from './card.ts'
import type { DeliveryChoice } from './deliveries.ts'
import type { CountryForm } from '../address-form.ts'
import type { CodeDoubt } from '../code-doubt.ts'
import type { Looks } from './brand.ts'
import type { ContactErrors, ContactKey, ContactValues, QuestionKey } from './contact.ts'
import type { Summary } from './summary.ts'
import type { TipData } from './tip.ts'

/** A provider whose wallets tell who buys and where to, and pay at once. */
export interface Express {
  readonly id: string
  readonly script: NonNullable<MethodChoice['script']>
  /** What is to be paid, as a plain number. */
  readonly due: string
}

export type CodeKind = 'coupon' | 'gift-card'

/** What a code is called in the form, and in the call that takes it. */
export const codeFields = { coupon: 'couponCode', 'gift-card': 'giftCardCode' } as const satisfies Record<
  CodeKind,
  string
>

/** Why a code that was typed in does not serve. */
export interface CodeFailures {
  readonly coupon?: string
  readonly giftCard?: string
  readonly tip?: string
}

export interface Policy {
  readonly title: string
  readonly content: string
}

/** A way to pay that the buyer may choose. */
export interface MethodChoice {
  readonly id: string
  readonly name: string
  /** Whether it is charged at once, by a card or by what else its provider offers. */
  readonly isCard: boolean
  /** With what the provider's own fields are made; without it the card's number is asked for here. */
  readonly script?: PaymentScript & { readonly returnUrl: string }
  /** Of a provider with a page of its own: what stands for paying there, and for coming back here. */
  readonly leavingToken?: string
  /** Whether the buyer can have it saved: a member who is signed in. */
  readonly isSavable?: boolean
  /** What stands for a card that the buyer has saved before. */
  readonly savedToken?: string
}

/** An address of the member's book. */
export interface SavedChoice {
  readonly id: string
  readonly lines: readonly string[]
}

export interface CheckoutData {
  /** Where its form goes. */
  readonly address: string
  /** Which sections there is something to choose in: ways of delivery once it is known where to, payment once it is known what. */
  readonly isOpen: { readonly delivery: boolean; readonly payment: boolean }
  /** Whether anything is to be sent; digital goods go without an address. */
  readonly isDelivered: boolean
  readonly cartHref?: string
  readonly contact: {
    readonly values: ContactValues
    readonly errors: ContactErrors
    /** Postal codes that their countries do not know. */
    readonly doubts: Partial<Record<'postalCode' | 'billing.postalCode', CodeDoubt>>
    /** Differs each time the fields are filled with a saved address. */
    readonly filling?: string
  }
  /** Of who is signed in in this browser; empty for everyone else. */
  readonly saved: readonly SavedChoice[]
  readonly required: readonly ContactKey[]
  /** Fields that the store does not ask for. */
  readonly hidden: readonly AddressKey[]
  /** What the store asks beside. */
  readonly questions: readonly { readonly key: QuestionKey; readonly title: string; readonly isRequired: boolean }[]
  /** The form of the address, as its country has it, and that of the bill. */
  readonly form: CountryForm
  readonly billingForm: CountryForm
  /** Set where news may be allowed, by one box or one for each channel. */
  readonly news?: { readonly isSplit: boolean; readonly text?: string }
  readonly looks: Looks
  readonly countries: readonly SelectOption[]
  readonly deliveries: readonly DeliveryChoice[]
  readonly chosenDelivery?: string
  readonly summary: Summary
  /** Goes along with the order: what is shown here is what is agreed to. */
  readonly prices: string
  readonly isFree: boolean
  readonly isDemo: boolean
  /** Whether the store takes payments at all; where it does not, only what is free can be ordered. */
  readonly takesPayments: boolean
  /** The ways to pay, cards first; none before it is known what to pay. */
  readonly methods: readonly MethodChoice[]
  /** Offered before anything is typed. */
  readonly express?: Express
  readonly chosenMethod?: string
  readonly card: ShownCard
  readonly cardErrors: CardErrors
  readonly failure?: string
  readonly codeFailures: CodeFailures
  /** What can be tipped, where the store offers it. */
  readonly tip?: TipData
  /** The store credit of who is signed in, where it does not pay yet. */
  readonly storeCredit?: string
  /** The store's policies, as far as it shows them. */
  readonly policies: readonly Policy[]
  /** Set where the buyer has to agree to them. */
  readonly agreement?: { readonly isCheckedAtFirst: boolean; readonly text?: string }
  readonly agreementError?: string
}
