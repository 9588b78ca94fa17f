import type { SelectOption } from '@vitrine/ui'
import type { CardErrors } from './card.ts'
import type { ContactErrors, ContactKey, ContactValues } from './contact.ts'
import type { Summary } from './summary.ts'

export type Step = 'contact' | 'delivery' | 'payment'

export interface DeliveryChoice {
  readonly code: string
  readonly title: string
  readonly price: string
  readonly isFree: boolean
  readonly time?: string
}

export interface CheckoutData {
  readonly step: Step
  /** Whether anything is to be sent; digital goods go without an address. */
  readonly isDelivered: boolean
  readonly addresses: Readonly<Record<Step, string>> & { readonly cart?: string }
  readonly contact: { readonly values: ContactValues; readonly errors: ContactErrors }
  readonly required: readonly ContactKey[]
  readonly countries: readonly SelectOption[]
  readonly deliveries: readonly DeliveryChoice[]
  readonly chosenDelivery?: string
  readonly summary: Summary
  readonly isFree: boolean
  readonly isDemo: boolean
  readonly cardErrors: CardErrors
  readonly failure?: string
  readonly couponFailure?: string
}
