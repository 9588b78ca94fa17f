import type { Email } from '../../ground/mail/email.ts'
import { heading, link, paragraph, writeEmail } from '../../ground/mail/write-email.ts'
import type { Site, Sites } from '../../ground/site/sites.ts'
import type { Words } from '../../ground/words/en.ts'

type SignInWords = Words['signIn']

/** Where an email leads: the pages of a store, as one of its apps shows them. */
export interface EmailSite extends Site {
  /** The app in whose name the email goes out; a store without apps has none. */
  readonly clientId: string | undefined
}

/** The store of an email: in the name of the app that asked for it, or else of the store's first. */
export const emailSite = async (sites: Sites, site: Site, asked?: string): Promise<EmailSite> => ({
  ...site,
  clientId: asked ?? (await sites.findFirstApp(site.id))?.client_id,
})

/** The address of a hosted page. It names the app, so that the page knows its store in any browser. */
const pageAddress = (
  { publicUrl, clientId }: EmailSite,
  page: 'forgot' | 'reset' | 'sign-in',
  query: Readonly<Record<string, string>> = {},
): string => {
  const search = new URLSearchParams({ ...query, ...(clientId !== undefined && { clientId }) }).toString()
  return `${publicUrl}/hosted/${page}${search && `?${search}`}`
}

const write = (site: Site, say: (words: SignInWords) => Pick<Email, 'subject' | 'blocks'>): Email =>
  writeEmail(site, ({ words }) => say(words.signIn))

interface CodeSaid {
  readonly title: string
  readonly text: string
  readonly warning: string
}

const withCode = (site: Site, code: string, say: (words: SignInWords) => CodeSaid): Email =>
  write(site, (words) => {
    const { title, text, warning } = say(words)
    const blocks = [heading(title), paragraph(text), { type: 'code', code } as const, paragraph(warning)]
    return { subject: words.codeSubject(code, site.name), blocks }
  })

/** Carries the code that finishes a sign-up. */
export const codeEmail = (site: Site, code: string): Email =>
  withCode(site, code, ({ confirmTitle, signUpText, ignore }) => ({
    title: confirmTitle,
    text: signUpText,
    warning: ignore,
  }))

/** Carries the code that shows that an address is the member's. */
export const addressEmail = (site: Site, code: string): Email =>
  withCode(site, code, ({ confirmTitle, addressText, ignore }) => ({
    title: confirmTitle,
    text: addressText,
    warning: ignore,
  }))

/** Carries the code of a sign-in that waits for a second factor. */
export const secondFactorEmail = (site: Site, code: string): Email =>
  withCode(site, code, ({ factorTitle, factorText, factorWarning }) => ({
    title: factorTitle,
    text: factorText,
    warning: factorWarning,
  }))

/** A verification method as an email names it. */
export interface NamedFactor {
  readonly type: keyof SignInWords['methods']
  /** What tells it from others of its type: a name, the end of a phone number. */
  readonly label?: string
}

const nameOf = (words: SignInWords, { type, label }: NamedFactor): string =>
  label === undefined ? words.methods[type] : `${words.methods[type]} (${label})`

/** Tells a member how the verification methods of their account changed. */
export const factorsChangedEmail = (
  site: EmailSite,
  change: keyof SignInWords['changes'],
  factor?: NamedFactor,
): Email =>
  write(site, (words) => ({
    subject: words.changedSubject(site.name),
    blocks: [
      heading(words.changedTitle),
      paragraph(words.changes[change](factor ? nameOf(words, factor) : '')),
      paragraph(words.changedWarning),
      link(words.newPassword, pageAddress(site, 'forgot')),
    ],
  }))

/** Tells someone that the shop has let them in. */
export const approvedEmail = (site: EmailSite): Email =>
  write(site, (words) => ({
    subject: words.approvedSubject(site.name),
    blocks: [
      heading(words.welcome(site.name)),
      paragraph(words.approvedText),
      link(words.signIn, pageAddress(site, 'sign-in')),
    ],
  }))

/** Invites a member to set a password and come in. */
export const invitationEmail = (site: EmailSite, token: string): Email =>
  write(site, (words) => ({
    subject: words.invitationSubject(site.name),
    blocks: [
      heading(words.welcome(site.name)),
      paragraph(words.invitationText),
      link(words.firstPassword, pageAddress(site, 'reset', { token })),
      paragraph(words.ignore),
    ],
  }))

/** Tells the owner of an address that someone tried to sign up with it. */
export const accountExistsEmail = (site: EmailSite): Email =>
  write(site, (words) => ({
    subject: words.existsSubject(site.name),
    blocks: [
      heading(words.existsTitle),
      paragraph(words.existsText),
      link(words.newPassword, pageAddress(site, 'forgot')),
      paragraph(words.ignore),
    ],
  }))

export const recoveryEmail = (site: EmailSite, token: string): Email =>
  write(site, (words) => ({
    subject: words.recoverySubject(site.name),
    blocks: [
      heading(words.newPassword),
      paragraph(words.recoveryText),
      link(words.newPassword, pageAddress(site, 'reset', { token })),
      paragraph(words.ignore),
    ],
  }))

export const passwordChangedEmail = (site: EmailSite): Email =>
  write(site, (words) => ({
    subject: words.passwordSubject(site.name),
    blocks: [
      heading(words.passwordTitle),
      paragraph(words.passwordText),
      link(words.newPassword, pageAddress(site, 'forgot')),
    ],
  }))
