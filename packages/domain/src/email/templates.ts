import type { EmailKind, EmailTexts } from '@vitrine/contract/entities/store/email-templates.ts'
import { unknownPlaceholder } from './placeholders.ts'

/** A variable in the texts of an email. All emails have the name of the store. */
export type EmailVariable =
  | 'storeName'
  | 'firstName'
  | 'orderNumber'
  | 'amount'
  | 'senderName'
  | 'productName'
  | 'verificationCode'

interface EmailRule {
  /** Without the name of the store. */
  readonly variables: readonly Exclude<EmailVariable, 'storeName'>[]
  /** Whether a store may turn it off: nobody waits for it, and no law requires it. */
  readonly canBeDisabled: boolean
}

const ofOrder = ['orderNumber', 'firstName'] as const
const needed = { variables: ofOrder, canBeDisabled: false } as const
const optional = { variables: ofOrder, canBeDisabled: true } as const

/** The rules of each kind of email to buyers. */
export const emailRules: Readonly<Record<EmailKind, EmailRule>> = {
  ORDER_CONFIRMATION: needed,
  ORDER_UNDER_REVIEW: needed,
  ORDER_CHANGED: optional,
  ORDER_CANCELED: needed,
  ORDER_REJECTED: needed,
  ORDER_REFUNDED: { variables: [...ofOrder, 'amount'], canBeDisabled: true },
  ORDER_SHIPPED: optional,
  ORDER_READY_FOR_PICKUP: needed,
  TRACKING_CHANGED: optional,
  SHIPMENT_CANCELED: optional,
  DOWNLOADS: needed,
  RETURN_REQUESTED: optional,
  RETURN_APPROVED: needed,
  RETURN_DECLINED: needed,
  RETURN_CANCELED: optional,
  RETURN_RECEIVED: optional,
  RETURN_SETTLED: optional,
  GIFT_CARD: { variables: ['amount', 'firstName', 'senderName'], canBeDisabled: false },
  STORE_CREDIT: { variables: ['amount'], canBeDisabled: true },
  BACK_IN_STOCK: { variables: ['productName', 'amount'], canBeDisabled: false },
  SIGN_UP_CODE: { variables: ['verificationCode'], canBeDisabled: false },
  PASSWORD_RESET: { variables: [], canBeDisabled: false },
  PASSWORD_CHANGED: { variables: [], canBeDisabled: false },
  ACCOUNT_INVITATION: { variables: [], canBeDisabled: false },
  NEWSLETTER_CONFIRMATION: { variables: [], canBeDisabled: false },
  NEWSLETTER_WELCOME: { variables: [], canBeDisabled: true },
  ACCOUNT_APPROVED: { variables: [], canBeDisabled: true },
}

/** Returns the variables that the texts of an email can contain. */
export const variablesOf = (kind: EmailKind): readonly EmailVariable[] => [...emailRules[kind].variables, 'storeName']

/** The texts of an email, in order. */
const emailTextNames = ['subject', 'heading', 'opening', 'closing'] as const satisfies readonly (keyof EmailTexts)[]

/** Why a text of an email is refused, and how to mend it. */
export interface TextProblem {
  readonly field: keyof EmailTexts
  readonly description: string
}

const problemOf = (kind: EmailKind, field: keyof EmailTexts, text: string): string | undefined => {
  if ((field === 'subject' || field === 'heading') && /[\r\n]/.test(text)) return 'must be one line'
  const unknown = unknownPlaceholder(text, variablesOf(kind))
  if (unknown === undefined) return undefined
  return `contains “${unknown}”; use ${variablesOf(kind)
    .map((name) => `{${name}}`)
    .join(', ')}`
}

/** Returns the first problem of the texts: more than one line, or an unknown variable. */
export const findTextProblem = (kind: EmailKind, texts: EmailTexts): TextProblem | undefined => {
  for (const field of emailTextNames) {
    const description = problemOf(kind, field, texts[field] ?? '')
    if (description !== undefined) return { field, description }
  }
  return undefined
}

/** Returns the texts that are not blank, without spaces around them. */
export const filledTexts = (texts: EmailTexts): EmailTexts =>
  Object.fromEntries(
    emailTextNames.flatMap((name) => {
      const text = texts[name]?.trim() ?? ''
      return text === '' ? [] : [[name, text]]
    }),
  )
