import type { Static } from 'typebox'
import {
  amount,
  country,
  decimal,
  described,
  entity,
  flag,
  guid,
  integer,
  language,
  list,
  oneOf,
  optional,
  text,
  timestamp,
  webUrl,
} from '../../schema.ts'

const subject = (description: string) => text({ minLength: 1, maxLength: 150, description })
const body = (description: string) => text({ minLength: 1, maxLength: 2000, description })

const AbandonedCheckoutEmailText = entity(
  'AbandonedCheckoutEmailText',
  {
    language: language({ description: 'Language of the buyer, such as `de`.' }),
    subject: subject('Subject in this language.'),
    text: body('Text in this language.'),
  },
  { description: 'The texts of an email in another language.' },
)

const AbandonedCheckoutCoupon = entity(
  'AbandonedCheckoutCoupon',
  {
    code: optional(text({ minLength: 1, maxLength: 40, description: 'Code of an existing coupon.' })),
    percentOff: optional(
      decimal(
        { gt: 0, lte: 100, maxScale: 4 },
        { description: 'Percentage that a new coupon takes off, which the recipient can use once.' },
      ),
    ),
    amountOff: optional(
      amount({
        money: 'store',
        description: "Amount that a new coupon takes off, in the store's currency. The recipient can use it once.",
      }),
    ),
    validDays: optional(
      integer({ minimum: 1, maximum: 90, description: 'Days that a new coupon is valid. Default: 7.' }),
    ),
  },
  { description: 'The coupon in an email: either `code`, `percentOff` or `amountOff`.' },
)

export type AbandonedCheckoutEmail = Static<typeof AbandonedCheckoutEmail>
export const AbandonedCheckoutEmail = entity(
  'AbandonedCheckoutEmail',
  {
    delayMinutes: integer({
      minimum: 0,
      maximum: 43_200,
      description: 'Minutes after the checkout was abandoned. Longer than that of the email before.',
    }),
    subject: optional(
      subject("Subject in the store's language. Can contain `{firstName}` and `{storeName}`. Default: our own."),
    ),
    text: optional(
      body(
        "Text in the store's language. Can contain `{firstName}`, `{storeName}` and `{couponCode}`. Default: our own, in the buyer's language.",
      ),
    ),
    translations: optional(
      list(AbandonedCheckoutEmailText, { maxItems: 20, description: 'Subject and text in other languages.' }),
    ),
    coupon: optional(described(AbandonedCheckoutCoupon, 'Applied when the buyer opens the link.')),
  },
  { description: 'An email to the buyer of an abandoned checkout, with its line items and a link to continue.' },
)

const ConsentRule = entity(
  'AbandonedCheckoutConsentRule',
  {
    country: country(),
    rule: oneOf(['CONSENT', 'EXISTING_CUSTOMER', 'NONE'], {
      description:
        '`CONSENT`: only buyers who agreed to marketing emails. `EXISTING_CUSTOMER`: also buyers with an earlier order. `NONE`: all buyers; not possible in the EEA, Switzerland and the United Kingdom. A buyer who declined never gets any.',
    }),
  },
  { description: 'Whom the store emails in a country.' },
)

export type AbandonedCheckoutSettings = Static<typeof AbandonedCheckoutSettings>
export const AbandonedCheckoutSettings = entity(
  'AbandonedCheckoutSettings',
  {
    active: flag({ description: 'Whether abandoned checkouts are detected. Default: true.' }),
    delayMinutes: integer({
      minimum: 10,
      maximum: 10_080,
      description: 'Minutes without a change after which a checkout is abandoned. Default: 60.',
    }),
    sendsEmails: flag({ description: 'Whether `emails` are sent. Default: false.' }),
    emails: list(AbandonedCheckoutEmail, { maxItems: 3, description: 'Emails to the buyer, in order.' }),
    seriesIntervalDays: integer({
      minimum: 1,
      maximum: 365,
      description: 'Days after the first email in which a buyer gets none for another checkout. Default: 30.',
    }),
    linkDays: integer({
      minimum: 1,
      maximum: 90,
      description: 'Days after the checkout was abandoned for which its link is valid. Default: 30.',
    }),
    consentRules: list(ConsentRule, {
      maxItems: 250,
      description: 'Countries with another rule than `CONSENT`, which is the default.',
    }),
    restorePageUrl: optional(
      text({
        maxLength: 2000,
        description:
          'Page of the storefront that calls `restoreAbandonedCheckout` with its query parameter `restoreToken`. Empty or absent: the link opens the hosted checkout.',
      }),
    ),
  },
  { description: 'Settings of abandoned checkouts.' },
)

const stopReasons = [
  'NO_EMAIL',
  'NO_CONSENT',
  'UNSUBSCRIBED',
  'RECENT_SERIES',
  'ORDERED',
  'EMPTIED',
  'TURNED_OFF',
] as const

const SentEmail = entity(
  'AbandonedCheckoutSentEmail',
  {
    id: guid(),
    position: integer({ description: 'Position in the series, starting at 1.' }),
    createdDate: timestamp(),
    subject: text(),
    status: oneOf(['QUEUED', 'SENT', 'FAILED'], {
      description: '`SENT`: a mail server accepted it. `FAILED`: none did within days.',
    }),
    couponCode: optional(text()),
    isManual: flag({ description: 'Whether the store sent it by hand.' }),
  },
  { description: 'An email that was sent for an abandoned checkout.' },
)

export type AbandonedCheckoutRecovery = Static<typeof AbandonedCheckoutRecovery>
export const AbandonedCheckoutRecovery = entity(
  'AbandonedCheckoutRecovery',
  {
    status: oneOf(['SCHEDULED', 'COMPLETED', 'STOPPED'], {
      description: '`COMPLETED`: all emails were sent. `STOPPED`: no more are sent; see `stopReason`.',
    }),
    stopReason: optional(
      oneOf(stopReasons, {
        description:
          'Why no more emails are sent. `RECENT_SERIES`: the buyer got emails for another checkout recently. `ORDERED`: the buyer ordered, here or elsewhere in the store.',
      }),
    ),
    nextEmailDate: optional(timestamp({ description: 'When the next email is due.' })),
    emails: list(SentEmail, { description: 'Emails so far, oldest first.' }),
    restoreUrl: optional(
      webUrl({ description: 'Link that restores the line items on any device. Absent once expired.' }),
    ),
    orderId: optional(guid({ description: 'ID of the order that recovered the checkout.' })),
  },
  { description: 'What was done to win back the buyer of an abandoned checkout.' },
)

export type AbandonedCheckoutFigures = Static<typeof AbandonedCheckoutFigures>
export const AbandonedCheckoutFigures = entity(
  'AbandonedCheckoutFigures',
  {
    currency: text({ description: 'ISO 4217 code.' }),
    abandonedCount: integer({ description: 'Number of checkouts abandoned in the period, including recovered ones.' }),
    abandonedValue: amount({ description: 'Their total.' }),
    recoveredCount: integer({ description: 'Number of them that were recovered.' }),
    recoveredValue: amount({ description: 'The total of these.' }),
    recoveryRate: decimal({}, { description: 'Share of recovered checkouts, from `0` to `1`.' }),
  },
  { description: 'Figures of abandoned checkouts in one currency.' },
)
