interface Contact {
  readonly address?: {
    readonly country?: string
    readonly city?: string
    readonly addressLine?: string
    readonly streetAddress?: { readonly name?: string }
  }
  readonly contactDetails?: {
    readonly firstName?: string
    readonly lastName?: string
    readonly company?: string
    readonly phone?: string
  }
}

/** A checkout as far as its details go, beside what the store asks for. */
export interface CheckoutDetails {
  readonly email?: string
  readonly shippingDestination?: Contact
  readonly billingInfo?: Contact
  readonly needsDelivery: boolean
  /** Everything about who is billed must be there; where it goes serves, too, unless another is named. */
  readonly needsBilling: boolean
  /** What the store wants to know of whoever buys. */
  readonly askedContact?: readonly ('company' | 'phone')[]
  /** Titles of the questions that must be answered. */
  readonly askedQuestions?: readonly string[]
  readonly customFields?: readonly { readonly title?: string; readonly value?: unknown }[]
  /** The buyer must agree to the store's policies. */
  readonly needsAgreement: boolean
  readonly hasAgreed: boolean
}

const missingOfAddress = ({ address }: Contact, field: string): string[] => [
  ...(address?.country ? [] : [`${field}.address.country`]),
  ...(address?.city ? [] : [`${field}.address.city`]),
  ...(address?.addressLine || address?.streetAddress?.name ? [] : [`${field}.address.addressLine`]),
]

/** Whoever opens the door must be called something. */
const missingOfRecipient = ({ contactDetails: { firstName, lastName, company } = {} }: Contact, field: string) =>
  firstName || lastName || company ? [] : ['firstName', 'lastName'].map((name) => `${field}.contactDetails.${name}`)

const missingOfName = ({ contactDetails }: Contact, field: string): string[] =>
  (['firstName', 'lastName'] as const)
    .filter((name) => !contactDetails?.[name])
    .map((name) => `${field}.contactDetails.${name}`)

/** What the store asks for, as far as it is not answered. */
const missingAnswers = (details: CheckoutDetails, contact: Contact, field: string): string[] => {
  const { askedContact = [], askedQuestions = [], customFields = [] } = details
  const answered = customFields.flatMap(({ title, value }) => (value === undefined || value === '' ? [] : [title]))
  return [
    ...askedContact.filter((name) => !contact.contactDetails?.[name]).map((name) => `${field}.contactDetails.${name}`),
    ...(askedQuestions.every((title) => answered.includes(title)) ? [] : ['checkout.customFields']),
  ]
}

const destination = 'checkout.shippingInfo.shippingDestination'

/** What is still missing before a checkout can be ordered, by the names of the fields. */
export const missingDetails = (details: CheckoutDetails): string[] => {
  const { email, shippingDestination = {}, needsDelivery, needsBilling, needsAgreement, hasAgreed } = details
  const billing = details.billingInfo ?? shippingDestination
  return [
    ...(email === undefined ? ['checkout.buyerInfo.email'] : []),
    ...(needsDelivery
      ? [...missingOfRecipient(shippingDestination, destination), ...missingOfAddress(shippingDestination, destination)]
      : []),
    ...(needsBilling
      ? [...missingOfName(billing, 'checkout.billingInfo'), ...missingOfAddress(billing, 'checkout.billingInfo')]
      : []),
    ...(needsDelivery
      ? missingAnswers(details, shippingDestination, destination)
      : missingAnswers(details, billing, 'checkout.billingInfo')),
    ...(needsAgreement && !hasAgreed ? ['policyAgreement'] : []),
  ]
}
