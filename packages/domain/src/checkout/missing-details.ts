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

/** The details of a checkout, and what the store requires. */
export interface CheckoutDetails {
  readonly email?: string
  readonly shippingDestination?: Contact
  readonly billingInfo?: Contact
  readonly needsDelivery: boolean
  /** Whether a complete billing address is required. The shipping address is used unless a different one is given. */
  readonly needsBilling: boolean
  /** Contact fields the store requires. */
  readonly requiredContactFields?: readonly ('company' | 'phone')[]
  /** Titles of required custom fields. */
  readonly requiredQuestions?: readonly string[]
  readonly customFields?: readonly { readonly title?: string; readonly value?: unknown }[]
  /** Whether the buyer has to agree to the store's policies. */
  readonly needsAgreement: boolean
  readonly hasAgreed: boolean
}

const missingOfAddress = ({ address }: Contact, field: string): string[] => [
  ...(address?.country ? [] : [`${field}.address.country`]),
  ...(address?.city ? [] : [`${field}.address.city`]),
  ...(address?.addressLine || address?.streetAddress?.name ? [] : [`${field}.address.addressLine`]),
]

/** A recipient needs at least one name. */
const missingOfRecipient = ({ contactDetails: { firstName, lastName, company } = {} }: Contact, field: string) =>
  firstName || lastName || company ? [] : ['firstName', 'lastName'].map((name) => `${field}.contactDetails.${name}`)

const missingOfName = ({ contactDetails }: Contact, field: string): string[] =>
  (['firstName', 'lastName'] as const)
    .filter((name) => !contactDetails?.[name])
    .map((name) => `${field}.contactDetails.${name}`)

/** Returns the required contact and custom fields that are missing. */
const missingAnswers = (details: CheckoutDetails, contact: Contact, field: string): string[] => {
  const { requiredContactFields = [], requiredQuestions = [], customFields = [] } = details
  const answered = customFields.flatMap(({ title, value }) => (value === undefined || value === '' ? [] : [title]))
  return [
    ...requiredContactFields
      .filter((name) => !contact.contactDetails?.[name])
      .map((name) => `${field}.contactDetails.${name}`),
    ...(requiredQuestions.every((title) => answered.includes(title)) ? [] : ['checkout.customFields']),
  ]
}

const destination = 'checkout.shippingInfo.shippingDestination'

/** Returns the fields that are still missing before a checkout can be completed. */
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
