import type { CartV2Input, Checkout, CheckoutSettings } from '@vitrine/client'
import { doubtKey } from '@vitrine/domain/address/postal-code.ts'
import { readTaxId } from '@vitrine/domain/tax-id/required.ts'
import { taxIdProblem } from '@vitrine/domain/tax-id/tax-id.ts'
import { isCountry, type AddressKey } from '@vitrine/ui'
import { isEmail, readLine } from '@vitrine/web/form/form.ts'
import { countryForm, shownState } from '../../address/address-form.ts'
import { codeDoubt, type CodeDoubt } from '../../address/code-doubt.ts'
import { needsDelivery } from '../summary/summary.ts'
import type { Words } from '../../words/en.ts'

type BillingKey = `billing.${AddressKey}`
/** Answers to custom questions, by index. */
export type QuestionKey = `question-${number}`
/** Marketing consents: one for all channels, or one per channel. */
type NewsKey = 'news' | 'newsByEmail' | 'newsByText'
/** The unusual postal code that the buyer has confirmed. */
type ConfirmedCodeKey = 'confirmedCode' | 'billing.confirmedCode'
export type ContactKey =
  | AddressKey
  | BillingKey
  | QuestionKey
  | NewsKey
  | ConfirmedCodeKey
  | 'email'
  | 'note'
  | 'taxId'
  | 'billingIsSame'
export type ContactValues = Partial<Record<ContactKey, string>>
export type ContactErrors = Partial<Record<ContactKey, string>>

const addressKeys: readonly AddressKey[] = [
  'firstName',
  'lastName',
  'company',
  'country',
  'addressLine',
  'addressLine2',
  'city',
  'subdivision',
  'postalCode',
  'phone',
]
const placeKeys = ['country', 'addressLine', 'addressLine2', 'city', 'subdivision', 'postalCode'] as const
const newsKeys: readonly NewsKey[] = ['news', 'newsByEmail', 'newsByText']
/** Form value of a ticked box. */
const ticked = 'on'

/** What a checkout's contact is read and validated with. */
export interface ContactContext {
  readonly settings: CheckoutSettings
  readonly isDelivered: boolean
  /** Whether the order is billed to the address of a company. */
  readonly isBilledToCompany: boolean
}

export const contactContext = ({
  checkout,
  settings,
}: {
  checkout: Checkout
  settings: CheckoutSettings
}): ContactContext => ({
  settings,
  isDelivered: needsDelivery(checkout),
  isBilledToCompany: checkout.company?.hasBillingAddress ?? false,
})

/** Returns the store's custom questions. */
export const questionsOf = ({ checkoutFields }: CheckoutSettings) =>
  (checkoutFields?.questions ?? []).map(({ title, required }, index) => ({
    key: `question-${index}` as QuestionKey,
    title,
    isRequired: required ?? false,
  }))

/** Whether the full billing address is required although nothing is shipped. */
const isBilled = ({ settings, isDelivered, isBilledToCompany }: ContactContext): boolean =>
  !isDelivered && !isBilledToCompany && settings.checkoutBillingFields === 'All_FIELDS'

const wantedFields = { company: 'OPTIONAL', phone: 'OPTIONAL', addressLine2: 'OPTIONAL' } as const
const fieldMode = ({ checkoutFields }: CheckoutSettings, key: keyof typeof wantedFields) =>
  checkoutFields?.[key] ?? wantedFields[key]

/** Returns the hidden fields: those the store doesn't ask for, and the address if nothing is shipped. */
export const hiddenKeys = (context: ContactContext): readonly AddressKey[] => {
  const { settings, isDelivered } = context
  const hidden = (['company', 'phone', 'addressLine2'] as const).filter((key) => fieldMode(settings, key) === 'HIDDEN')
  if (isDelivered || isBilled(context)) return hidden
  const isCompanyRequired = fieldMode(settings, 'company') === 'REQUIRED'
  return [...hidden, ...placeKeys, ...(isCompanyRequired ? [] : (['company'] as const))]
}

/** Returns the required fields. Shipping and full billing require more. */
export const requiredKeys = (context: ContactContext, country: string, words: Words): readonly ContactKey[] => {
  const { settings } = context
  const hidden = hiddenKeys(context)
  const mandatory = (['company', 'phone', 'addressLine2'] as const).filter(
    (key) => fieldMode(settings, key) === 'REQUIRED',
  )
  const all: AddressKey[] = ['firstName', 'lastName', 'country', ...countryForm(country, words).required, ...mandatory]
  return [
    'email',
    ...all.filter((key) => !hidden.includes(key)),
    ...questionsOf(settings).flatMap(({ key, isRequired }) => (isRequired ? [key] : [])),
  ]
}

const requiredBilling = (country: string, words: Words): readonly AddressKey[] => [
  'firstName',
  'lastName',
  'country',
  ...countryForm(country, words).required,
]

type Contact = NonNullable<Checkout['billingInfo']>

const valuesOf = ({ address = {}, contactDetails = {} }: Contact): Partial<Record<AddressKey, string>> => ({
  firstName: contactDetails.firstName,
  lastName: contactDetails.lastName,
  company: contactDetails.company,
  phone: contactDetails.phone,
  country: address.country,
  addressLine: address.addressLine,
  addressLine2: address.addressLine2,
  city: address.city,
  subdivision: shownState(address.country, address.subdivision),
  postalCode: address.postalCode,
})

const isSameContact = (one: Contact, other: Contact): boolean => {
  const [first, second] = [valuesOf(one), valuesOf(other)]
  return addressKeys.every((key) => (first[key] ?? '') === (second[key] ?? ''))
}

/** Returns the billing address if it differs from the delivery address. A company has its own, which is not a value. */
const billingValues = ({ shippingInfo, billingInfo, company }: Checkout): ContactValues => {
  if (company?.hasBillingAddress) return {}
  const shipping = shippingInfo?.shippingDestination
  // An estimated cart has a place but no names, which is no different address.
  const isOther = billingInfo?.address && shipping?.contactDetails && !isSameContact(billingInfo, shipping)
  if (!isOther) return { billingIsSame: ticked }
  const values = valuesOf(billingInfo)
  const own = Object.entries(values).map(([key, value]) => [`billing.${key}`, value] as const)
  return { billingIsSame: '', ...Object.fromEntries(own), 'billing.confirmedCode': doubtKey(values) }
}

const newsValues = ({ marketingConsent }: Checkout, { checkoutFields }: CheckoutSettings): ContactValues => {
  const { email = false, sms = false } = marketingConsent ?? {}
  const mark = (isTicked: boolean): string => (isTicked ? ticked : '')
  return checkoutFields?.subscriptionCheckbox?.splitByChannel
    ? { newsByEmail: mark(email), newsByText: mark(sms) }
    : { news: mark(email || sms) }
}

/** Returns what the buyer has entered so far. Without shipping, the place of a cart estimate is not an address. */
export const contactValues = (checkout: Checkout, settings: CheckoutSettings): ContactValues => {
  const { buyerInfo, shippingInfo, billingInfo, buyerNote, customFields = [], company } = checkout
  const isDelivered = needsDelivery(checkout)
  const places = [shippingInfo?.shippingDestination, billingInfo]
  const [first, second] = isDelivered ? places : places.toReversed()
  const answers = questionsOf(settings).map(({ key, title }) => {
    const value: unknown = customFields.find((field) => field.title === title)?.value
    return [key, typeof value === 'string' ? value : ''] as const
  })
  const address = valuesOf(first ?? second ?? {})
  return {
    email: buyerInfo.email,
    ...address,
    // A saved postal code counts as confirmed.
    confirmedCode: doubtKey(address),
    note: buyerNote,
    ...(!company?.hasTaxId && { taxId: billingInfo?.contactDetails?.vatId?.id }),
    ...(isDelivered && billingValues(checkout)),
    ...newsValues(checkout, settings),
    ...Object.fromEntries(answers),
  }
}

/** The same, with the store's default for boxes the buyer has not seen yet. */
export const contactAtFirst = (checkout: Checkout, settings: CheckoutSettings): ContactValues => {
  const values = contactValues(checkout, settings)
  const { checkedByDefault } = settings.checkoutFields?.subscriptionCheckbox ?? {}
  if (checkout.marketingConsent || !checkedByDefault) return values
  return { ...values, ...Object.fromEntries(newsKeys.filter((key) => key in values).map((key) => [key, ticked])) }
}

/** Reads the contact of a form. Absent fields, as in wallets and outdated pages, are left unset. */
export const readContact = (form: FormData): ContactValues => {
  const billing = form.has('billingShown')
    ? ['billingIsSame', 'billing.confirmedCode', ...addressKeys.map((key) => `billing.${key}`)].map((key) => [
        key,
        readLine(form, key),
      ])
    : []
  const news = form.has('newsShown') ? newsKeys.map((key) => [key, readLine(form, key)]) : []
  const answers = [...form.keys()]
    .filter((key) => /^question-\d$/.test(key))
    .map((key) => [key, readLine(form, key).slice(0, 500)])
  const plain = ['email', ...addressKeys, 'note', 'taxId'].map((key) => [key, readLine(form, key)])
  // Wallets verify addresses themselves and offer no box to confirm them.
  const confirmed = form.has('express') ? [] : [['confirmedCode', readLine(form, 'confirmedCode')]]
  return withStates(Object.fromEntries([...plain, ...confirmed, ...billing, ...news, ...answers]) as ContactValues)
}

/** Drops a state that belongs to another country. */
const withStates = (values: ContactValues): ContactValues => ({
  ...values,
  subdivision: shownState(values.country, values.subdivision),
  ...(values['billing.country'] !== undefined && {
    'billing.subdivision': shownState(values['billing.country'], values['billing.subdivision']),
  }),
})

/** Whether there is a separate billing address. */
export const isBilledElsewhere = ({ billingIsSame }: ContactValues): boolean => billingIsSame === ''

/** What contacts are validated with, in the reader's language. */
type ValidationContext = ContactContext & { readonly words: Words; readonly locale: string }

/** Returns warnings about unusual postal codes of both addresses. */
export const codeDoubts = (
  values: ContactValues,
  { words, locale }: Pick<ValidationContext, 'words' | 'locale'>,
): Partial<Record<'postalCode' | 'billing.postalCode', CodeDoubt>> => {
  const ofBill = {
    country: values['billing.country'],
    postalCode: values['billing.postalCode'],
    confirmedCode: values['billing.confirmedCode'],
  }
  const [own, billing] = [values, ofBill].map((code) => codeDoubt(code, { words, locale }))
  return { ...(own && { postalCode: own }), ...(billing && { 'billing.postalCode': billing }) }
}

/** Asks to check or confirm unusual postal codes, if the form can confirm them. */
const doubtErrors = (values: ContactValues, context: ValidationContext): ContactErrors => {
  const { postalCode, 'billing.postalCode': ofBill } = codeDoubts(values, context)
  const isBilled = context.isDelivered && isBilledElsewhere(values)
  return {
    ...(postalCode &&
      !postalCode.isConfirmed &&
      values.confirmedCode !== undefined && { postalCode: postalCode.message }),
    ...(ofBill && !ofBill.isConfirmed && isBilled && { 'billing.postalCode': ofBill.message }),
  }
}

const billingErrors = (values: ContactValues, words: Words): ContactErrors => {
  if (!isBilledElsewhere(values)) return {}
  const country = values['billing.country'] ?? ''
  const missing = requiredBilling(country, words).filter((key) => !values[`billing.${key}`])
  const errors = Object.fromEntries(missing.map((key) => [`billing.${key}`, words.fieldRequired]))
  return country && !isCountry(country) ? { ...errors, 'billing.country': words.fieldRequired } : errors
}

/** Returns missing or invalid fields with their messages. */
export const contactErrors = (values: ContactValues, context: ValidationContext): ContactErrors => {
  const { words, isDelivered } = context
  const missing = requiredKeys(context, values.country ?? '', words).filter((key) => !values[key])
  const errors: ContactErrors = Object.fromEntries(missing.map((key) => [key, words.fieldRequired]))
  if (values.email && !isEmail(values.email)) errors.email = words.wrongEmail
  if (values.country && !isCountry(values.country)) errors.country = words.fieldRequired
  if (values.taxId && taxIdProblem(readTaxId(values.taxId, values.country))) {
    errors.taxId = values.country === 'BR' ? words.wrongCpf : words.wrongVatId
  }
  return { ...errors, ...(isDelivered && billingErrors(values, words)), ...doubtErrors(values, context) }
}

const filled = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as Partial<T>

const contactOf = (values: Partial<Record<AddressKey, string>>): Contact => {
  const { firstName, lastName, company, phone, country, addressLine, addressLine2, city, subdivision, postalCode } =
    values
  return {
    address: filled({ country, addressLine, addressLine2, city, subdivision, postalCode }),
    contactDetails: filled({ firstName, lastName, company, phone }),
  }
}

/** Returns the billing contact, by default the recipient. The tax ID belongs to it. */
const billedOf = (values: ContactValues): Contact => {
  const isElsewhere = isBilledElsewhere(values)
  const own = Object.fromEntries(addressKeys.map((key) => [key, isElsewhere ? values[`billing.${key}`] : values[key]]))
  const contact = contactOf(own)
  if (!values.taxId) return contact
  return {
    ...contact,
    contactDetails: { ...contact.contactDetails, vatId: readTaxId(values.taxId, contact.address?.country) },
  }
}

const consentOf = (values: ContactValues): Checkout['marketingConsent'] => {
  if (newsKeys.every((key) => values[key] === undefined)) return undefined
  if (values.news === ticked) return { email: true, sms: Boolean(values.phone) }
  return { email: values.newsByEmail === ticked, sms: values.newsByText === ticked && Boolean(values.phone) }
}

/** Returns the answers to custom questions, along with fields set by others. */
const answersOf = (values: ContactValues, settings: CheckoutSettings, before: Checkout['customFields'] = []) => {
  const questions = questionsOf(settings)
  if (questions.every(({ key }) => values[key] === undefined)) return undefined
  const others = before.filter(({ title }) => !questions.some((one) => one.title === title))
  const answers = questions.flatMap(({ key, title }) => (values[key] ? [{ title, value: values[key] }] : []))
  return [...others, ...answers]
}

/** Clears the details of a recipient that the buyer has removed. */
const noDetails = { firstName: null, lastName: null, company: null, phone: null, vatId: null }

/** Returns the update of the cart with recipient, delivery address and billing contact. */
export const contactUpdate = (values: ContactValues, context: ContactContext, checkout: Checkout): CartV2Input => {
  const { email, note } = values
  const consent = consentOf(values)
  const customFields = answersOf(values, context.settings, checkout.customFields)
  // The billing contact has the tax ID; another recipient doesn't need it.
  const billed = billedOf(values)
  const { address, contactDetails } = isBilledElsewhere(values) ? contactOf(values) : billed
  return {
    customerInfo: { email, ...(context.isDelivered && { ...noDetails, ...contactDetails }) },
    ...(context.isDelivered && { deliveryInfo: { address } }),
    paymentInfo: { billingAddress: billed.address, billingContact: billed.contactDetails },
    ...(note !== undefined && { note }),
    ...(consent && { marketingConsent: consent }),
    ...(customFields && { customFields }),
  }
}
