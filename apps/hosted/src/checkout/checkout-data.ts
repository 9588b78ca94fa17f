import type { PaymentScript } from '@vitrine/client'
import type { SelectOption } from '@vitrine/ui'
import type { CardErrors, ShownCard } from './card.ts'
import type { ContactErrors, ContactKey, ContactValues } from './contact.ts'
import type { Summary } from './summary.ts'

export type Step = 'contact' | 'delivery' | 'payment'

interface DeliveryChoice {
  readonly code: string
  readonly title: string
  readonly price: string
  readonly isFree: boolean
  readonly time?: string
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

/** An address of the member's book, and where it is taken into the form. */
export interface SavedChoice {
  readonly id: string
  readonly lines: readonly string[]
  readonly href: string
}

export interface CheckoutData {
  readonly step: Step
  /** Whether anything is to be sent; digital goods go without an address. */
  readonly isDelivered: boolean
  readonly addresses: Readonly<Record<Step, string>> & { readonly cart?: string }
  readonly contact: { readonly values: ContactValues; readonly errors: ContactErrors }
  /** The country that it goes to, by name. */
  readonly countryName?: string
  /** Of who is signed in in this browser; empty for everyone else. */
  readonly saved: readonly SavedChoice[]
  readonly required: readonly ContactKey[]
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
  /** The ways to pay, cards first; told in the step that asks. */
  readonly methods: readonly MethodChoice[]
  readonly chosenMethod?: string
  readonly card: ShownCard
  readonly cardErrors: CardErrors
  readonly failure?: string
  readonly codeFailures: CodeFailures
  /** The store credit of who is signed in, where it does not pay yet. */
  readonly storeCredit?: string
  /** The store's policies, as far as it shows them. */
  readonly policies: readonly Policy[]
  /** Set where the buyer has to agree to them. */
  readonly agreement?: { readonly isCheckedAtFirst: boolean }
}
