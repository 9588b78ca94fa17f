import type { Static } from 'typebox'
import { entity, text, number, flag, colorHex, timestamp, oneOf, optional, unbuilt } from '../schema.ts'
import { Image } from './common.ts'
import { later } from './later.ts'

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
})

export type SubscriptionCheckbox = Static<typeof SubscriptionCheckbox>
export const SubscriptionCheckbox = entity('SubscriptionCheckbox', {
  visible: optional(flag()),
  checkedByDefault: optional(flag()),
  splitByChannel: optional(flag()),
})

export type PolicyAgreementCheckbox = Static<typeof PolicyAgreementCheckbox>
export const PolicyAgreementCheckbox = entity('PolicyAgreementCheckbox', {
  visible: optional(flag()),
  checkedByDefault: optional(flag()),
})

export type CheckoutField = Static<typeof CheckoutField>
export const CheckoutField = entity('CheckoutField', {
  subscriptionCheckbox: optional(unbuilt(SubscriptionCheckbox, later.newsBox)),
  policyAgreementCheckbox: optional(PolicyAgreementCheckbox),
  giftCardRedeemEnabled: optional(flag()),
  mitEnabled: optional(unbuilt(flag(), later.savedCard)),
  delayCaptureEnabled: optional(flag()),
  captureBeforeExpiryEnabled: optional(flag()),
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
  image: optional(unbuilt(Image, later.drawn)),
})

export type CheckoutSettingsHeader = Static<typeof CheckoutSettingsHeader>
export const CheckoutSettingsHeader = entity('CheckoutSettingsHeader', {
  text: optional(text({ maxLength: 55 })),
  textColor: optional(colorHex()),
  logo: optional(CheckoutSettingsLogo),
  alignment: optional(oneOf(['SIDE', 'CENTER'])),
  displayCheckoutLabel: optional(flag()),
  continueShopping: optional(unbuilt(ContinueShopping, later.button)),
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
  cornerRadius: optional(number({ maximum: 100 })),
})

export type CheckoutSettingsFooter = Static<typeof CheckoutSettingsFooter>
export const CheckoutSettingsFooter = entity('CheckoutSettingsFooter', {
  backgroundFill: optional(CheckoutSettingsBackgroundFill),
  dividerColor: optional(colorHex()),
})

export type CheckoutSettingsGlobal = Static<typeof CheckoutSettingsGlobal>
export const CheckoutSettingsGlobal = entity('CheckoutSettingsGlobal', {
  selectionColor: optional(unbuilt(colorHex(), later.drawn)),
  placeOrderButtonColor: optional(colorHex()),
  buttonColor: optional(colorHex()),
})

export type CheckoutBrand = Static<typeof CheckoutBrand>
export const CheckoutBrand = entity('CheckoutBrand', {
  header: optional(CheckoutSettingsHeader),
  mainSection: optional(unbuilt(CheckoutSettingsMainSection, later.drawn)),
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
