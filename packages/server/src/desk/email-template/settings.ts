import {
  emailKinds,
  type EmailKind,
  type EmailTemplate,
  type EmailTexts,
} from '@vitrine/contract/entities/store/email-templates.ts'
import { emailRules, filledTexts, findTextProblem, variablesOf } from '@vitrine/domain/email/templates.ts'
import { isSupported, supportedLanguages, type Language } from '@vitrine/domain/languages.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { customTexts, isEmailEnabled } from '../../ground/mail/email-template.ts'
import { mergeIntoSetting } from '../../ground/site/site-store.ts'
import { requireSite, siteChannel, type Site } from '../../ground/site/sites.ts'
import type { SiteSettings } from '../../ground/site/tables.ts'
import { catalogs } from '../../ground/words/speech.ts'
import { defaultTexts } from './default-texts.ts'

const presentSummary = ({ settings }: Site, kind: EmailKind): EmailTemplate => ({
  kind,
  enabled: isEmailEnabled(settings, kind),
  canBeDisabled: emailRules[kind].canBeDisabled,
  variables: [...variablesOf(kind)],
  languages: supportedLanguages.filter((language) => customTexts(settings, kind, language)),
})

/** Lists the kinds of email without their texts. */
export const presentEmailTemplates = (site: Site): EmailTemplate[] =>
  emailKinds.map((kind) => presentSummary(site, kind))

/** Presents a kind of email with its texts in each language. */
export const presentEmailTemplate = (site: Site, kind: EmailKind): EmailTemplate => ({
  ...presentSummary(site, kind),
  texts: supportedLanguages.map((language) => {
    const custom = customTexts(site.settings, kind, language)
    return { language, defaults: defaultTexts(kind, catalogs[language]), ...(custom && { custom }) }
  }),
})

/** Requires a language of the server's emails. */
export const requireEmailLanguage = (language: string): Language => {
  if (isSupported(language)) return language
  throw invalidField('language', `must be one of ${supportedLanguages.join(', ')}`)
}

/** Checks the texts of a kind. Blank ones are left out. */
export const readTexts = (kind: EmailKind, sent: EmailTexts): EmailTexts => {
  const problem = findTextProblem(kind, sent)
  if (problem) throw invalidField(`texts.${problem.field}`, problem.description)
  return filledTexts(sent)
}

type Setting = 'emailTexts' | 'disabledEmails'

/** Merges into a setting, so that concurrent changes of others are kept, and notifies every process. */
const saveSetting = async <Name extends Setting>(
  { db, database, sites }: Context,
  siteId: string,
  change: { name: Name; change: Partial<SiteSettings[Name]> },
): Promise<Site> => {
  await mergeIntoSetting(db, siteId, change)
  sites.refresh()
  await database.notify(siteChannel, siteId)
  return requireSite(sites, siteId)
}

/** Saves the texts of a kind in a language. Without any text, the defaults are used again. */
export const saveTexts = (
  context: Context,
  siteId: string,
  { kind, language, texts }: { readonly kind: EmailKind; readonly language: Language; readonly texts: EmailTexts },
): Promise<Site> => {
  const isEmpty = Object.keys(texts).length === 0
  return saveSetting(context, siteId, {
    name: 'emailTexts',
    change: { [`${kind}.${language}`]: isEmpty ? null : texts },
  })
}

/** Turns a kind of email on or off. */
export const saveEnabled = (
  context: Context,
  siteId: string,
  { kind, enabled }: { readonly kind: EmailKind; readonly enabled: boolean },
): Promise<Site> => {
  if (!enabled && !emailRules[kind].canBeDisabled)
    throw invalidField('template.enabled', 'must be true: buyers need this email')
  return saveSetting(context, siteId, { name: 'disabledEmails', change: { [kind]: !enabled } })
}
