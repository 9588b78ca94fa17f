// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, EmailTemplate, EmailTexts } from '../generated.ts'

/** Lists the kinds of email to buyers. */
export const listEmailTemplates: ElevatedEndpoint<{}, { templates: readonly EmailTemplate[] }> = {
  route: 'GET /vitrine/v1/email-templates',
  repeatable: true,
  elevated: true,
}

/** Returns a kind of email with its texts in each language. */
export const getEmailTemplate: ElevatedEndpoint<
  {
    params: {
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
        | 'NEWSLETTER_WELCOME'
    }
  },
  { template: EmailTemplate }
> = { route: 'GET /vitrine/v1/email-templates/{kind}', repeatable: true, elevated: true }

/** Turns a kind of email on or off. */
export const updateEmailTemplate: ElevatedEndpoint<
  {
    params: {
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
        | 'NEWSLETTER_WELCOME'
    }
    body: {
      template: {
        /** Whether emails of this kind are sent. */
        enabled: boolean
      }
    }
  },
  { template: EmailTemplate }
> = { route: 'PATCH /vitrine/v1/email-templates/{kind}', repeatable: true, elevated: true }

/** Replaces the texts of a kind of email in one language. A text that is not sent is the default one. */
export const setEmailTexts: ElevatedEndpoint<
  {
    params: {
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
        | 'NEWSLETTER_WELCOME'
      /** Language, such as `de`. */
      language: string
    }
    body: { texts: EmailTexts }
  },
  { template: EmailTemplate }
> = { route: 'PUT /vitrine/v1/email-templates/{kind}/texts/{language}', repeatable: true, elevated: true }

/** Returns to the default texts of a kind of email in one language. */
export const resetEmailTexts: ElevatedEndpoint<
  {
    params: {
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
        | 'NEWSLETTER_WELCOME'
      /** Language, such as `de`. */
      language: string
    }
  },
  { template: EmailTemplate }
> = { route: 'DELETE /vitrine/v1/email-templates/{kind}/texts/{language}', repeatable: true, elevated: true }

/** Renders an email with sample data, with the sent texts or the store's. */
export const previewEmailTemplate: ElevatedEndpoint<
  {
    params: {
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
        | 'NEWSLETTER_WELCOME'
    }
    body?: {
      /** Language of the email. Default: the store's language. */
      language?: string
      texts?: EmailTexts
    }
  },
  { subject: string; html: string; text: string }
> = { route: 'POST /vitrine/v1/email-templates/{kind}/preview', repeatable: true, elevated: true }

/** Sends an email with sample data to the caller; without a person, to those who get notifications of the store. */
export const sendTestEmail: ElevatedEndpoint<
  {
    params: {
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
        | 'NEWSLETTER_WELCOME'
    }
    body?: {
      /** Language of the email. Default: the store's language. */
      language?: string
      texts?: EmailTexts
    }
  },
  { recipients: readonly string[] }
> = { route: 'POST /vitrine/v1/email-templates/{kind}/test', elevated: true }
