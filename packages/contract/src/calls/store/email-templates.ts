import { elevated, room } from '../../call.ts'
import { emailKind, EmailTemplate, EmailTexts } from '../../entities/store/email-templates.ts'
import { email, flag, language, list, optional, shape, text } from '../../schema.ts'

const template = shape({ template: EmailTemplate })
const ofKind = shape({ kind: emailKind() })
const inLanguage = shape({ kind: emailKind(), language: language({ description: 'Language, such as `de`.' }) })
const sample = shape({
  language: optional(language({ description: "Language of the email. Default: the store's language." })),
  texts: optional(EmailTexts),
})

/** Emails to buyers: whether they are sent, and their texts. The paths are specific to Vitrine. */
export const emailTemplateCalls = room({ scope: 'settings', area: 'settings' })({
  listEmailTemplates: {
    method: 'GET',
    path: '/vitrine/v1/email-templates',
    summary: 'Lists the kinds of email to buyers.',
    roles: elevated,
    repeatable: true,
    response: shape({ templates: list(EmailTemplate) }),
    client: {
      module: 'emailTemplates',
      gives: 'templates',
      example: 'const [template] = await owner.emailTemplates.listEmailTemplates()',
    },
  },
  getEmailTemplate: {
    method: 'GET',
    path: '/vitrine/v1/email-templates/{kind}',
    summary: 'Returns a kind of email with its texts in each language.',
    roles: elevated,
    repeatable: true,
    params: ofKind,
    response: template,
    client: {
      module: 'emailTemplates',
      gives: 'template',
      example: "const { variables } = await owner.emailTemplates.getEmailTemplate('ORDER_SHIPPED')",
    },
  },
  updateEmailTemplate: {
    method: 'PATCH',
    path: '/vitrine/v1/email-templates/{kind}',
    summary: 'Turns a kind of email on or off.',
    roles: elevated,
    repeatable: true,
    idempotent: true,
    params: ofKind,
    body: shape({
      template: shape({ enabled: flag({ description: 'Whether emails of this kind are sent.' }) }),
    }),
    response: template,
    client: {
      module: 'emailTemplates',
      gives: 'template',
      args: 'kind template',
      example: "await owner.emailTemplates.updateEmailTemplate('TRACKING_CHANGED', { enabled: false })",
    },
  },
  setEmailTexts: {
    method: 'PUT',
    path: '/vitrine/v1/email-templates/{kind}/texts/{language}',
    summary: 'Replaces the texts of a kind of email in one language. A text that is not sent is the default one.',
    roles: elevated,
    repeatable: true,
    params: inLanguage,
    body: shape({ texts: EmailTexts }),
    response: template,
    client: {
      module: 'emailTemplates',
      gives: 'template',
      args: 'kind language texts',
      example: "await owner.emailTemplates.setEmailTexts('GIFT_CARD', 'en', { closing: 'Happy shopping!' })",
    },
  },
  resetEmailTexts: {
    method: 'DELETE',
    path: '/vitrine/v1/email-templates/{kind}/texts/{language}',
    summary: 'Returns to the default texts of a kind of email in one language.',
    roles: elevated,
    repeatable: true,
    params: inLanguage,
    response: template,
    client: {
      module: 'emailTemplates',
      gives: 'template',
      example: "await owner.emailTemplates.resetEmailTexts('GIFT_CARD', 'en')",
    },
  },
  previewEmailTemplate: {
    method: 'POST',
    path: '/vitrine/v1/email-templates/{kind}/preview',
    summary: "Renders an email with sample data, with the sent texts or the store's.",
    roles: elevated,
    reads: true,
    repeatable: true,
    params: ofKind,
    body: sample,
    response: shape({ subject: text(), html: text(), text: text() }),
    client: {
      module: 'emailTemplates',
      args: 'kind ...options',
      example: "const { html } = await owner.emailTemplates.previewEmailTemplate('ORDER_SHIPPED', { language: 'de' })",
    },
  },
  sendTestEmail: {
    method: 'POST',
    path: '/vitrine/v1/email-templates/{kind}/test',
    summary:
      'Sends an email with sample data to the caller; without a person, to those who get notifications of the store.',
    roles: elevated,
    repeatable: false,
    params: ofKind,
    body: sample,
    response: shape({ recipients: list(email()) }),
    errors: ['TOO_MANY_REQUESTS'],
    client: {
      module: 'emailTemplates',
      gives: 'recipients',
      args: 'kind ...options',
      example: "const sentTo = await owner.emailTemplates.sendTestEmail('ORDER_CONFIRMATION')",
    },
  },
})
