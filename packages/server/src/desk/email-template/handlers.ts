import type { emailTemplateCalls } from '@vitrine/contract'
import type { EmailKind, EmailTexts } from '@vitrine/contract/entities/store/email-templates.ts'
import type { CallerWithRole } from '../../ground/base/caller.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { emailToHtml, emailToText, type Email } from '../../ground/mail/email.ts'
import { enforceRateLimit } from '../../ground/rate-limit/rate-limit-store.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import { siteInLanguage, speechFor } from '../../ground/words/speech.ts'
import { findOwner } from '../../people/owner/api.ts'
import { listRecipients, sendTo } from '../../store/notification/api.ts'
import { sampleEmail } from './sample-emails.ts'
import {
  presentEmailTemplate,
  presentEmailTemplates,
  readTexts,
  requireEmailLanguage,
  saveEnabled,
  saveTexts,
} from './settings.ts'

interface SampleRequest {
  readonly kind: EmailKind
  readonly language?: string
  readonly texts?: EmailTexts
}

/** Returns the site with the sent texts in place of the saved ones. */
const siteWithTexts = (site: Site, { kind, language, texts }: SampleRequest): Site => {
  const preferred = siteInLanguage(site, { chosen: language && requireEmailLanguage(language) })
  if (!texts) return preferred
  const key = `${kind}.${speechFor({ site: preferred.language }).language}` as const
  const emailTexts = { ...site.settings.emailTexts, [key]: readTexts(kind, texts) }
  return { ...preferred, settings: { ...site.settings, emailTexts } }
}

/** Creates the handlers for calls about the emails to buyers. */
export const createEmailTemplateHandlers = (context: Context): Handlers<typeof emailTemplateCalls> => {
  const { db, sites, now } = context

  const writeSample = (site: Site, request: SampleRequest): Email =>
    sampleEmail(request.kind, siteWithTexts(site, request), now())

  /** The person who calls, or whoever gets the notifications of the store. */
  const testRecipients = async (caller: CallerWithRole<'owner' | 'app'>, site: Site): Promise<readonly string[]> => {
    const ownerId = caller.role === 'owner' ? caller.ownerId : undefined
    const person = ownerId === undefined ? undefined : await findOwner(db, ownerId)
    return person ? [person.email] : listRecipients(db, site)
  }

  return {
    listEmailTemplates: async ({ siteId }) => ({ templates: presentEmailTemplates(await requireSite(sites, siteId)) }),

    getEmailTemplate: async ({ siteId }, { params: { kind } }) => ({
      template: presentEmailTemplate(await requireSite(sites, siteId), kind),
    }),

    updateEmailTemplate: async ({ siteId }, { params: { kind }, body: { template } }) => {
      const saved = await saveEnabled(context, siteId, { kind, enabled: template.enabled })
      return { template: presentEmailTemplate(saved, kind) }
    },

    setEmailTexts: async ({ siteId }, { params, body }) => {
      const language = requireEmailLanguage(params.language)
      const texts = readTexts(params.kind, body.texts)
      const saved = await saveTexts(context, siteId, { kind: params.kind, language, texts })
      return { template: presentEmailTemplate(saved, params.kind) }
    },

    resetEmailTexts: async ({ siteId }, { params: { kind, language } }) => {
      const saved = await saveTexts(context, siteId, { kind, language: requireEmailLanguage(language), texts: {} })
      return { template: presentEmailTemplate(saved, kind) }
    },

    previewEmailTemplate: async ({ siteId }, { params, body }) => {
      const email = writeSample(await requireSite(sites, siteId), { ...params, ...body })
      return { subject: email.subject, html: emailToHtml(email), text: emailToText(email) }
    },

    sendTestEmail: async (caller, { params, body }) => {
      const { siteId } = caller
      const site = await requireSite(sites, siteId)
      // A test is sent while the kind is turned off, too.
      const { isDisabled: _isDisabled, ...sample } = writeSample(site, { ...params, ...body })
      await enforceRateLimit(db, { siteId, rule: 'testEmails', subject: siteId }, now())
      const { words } = speechFor({ site: site.language })
      const message = { ...sample, subject: words.ownerNews.sampleSubject(sample.subject) }
      const recipients = await testRecipients(caller, site)
      await transact(db, (transaction) => sendTo(transaction, { site, recipients }, () => message))
      return { recipients: [...recipients] }
    },
  }
}
