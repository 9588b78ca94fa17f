import type { Email } from '../../ground/mail/email.ts'
import { heading, link, opening, paragraph, writeEmail, type WrittenEmail } from '../../ground/mail/write-email.ts'
import type { Site, Sites } from '../../ground/site/sites.ts'
import type { UsedTemplate } from '../../ground/mail/email-template.ts'
import type { Words } from '../../ground/words/en.ts'

type SignInWords = Words['signIn']

/** The store of an email, with the pages of the app that its links lead to. */
export interface EmailSite extends Site {
  /** The app on whose behalf the email is sent; `undefined` in a store without apps. */
  readonly clientId: string | undefined
}

/** Returns the store of an email, for the requesting app or the store's first one. */
export const emailSite = async (sites: Sites, site: Site, requestingClientId?: string): Promise<EmailSite> => ({
  ...site,
  clientId: requestingClientId ?? (await sites.findFirstApp(site.id))?.client_id,
})

/** Returns the URL of a hosted page. It names the app, so that the page finds its store in any browser. */
const pageAddress = (
  { publicUrl, clientId }: EmailSite,
  page: 'forgot' | 'reset' | 'sign-in',
  query: Readonly<Record<string, string>> = {},
): string => {
  const search = new URLSearchParams({ ...query, ...(clientId !== undefined && { clientId }) }).toString()
  return `${publicUrl}/hosted/${page}${search && `?${search}`}`
}

const write = (site: Site, selectWords: (words: SignInWords) => Omit<WrittenEmail, 'ending'>): Email =>
  writeEmail(site, ({ words }) => selectWords(words.signIn))

interface CodeWords {
  readonly title: string
  readonly text: string
  readonly warning: string
  readonly template?: UsedTemplate
}

const withCode = (site: Site, code: string, selectWords: (words: SignInWords) => CodeWords): Email =>
  write(site, (words) => {
    const { title, text, warning, template } = selectWords(words)
    const blocks = [heading(title), opening(text), { type: 'code', code } as const, paragraph(warning)]
    return { subject: words.codeSubject(code, site.name), blocks, ...(template && { template }) }
  })

/** Builds the email with the code that completes a sign-up. */
export const codeEmail = (site: Site, code: string): Email =>
  withCode(site, code, ({ confirmTitle, signUpText, ignore }) => ({
    template: { kind: 'SIGN_UP_CODE', variables: { verificationCode: code } },
    title: confirmTitle,
    text: signUpText,
    warning: ignore,
  }))

/** Builds the email with the code that verifies a member's address. */
export const addressEmail = (site: Site, code: string): Email =>
  withCode(site, code, ({ confirmTitle, addressText, ignore }) => ({
    title: confirmTitle,
    text: addressText,
    warning: ignore,
  }))

/** Builds the email with the code of a second factor. */
export const secondFactorEmail = (site: Site, code: string): Email =>
  withCode(site, code, ({ factorTitle, factorText, factorWarning }) => ({
    title: factorTitle,
    text: factorText,
    warning: factorWarning,
  }))

/** A verification method in an email. */
export interface NamedFactor {
  readonly type: keyof SignInWords['methods']
  /** Distinguishes it from others of its type: a name, or the last digits of a phone number. */
  readonly label?: string
}

const nameOf = (words: SignInWords, { type, label }: NamedFactor): string =>
  label === undefined ? words.methods[type] : `${words.methods[type]} (${label})`

/** Builds the email about changed verification methods. */
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

/** Builds the email about an approved membership. */
export const approvedEmail = (site: EmailSite): Email =>
  write(site, (words) => ({
    template: { kind: 'ACCOUNT_APPROVED', variables: {} },
    subject: words.approvedSubject(site.name),
    blocks: [
      heading(words.welcome(site.name)),
      opening(words.approvedText),
      link(words.signIn, pageAddress(site, 'sign-in')),
    ],
  }))

/** Builds the invitation to set a password and sign in. */
export const invitationEmail = (site: EmailSite, token: string): Email =>
  write(site, (words) => ({
    template: { kind: 'ACCOUNT_INVITATION', variables: {} },
    subject: words.invitationSubject(site.name),
    blocks: [
      heading(words.welcome(site.name)),
      opening(words.invitationText),
      link(words.firstPassword, pageAddress(site, 'reset', { token })),
      paragraph(words.ignore),
    ],
  }))

/** Builds the email that tells an account's owner about a sign-up with their address. */
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
    template: { kind: 'PASSWORD_RESET', variables: {} },
    subject: words.recoverySubject(site.name),
    blocks: [
      heading(words.newPassword),
      opening(words.recoveryText),
      link(words.newPassword, pageAddress(site, 'reset', { token })),
      paragraph(words.ignore),
    ],
  }))

export const passwordChangedEmail = (site: EmailSite): Email =>
  write(site, (words) => ({
    template: { kind: 'PASSWORD_CHANGED', variables: {} },
    subject: words.passwordSubject(site.name),
    blocks: [
      heading(words.passwordTitle),
      opening(words.passwordText),
      link(words.newPassword, pageAddress(site, 'forgot')),
    ],
  }))
