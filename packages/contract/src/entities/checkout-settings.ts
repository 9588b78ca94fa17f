import type { Static } from 'typebox'
import { entity, text, number, flag, colorHex, timestamp, list, oneOf, optional } from '../schema.ts'
import { Image } from './common.ts'

export type TermsAndCondition = Static<typeof TermsAndCondition>
export const TermsAndCondition = entity('TermsAndCondition', {
  visible: optional(flag()),
  content: optional(text({ maxLength: 50_000 })),
})

export type CustomPolicy = Static<typeof CustomPolicy>
export const CustomPolicy = entity('CustomPolicy', {
  visible: optional(flag()),
  content: optional(text({ maxLength: 50_000 })),
  title: optional(text()),
})

export type CheckoutPolicy = Static<typeof CheckoutPolicy>
export const CheckoutPolicy = entity('CheckoutPolicy', {
  termsAndConditions: optional(TermsAndCondition),
  privacyPolicy: optional(TermsAndCondition),
  returnPolicy: optional(TermsAndCondition),
  digitalItemPolicy: optional(TermsAndCondition),
  contactUs: optional(TermsAndCondition),
  customPolicy: optional(CustomPolicy),
  withdrawalPolicy: optional(TermsAndCondition),
  deliveryPolicy: optional(TermsAndCondition),
  imprint: optional(TermsAndCondition),
})

export type SubscriptionCheckbox = Static<typeof SubscriptionCheckbox>
export const SubscriptionCheckbox = entity('SubscriptionCheckbox', {
  visible: optional(flag()),
  checkedByDefault: optional(flag()),
  splitByChannel: optional(flag({ description: 'Email and text messages are asked for apart.' })),
  text: optional(text({ maxLength: 300, description: 'What the buyer agrees to, in the words of the store.' })),
})

export type PolicyAgreementCheckbox = Static<typeof PolicyAgreementCheckbox>
export const PolicyAgreementCheckbox = entity('PolicyAgreementCheckbox', {
  visible: optional(flag()),
  checkedByDefault: optional(flag()),
  text: optional(text({ maxLength: 300, description: 'What the buyer agrees to, in the words of the store.' })),
})

/** Whether a field of the checkout's form is there, and whether it must be filled in. */
const askings = ['HIDDEN', 'OPTIONAL', 'REQUIRED'] as const

export type CheckoutQuestion = Static<typeof CheckoutQuestion>
export const CheckoutQuestion = entity('CheckoutQuestion', {
  title: text({ minLength: 1, maxLength: 200 }),
  required: optional(flag()),
})

export type CheckoutField = Static<typeof CheckoutField>
export const CheckoutField = entity('CheckoutField', {
  subscriptionCheckbox: optional(SubscriptionCheckbox),
  policyAgreementCheckbox: optional(PolicyAgreementCheckbox),
  giftCardRedeemEnabled: optional(flag()),
  mitEnabled: optional(
    flag({ description: 'Whether saved cards can be charged while the buyer is away. They can unless told.' }),
  ),
  delayCaptureEnabled: optional(flag()),
  captureBeforeExpiryEnabled: optional(flag()),
  company: optional(oneOf(askings, { description: 'Whether the hosted checkout asks for a company.' })),
  phone: optional(oneOf(askings, { description: 'Whether the hosted checkout asks for a phone number.' })),
  addressLine2: optional(oneOf(askings, { description: 'Whether there is a second line of the address.' })),
  questions: optional(
    list(CheckoutQuestion, { maxItems: 5, description: 'Asked beside the address; answers are custom fields.' }),
  ),
})

export type CheckoutSettingsLogo = Static<typeof CheckoutSettingsLogo>
export const CheckoutSettingsLogo = entity('CheckoutSettingsLogo', {
  size: optional(oneOf(['SMALL', 'MEDIUM', 'LARGE'])),
  image: optional(Image),
})

export type ContinueShopping = Static<typeof ContinueShopping>
export const ContinueShopping = entity('ContinueShopping', {
  hidden: optional(flag()),
  displayType: optional(oneOf(['TEXT', 'ICON'])),
})

export type CheckoutSettingsBackgroundFill = Static<typeof CheckoutSettingsBackgroundFill>
export const CheckoutSettingsBackgroundFill = entity('CheckoutSettingsBackgroundFill', {
  color: optional(colorHex()),
  image: optional(Image),
})

export type CheckoutSettingsHeader = Static<typeof CheckoutSettingsHeader>
export const CheckoutSettingsHeader = entity('CheckoutSettingsHeader', {
  text: optional(text({ maxLength: 55 })),
  textColor: optional(colorHex()),
  logo: optional(CheckoutSettingsLogo),
  alignment: optional(oneOf(['SIDE', 'CENTER'])),
  displayCheckoutLabel: optional(flag()),
  continueShopping: optional(ContinueShopping),
  backgroundFill: optional(CheckoutSettingsBackgroundFill),
  dividerColor: optional(colorHex()),
})

export type CheckoutSettingsMainSection = Static<typeof CheckoutSettingsMainSection>
export const CheckoutSettingsMainSection = entity('CheckoutSettingsMainSection', {
  formBackgroundFill: optional(CheckoutSettingsBackgroundFill),
  summaryBackgroundFill: optional(CheckoutSettingsBackgroundFill),
  dividerColor: optional(colorHex()),
  tintedBoxColor: optional(colorHex()),
  expressButtonsCornerRadius: optional(oneOf(['RECTANGLE', 'PILL'])),
  cornerRadius: optional(number({ minimum: 0, maximum: 100 })),
})

export type CheckoutSettingsFooter = Static<typeof CheckoutSettingsFooter>
export const CheckoutSettingsFooter = entity('CheckoutSettingsFooter', {
  backgroundFill: optional(CheckoutSettingsBackgroundFill),
  dividerColor: optional(colorHex()),
})

export type CheckoutSettingsGlobal = Static<typeof CheckoutSettingsGlobal>
export const CheckoutSettingsGlobal = entity('CheckoutSettingsGlobal', {
  selectionColor: optional(colorHex()),
  placeOrderButtonColor: optional(colorHex()),
  buttonColor: optional(colorHex()),
})

export type CheckoutBrand = Static<typeof CheckoutBrand>
export const CheckoutBrand = entity('CheckoutBrand', {
  header: optional(CheckoutSettingsHeader),
  mainSection: optional(CheckoutSettingsMainSection),
  footer: optional(CheckoutSettingsFooter),
  global: optional(CheckoutSettingsGlobal),
})

export type CheckoutSettings = Static<typeof CheckoutSettings>
export const CheckoutSettings = entity('CheckoutSettings', {
  checkoutPolicies: optional(CheckoutPolicy),
  checkoutFields: optional(CheckoutField),
  checkoutBrand: optional(CheckoutBrand),
  createdDate: optional(timestamp({ readOnly: true })),
  updatedDate: optional(timestamp({ readOnly: true })),
  checkoutBillingFields: optional(oneOf(['All_FIELDS', 'MINIMUM_REQUIRED_FIELDS'])),
})
