// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend } from '../call-options.ts'
import type { EmailTemplate, EmailTexts } from '../generated.ts'

/**
 * Lists the kinds of email to buyers. Elevated.
 *
 * @example
 * const [template] = await owner.emailTemplates.listEmailTemplates()
 */
export const listEmailTemplates = (send: ElevatedSend): ((call?: CallOptions) => Promise<readonly EmailTemplate[]>) =>
  bind(send, { route: 'GET /vitrine/v1/email-templates', repeatable: true, elevated: true }, 'templates')

/**
 * Returns a kind of email with its texts in each language. Elevated.
 *
 * @example
 * const { variables } = await owner.emailTemplates.getEmailTemplate('ORDER_SHIPPED')
 */
export const getEmailTemplate = (
  send: ElevatedSend,
): ((
  kind:
    | 'ORDER_CONFIRMATION'
    | 'ORDER_UNDER_REVIEW'
    | 'ORDER_CHANGED'
    | 'ORDER_CANCELED'
    | 'ORDER_REJECTED'
    | 'ORDER_REFUNDED'
    | 'ORDER_SHIPPED'
    | 'ORDER_READY_FOR_PICKUP'
    | 'TRACKING_CHANGED'
    | 'SHIPMENT_CANCELED'
    | 'DOWNLOADS'
    | 'RETURN_REQUESTED'
    | 'RETURN_APPROVED'
    | 'RETURN_DECLINED'
    | 'RETURN_CANCELED'
    | 'RETURN_RECEIVED'
    | 'RETURN_SETTLED'
    | 'GIFT_CARD'
    | 'STORE_CREDIT'
    | 'BACK_IN_STOCK'
    | 'SIGN_UP_CODE'
    | 'PASSWORD_RESET'
    | 'PASSWORD_CHANGED'
    | 'ACCOUNT_INVITATION'
    | 'ACCOUNT_APPROVED'
    | 'NEWSLETTER_CONFIRMATION'
    | 'NEWSLETTER_WELCOME',
  call?: CallOptions,
) => Promise<EmailTemplate>) =>
  bind(send, { route: 'GET /vitrine/v1/email-templates/{kind} kind', repeatable: true, elevated: true }, 'template')

/**
 * Turns a kind of email on or off. Elevated.
 *
 * @example
 * await owner.emailTemplates.updateEmailTemplate('TRACKING_CHANGED', { enabled: false })
 */
export const updateEmailTemplate = (
  send: ElevatedSend,
): ((
  kind:
    | 'ORDER_CONFIRMATION'
    | 'ORDER_UNDER_REVIEW'
    | 'ORDER_CHANGED'
    | 'ORDER_CANCELED'
    | 'ORDER_REJECTED'
    | 'ORDER_REFUNDED'
    | 'ORDER_SHIPPED'
    | 'ORDER_READY_FOR_PICKUP'
    | 'TRACKING_CHANGED'
    | 'SHIPMENT_CANCELED'
    | 'DOWNLOADS'
    | 'RETURN_REQUESTED'
    | 'RETURN_APPROVED'
    | 'RETURN_DECLINED'
    | 'RETURN_CANCELED'
    | 'RETURN_RECEIVED'
    | 'RETURN_SETTLED'
    | 'GIFT_CARD'
    | 'STORE_CREDIT'
    | 'BACK_IN_STOCK'
    | 'SIGN_UP_CODE'
    | 'PASSWORD_RESET'
    | 'PASSWORD_CHANGED'
    | 'ACCOUNT_INVITATION'
    | 'ACCOUNT_APPROVED'
    | 'NEWSLETTER_CONFIRMATION'
    | 'NEWSLETTER_WELCOME',
  template: {
    /** Whether emails of this kind are sent. */
    enabled: boolean
  },
  call?: CallOptions,
) => Promise<EmailTemplate>) =>
  bind(
    send,
    { route: 'PATCH /vitrine/v1/email-templates/{kind} kind template', repeatable: true, elevated: true },
    'template',
  )

/**
 * Replaces the texts of a kind of email in one language. A text that is not sent is the default one. Elevated.
 *
 * @example
 * await owner.emailTemplates.setEmailTexts('GIFT_CARD', 'en', { closing: 'Happy shopping!' })
 */
export const setEmailTexts = (
  send: ElevatedSend,
): ((
  kind:
    | 'ORDER_CONFIRMATION'
    | 'ORDER_UNDER_REVIEW'
    | 'ORDER_CHANGED'
    | 'ORDER_CANCELED'
    | 'ORDER_REJECTED'
    | 'ORDER_REFUNDED'
    | 'ORDER_SHIPPED'
    | 'ORDER_READY_FOR_PICKUP'
    | 'TRACKING_CHANGED'
    | 'SHIPMENT_CANCELED'
    | 'DOWNLOADS'
    | 'RETURN_REQUESTED'
    | 'RETURN_APPROVED'
    | 'RETURN_DECLINED'
    | 'RETURN_CANCELED'
    | 'RETURN_RECEIVED'
    | 'RETURN_SETTLED'
    | 'GIFT_CARD'
    | 'STORE_CREDIT'
    | 'BACK_IN_STOCK'
    | 'SIGN_UP_CODE'
    | 'PASSWORD_RESET'
    | 'PASSWORD_CHANGED'
    | 'ACCOUNT_INVITATION'
    | 'ACCOUNT_APPROVED'
    | 'NEWSLETTER_CONFIRMATION'
    | 'NEWSLETTER_WELCOME',
  language: string,
  texts: EmailTexts,
  call?: CallOptions,
) => Promise<EmailTemplate>) =>
  bind(
    send,
    {
      route: 'PUT /vitrine/v1/email-templates/{kind}/texts/{language} kind language texts',
      repeatable: true,
      elevated: true,
    },
    'template',
  )

/**
 * Returns to the default texts of a kind of email in one language. Elevated.
 *
 * @example
 * await owner.emailTemplates.resetEmailTexts('GIFT_CARD', 'en')
 */
export const resetEmailTexts = (
  send: ElevatedSend,
): ((
  kind:
    | 'ORDER_CONFIRMATION'
    | 'ORDER_UNDER_REVIEW'
    | 'ORDER_CHANGED'
    | 'ORDER_CANCELED'
    | 'ORDER_REJECTED'
    | 'ORDER_REFUNDED'
    | 'ORDER_SHIPPED'
    | 'ORDER_READY_FOR_PICKUP'
    | 'TRACKING_CHANGED'
    | 'SHIPMENT_CANCELED'
    | 'DOWNLOADS'
    | 'RETURN_REQUESTED'
    | 'RETURN_APPROVED'
    | 'RETURN_DECLINED'
    | 'RETURN_CANCELED'
    | 'RETURN_RECEIVED'
    | 'RETURN_SETTLED'
    | 'GIFT_CARD'
    | 'STORE_CREDIT'
    | 'BACK_IN_STOCK'
    | 'SIGN_UP_CODE'
    | 'PASSWORD_RESET'
    | 'PASSWORD_CHANGED'
    | 'ACCOUNT_INVITATION'
    | 'ACCOUNT_APPROVED'
    | 'NEWSLETTER_CONFIRMATION'
    | 'NEWSLETTER_WELCOME',
  language: string,
  call?: CallOptions,
) => Promise<EmailTemplate>) =>
  bind(
    send,
    {
      route: 'DELETE /vitrine/v1/email-templates/{kind}/texts/{language} kind language',
      repeatable: true,
      elevated: true,
    },
    'template',
  )

/**
 * Renders an email with sample data, with the sent texts or the store's. Elevated.
 *
 * @example
 * const { html } = await owner.emailTemplates.previewEmailTemplate('ORDER_SHIPPED', { language: 'de' })
 */
export const previewEmailTemplate = (
  send: ElevatedSend,
): ((
  kind:
    | 'ORDER_CONFIRMATION'
    | 'ORDER_UNDER_REVIEW'
    | 'ORDER_CHANGED'
    | 'ORDER_CANCELED'
    | 'ORDER_REJECTED'
    | 'ORDER_REFUNDED'
    | 'ORDER_SHIPPED'
    | 'ORDER_READY_FOR_PICKUP'
    | 'TRACKING_CHANGED'
    | 'SHIPMENT_CANCELED'
    | 'DOWNLOADS'
    | 'RETURN_REQUESTED'
    | 'RETURN_APPROVED'
    | 'RETURN_DECLINED'
    | 'RETURN_CANCELED'
    | 'RETURN_RECEIVED'
    | 'RETURN_SETTLED'
    | 'GIFT_CARD'
    | 'STORE_CREDIT'
    | 'BACK_IN_STOCK'
    | 'SIGN_UP_CODE'
    | 'PASSWORD_RESET'
    | 'PASSWORD_CHANGED'
    | 'ACCOUNT_INVITATION'
    | 'ACCOUNT_APPROVED'
    | 'NEWSLETTER_CONFIRMATION'
    | 'NEWSLETTER_WELCOME',
  options?: { language?: string; texts?: EmailTexts },
  call?: CallOptions,
) => Promise<{ subject: string; html: string; text: string }>) =>
  bind(send, {
    route: 'POST /vitrine/v1/email-templates/{kind}/preview kind ...options',
    repeatable: true,
    elevated: true,
  })

/**
 * Sends an email with sample data to the caller; without a person, to those who get notifications of the store.
 * Elevated.
 *
 * @example
 * const sentTo = await owner.emailTemplates.sendTestEmail('ORDER_CONFIRMATION')
 */
export const sendTestEmail = (
  send: ElevatedSend,
): ((
  kind:
    | 'ORDER_CONFIRMATION'
    | 'ORDER_UNDER_REVIEW'
    | 'ORDER_CHANGED'
    | 'ORDER_CANCELED'
    | 'ORDER_REJECTED'
    | 'ORDER_REFUNDED'
    | 'ORDER_SHIPPED'
    | 'ORDER_READY_FOR_PICKUP'
    | 'TRACKING_CHANGED'
    | 'SHIPMENT_CANCELED'
    | 'DOWNLOADS'
    | 'RETURN_REQUESTED'
    | 'RETURN_APPROVED'
    | 'RETURN_DECLINED'
    | 'RETURN_CANCELED'
    | 'RETURN_RECEIVED'
    | 'RETURN_SETTLED'
    | 'GIFT_CARD'
    | 'STORE_CREDIT'
    | 'BACK_IN_STOCK'
    | 'SIGN_UP_CODE'
    | 'PASSWORD_RESET'
    | 'PASSWORD_CHANGED'
    | 'ACCOUNT_INVITATION'
    | 'ACCOUNT_APPROVED'
    | 'NEWSLETTER_CONFIRMATION'
    | 'NEWSLETTER_WELCOME',
  options?: { language?: string; texts?: EmailTexts },
  call?: CallOptions,
) => Promise<readonly string[]>) =>
  bind(send, { route: 'POST /vitrine/v1/email-templates/{kind}/test kind ...options', elevated: true }, 'recipients')
