import type { Static } from 'typebox'
import {
  described,
  entity,
  text,
  number,
  flag,
  colorHex,
  language,
  timestamp,
  list,
  oneOf,
  optional,
  shape,
} from '../../schema.ts'
import { Image } from '../common.ts'

const translations = <Fields extends Parameters<typeof shape>[0]>(fields: Fields) =>
  optional(
    list(shape({ language: language({ minLength: 2, maxLength: 3 }), ...fields }), {
      maxItems: 30,
      description:
        'Its text in other languages of the store, for owners. Buyers get `content` in their language, or in the main language of the store if there is no text in theirs.',
    }),
  )

const content = () => optional(text({ maxLength: 50_000, description: 'Plain text.' }))

const TermsAndCondition = entity(
  'TermsAndCondition',
  {
    visible: optional(flag({ description: 'Whether the policy is shown.' })),
    content: content(),
    translations: translations({ content: content() }),
  },
  { description: 'A policy of the store.' },
)

const CustomPolicy = entity(
  'CustomPolicy',
  {
    visible: optional(flag({ description: 'Whether the policy is shown.' })),
    content: content(),
    title: optional(text()),
    translations: translations({ content: content(), title: optional(text()) }),
  },
  { description: 'A policy with a title of its own.' },
)

const CheckoutPolicy = entity(
  'CheckoutPolicy',
  {
    termsAndConditions: optional(TermsAndCondition),
    privacyPolicy: optional(TermsAndCondition),
    returnPolicy: optional(TermsAndCondition),
    digitalItemPolicy: optional(TermsAndCondition),
    contactUs: optional(TermsAndCondition),
    customPolicy: optional(CustomPolicy),
    withdrawalPolicy: optional(TermsAndCondition),
    deliveryPolicy: optional(TermsAndCondition),
    imprint: optional(TermsAndCondition),
  },
  { description: 'Policies of the store.' },
)

const SubscriptionCheckbox = entity(
  'SubscriptionCheckbox',
  {
    visible: optional(flag({ description: 'Whether the checkbox is shown.' })),
    checkedByDefault: optional(flag({ description: 'Whether the checkbox is checked at first.' })),
    splitByChannel: optional(
      flag({ description: 'Whether there are separate checkboxes for email and text messages.' }),
    ),
    text: optional(text({ maxLength: 300, description: 'Label of the checkbox. Default: a standard text.' })),
  },
  { description: 'The checkbox with which buyers agree to marketing messages.' },
)

const PolicyAgreementCheckbox = entity(
  'PolicyAgreementCheckbox',
  {
    visible: optional(flag({ description: 'Whether the checkbox is shown.' })),
    checkedByDefault: optional(flag({ description: 'Whether the checkbox is checked at first.' })),
    text: optional(text({ maxLength: 300, description: 'Label of the checkbox. Default: a standard text.' })),
  },
  { description: 'The checkbox with which buyers agree to the policies.' },
)

/** Visibility of a form field, and whether it must be filled in. */
const fieldVisibilities = ['HIDDEN', 'OPTIONAL', 'REQUIRED'] as const

const CheckoutQuestion = entity(
  'CheckoutQuestion',
  {
    title: text({ minLength: 1, maxLength: 200, description: 'Text of the question.' }),
    required: optional(flag({ description: 'Whether an answer is required.' })),
  },
  { description: 'A question that the hosted checkout asks.' },
)

const CheckoutField = entity(
  'CheckoutField',
  {
    subscriptionCheckbox: optional(SubscriptionCheckbox),
    policyAgreementCheckbox: optional(PolicyAgreementCheckbox),
    giftCardRedeemEnabled: optional(flag({ description: 'Whether gift cards are accepted.' })),
    mitEnabled: optional(
      flag({ description: 'Whether saved cards can be charged while the buyer is absent. Default: true.' }),
    ),
    delayCaptureEnabled: optional(
      flag({ description: 'Whether payments are authorized with the order and captured later.' }),
    ),
    captureBeforeExpiryEnabled: optional(
      flag({ description: 'Whether authorized payments are captured before they expire, instead of voided.' }),
    ),
    company: optional(
      oneOf(fieldVisibilities, { description: 'Whether the company name is hidden, optional or required.' }),
    ),
    phone: optional(
      oneOf(fieldVisibilities, { description: 'Whether the phone number is hidden, optional or required.' }),
    ),
    addressLine2: optional(
      oneOf(fieldVisibilities, { description: 'Whether the second address line is hidden, optional or required.' }),
    ),
    questions: optional(
      list(CheckoutQuestion, {
        maxItems: 5,
        description: 'Additional questions. Answers are in `customFields` of the checkout and order. At most 5.',
      }),
    ),
  },
  { description: 'Fields of the hosted checkout.' },
)

const CheckoutSettingsLogo = entity(
  'CheckoutSettingsLogo',
  {
    size: optional(oneOf(['SMALL', 'MEDIUM', 'LARGE'])),
    image: optional(Image),
  },
  { description: 'The logo in the header.' },
)

const ContinueShopping = entity(
  'ContinueShopping',
  {
    hidden: optional(flag()),
    displayType: optional(oneOf(['TEXT', 'ICON'])),
  },
  { description: 'The link back to the store.' },
)

const CheckoutSettingsBackgroundFill = entity(
  'CheckoutSettingsBackgroundFill',
  {
    color: optional(colorHex()),
    image: optional(Image),
  },
  { description: 'A background color or image.' },
)

const CheckoutSettingsHeader = entity(
  'CheckoutSettingsHeader',
  {
    text: optional(text({ maxLength: 55, description: 'Text in the header, such as the name of the store.' })),
    textColor: optional(colorHex()),
    logo: optional(CheckoutSettingsLogo),
    alignment: optional(oneOf(['SIDE', 'CENTER'])),
    displayCheckoutLabel: optional(flag({ description: 'Whether the word "Checkout" is shown.' })),
    continueShopping: optional(ContinueShopping),
    backgroundFill: optional(CheckoutSettingsBackgroundFill),
    dividerColor: optional(colorHex()),
  },
  { description: 'The header of the hosted checkout.' },
)

const CheckoutSettingsMainSection = entity(
  'CheckoutSettingsMainSection',
  {
    formBackgroundFill: optional(described(CheckoutSettingsBackgroundFill, 'Background of the form.')),
    summaryBackgroundFill: optional(described(CheckoutSettingsBackgroundFill, 'Background of the order summary.')),
    dividerColor: optional(colorHex()),
    tintedBoxColor: optional(colorHex({ description: 'Background color of tinted boxes.' })),
    expressButtonsCornerRadius: optional(oneOf(['RECTANGLE', 'PILL'])),
    cornerRadius: optional(number({ minimum: 0, maximum: 100, description: 'Corner radius in pixels.' })),
  },
  { description: 'The main section of the hosted checkout.' },
)

const CheckoutSettingsFooter = entity(
  'CheckoutSettingsFooter',
  {
    backgroundFill: optional(CheckoutSettingsBackgroundFill),
    dividerColor: optional(colorHex()),
  },
  { description: 'The footer of the hosted checkout.' },
)

const CheckoutSettingsGlobal = entity(
  'CheckoutSettingsGlobal',
  {
    selectionColor: optional(colorHex()),
    placeOrderButtonColor: optional(colorHex()),
    buttonColor: optional(colorHex()),
  },
  { description: 'Colors of the hosted checkout.' },
)

const CheckoutBrand = entity(
  'CheckoutBrand',
  {
    header: optional(CheckoutSettingsHeader),
    mainSection: optional(CheckoutSettingsMainSection),
    footer: optional(CheckoutSettingsFooter),
    global: optional(CheckoutSettingsGlobal),
  },
  { description: 'Design of the hosted checkout.' },
)

export type CheckoutSettings = Static<typeof CheckoutSettings>
export const CheckoutSettings = entity(
  'CheckoutSettings',
  {
    checkoutPolicies: optional(described(CheckoutPolicy, 'Policies of the store.')),
    checkoutFields: optional(described(CheckoutField, 'Fields of the hosted checkout.')),
    checkoutBrand: optional(described(CheckoutBrand, 'Design of the hosted checkout.')),
    createdDate: optional(timestamp({ readOnly: true })),
    updatedDate: optional(timestamp({ readOnly: true })),
    checkoutBillingFields: optional(
      oneOf(['All_FIELDS', 'MINIMUM_REQUIRED_FIELDS'], {
        description: 'Whether to request the full billing address or only the required fields.',
      }),
    ),
  },
  { description: 'Settings of the checkout.' },
)
