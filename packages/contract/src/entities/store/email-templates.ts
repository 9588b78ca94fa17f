import type { Static } from 'typebox'
import { entity, flag, language, list, oneOf, optional, text } from '../../schema.ts'

/** The kinds of email that buyers get and whose texts a store can change. */
export const emailKinds = [
  'ORDER_CONFIRMATION',
  'ORDER_UNDER_REVIEW',
  'ORDER_CHANGED',
  'ORDER_CANCELED',
  'ORDER_REJECTED',
  'ORDER_REFUNDED',
  'ORDER_SHIPPED',
  'ORDER_READY_FOR_PICKUP',
  'TRACKING_CHANGED',
  'SHIPMENT_CANCELED',
  'DOWNLOADS',
  'RETURN_REQUESTED',
  'RETURN_APPROVED',
  'RETURN_DECLINED',
  'RETURN_CANCELED',
  'RETURN_RECEIVED',
  'RETURN_SETTLED',
  'GIFT_CARD',
  'STORE_CREDIT',
  'BACK_IN_STOCK',
  'SIGN_UP_CODE',
  'PASSWORD_RESET',
  'PASSWORD_CHANGED',
  'ACCOUNT_INVITATION',
  'ACCOUNT_APPROVED',
  'NEWSLETTER_CONFIRMATION',
  'NEWSLETTER_WELCOME',
] as const
export type EmailKind = (typeof emailKinds)[number]

export const emailKind = () => oneOf(emailKinds, { title: 'EmailKind' })

const line = (description: string) => optional(text({ maxLength: 200, description }))
const passage = (description: string) => optional(text({ maxLength: 2000, description }))

export type EmailTexts = Static<typeof EmailTexts>
export const EmailTexts = entity(
  'EmailTexts',
  {
    subject: line('Subject, one line.'),
    heading: line('Heading, one line.'),
    opening: passage('Text below the heading.'),
    closing: passage('Text below the content.'),
  },
  {
    description:
      'Texts of an email in one language. They can contain variables of its kind, such as `{orderNumber}`. An absent or empty text is the default one.',
  },
)

const EmailTextsByLanguage = entity(
  'EmailTextsByLanguage',
  {
    language: language({ description: 'Language, such as `de`.' }),
    defaults: EmailTexts,
    custom: optional(EmailTexts),
  },
  { description: 'The default texts of an email in one language, and those of the store.' },
)

export type EmailTemplate = Static<typeof EmailTemplate>
export const EmailTemplate = entity(
  'EmailTemplate',
  {
    kind: emailKind(),
    enabled: flag({ description: 'Whether emails of this kind are sent. Default: true.' }),
    canBeDisabled: flag({
      readOnly: true,
      description: 'Whether they can be turned off. Emails that buyers need, such as a confirmation, cannot.',
    }),
    variables: list(text(), { readOnly: true, description: 'Variables that its texts can contain.' }),
    languages: list(language(), { readOnly: true, description: 'Languages in which the store has texts of its own.' }),
    texts: optional(
      list(EmailTextsByLanguage, {
        readOnly: true,
        description: "Texts in each language of the server's emails. Absent in lists.",
      }),
    ),
  },
  { description: 'A kind of email to buyers: whether it is sent, and its texts.' },
)
