import type { EmailKind, EmailTexts } from '@vitrine/contract/entities/store/email-templates.ts'
import { fillPlaceholders } from '@vitrine/domain/email/placeholders.ts'
import type { EmailVariable } from '@vitrine/domain/email/templates.ts'
import type { Language } from '@vitrine/domain/languages.ts'
import type { Site } from '../site/sites.ts'
import type { SiteSettings } from '../site/tables.ts'
import type { Block, Email } from './email.ts'

export type EmailVariables = Readonly<Partial<Record<EmailVariable, string>>>

/** The kind of an email whose texts a store can change, with the values of its variables. */
export interface UsedTemplate {
  readonly kind: EmailKind
  readonly variables: EmailVariables
}

/** Returns a store's own texts of a kind of email in a language. */
export const customTexts = (
  { emailTexts = {} }: Pick<SiteSettings, 'emailTexts'>,
  kind: EmailKind,
  language: Language,
): EmailTexts | undefined => emailTexts[`${kind}.${language}`] ?? undefined

/** Returns whether a store sends a kind of email. */
export const isEmailEnabled = (
  { disabledEmails = {} }: Pick<SiteSettings, 'disabledEmails'>,
  kind: EmailKind,
): boolean => disabledEmails[kind] !== true

/** Replaces the first heading and the opening of an email. An opening that was not there follows the heading. */
const replaceTexts = (blocks: readonly Block[], heading: string | undefined, opening: string | undefined): Block[] => {
  const at = blocks.findIndex(({ type }) => type === 'heading')
  const hasOpening = blocks.some((block) => block.type === 'paragraph' && block.isOpening)
  const opened: Block[] = opening === undefined ? [] : [{ type: 'paragraph', text: opening, isOpening: true }]
  return blocks.flatMap((block, index): Block[] => {
    if (block.type === 'heading' && index === at)
      return [{ type: 'heading', text: heading ?? block.text }, ...(hasOpening ? [] : opened)]
    if (opening !== undefined && block.type === 'paragraph' && block.isOpening) return opened
    return [block]
  })
}

/** Writes the store's own texts into an email, and marks it if the store does not send its kind. */
export const applyTemplate = (
  email: Email,
  { kind, variables }: UsedTemplate,
  { site, language }: { readonly site: Pick<Site, 'name' | 'settings'>; readonly language: Language },
): Email => {
  const { subject, heading, opening, closing } = customTexts(site.settings, kind, language) ?? {}
  const fill = (text: string) => fillPlaceholders(text, { ...variables, storeName: site.name })
  const filled = (text: string | undefined) => (text === undefined ? undefined : fill(text))
  return {
    ...email,
    // Values, such as names, can have line breaks.
    subject: filled(subject)?.replaceAll(/\s+/g, ' ') ?? email.subject,
    blocks: [
      ...replaceTexts(email.blocks, filled(heading), filled(opening)),
      ...(closing === undefined ? [] : [{ type: 'paragraph', text: fill(closing) } as const]),
    ],
    ...(!isEmailEnabled(site.settings, kind) && { isDisabled: true }),
  }
}
