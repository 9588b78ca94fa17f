import type { Letter } from '../../ground/mail/letter.ts'
import { heading, link, paragraph, writeLetter } from '../../ground/mail/write-letter.ts'
import type { Site, Sites } from '../../ground/site/sites.ts'
import type { Words } from '../../ground/words/en.ts'

type SignInWords = Words['signIn']

/** Where a letter leads: the pages of a store, as one of its apps shows them. */
export interface LetterSite extends Site {
  /** The app in whose name the letter goes out; a store without apps has none. */
  readonly clientId: string | undefined
}

/** The store of a letter: in the name of the app that asked for it, or else of the store's first. */
export const letterSite = async (sites: Sites, site: Site, asked?: string): Promise<LetterSite> => ({
  ...site,
  clientId: asked ?? (await sites.findFirstApp(site.id))?.client_id,
})

/** The address of a hosted page. It names the app, so that the page knows its store in any browser. */
const pageAddress = (
  { publicUrl, clientId }: LetterSite,
  page: 'forgot' | 'reset' | 'sign-in',
  query: Readonly<Record<string, string>> = {},
): string => {
  const search = new URLSearchParams({ ...query, ...(clientId !== undefined && { clientId }) }).toString()
  return `${publicUrl}/hosted/${page}${search && `?${search}`}`
}

const write = (site: Site, say: (words: SignInWords) => Pick<Letter, 'subject' | 'blocks'>): Letter =>
  writeLetter(site, ({ words }) => say(words.signIn))

interface CodeSaid {
  readonly title: string
  readonly text: string
  readonly warning: string
}

const withCode = (site: Site, code: string, say: (words: SignInWords) => CodeSaid): Letter =>
  write(site, (words) => {
    const { title, text, warning } = say(words)
    const blocks = [heading(title), paragraph(text), { type: 'code', code } as const, paragraph(warning)]
    return { subject: words.codeSubject(code, site.name), blocks }
  })

/** Carries the code that finishes a sign-up. */
export const codeLetter = (site: Site, code: string): Letter =>
  withCode(site, code, ({ confirmTitle, signUpText, ignore }) => ({
    title: confirmTitle,
    text: signUpText,
    warning: ignore,
  }))

/** Carries the code that shows that an address is the member's. */
export const addressLetter = (site: Site, code: string): Letter =>
  withCode(site, code, ({ confirmTitle, addressText, ignore }) => ({
    title: confirmTitle,
    text: addressText,
    warning: ignore,
  }))

/** Carries the code of a sign-in that waits for a second factor. */
export const secondFactorLetter = (site: Site, code: string): Letter =>
  withCode(site, code, ({ factorTitle, factorText, factorWarning }) => ({
    title: factorTitle,
    text: factorText,
    warning: factorWarning,
  }))

/** Tells a member what was changed about the proofs of their account. */
export const factorsChangedLetter = (site: LetterSite, change: keyof SignInWords['changes'], label = ''): Letter =>
  write(site, (words) => ({
    subject: words.changedSubject(site.name),
    blocks: [
      heading(words.changedTitle),
      paragraph(words.changes[change](label)),
      paragraph(words.changedWarning),
      link(words.newPassword, pageAddress(site, 'forgot')),
    ],
  }))

/** Tells someone that the shop has let them in. */
export const approvedLetter = (site: LetterSite): Letter =>
  write(site, (words) => ({
    subject: words.openSubject(site.name),
    blocks: [
      heading(words.welcome(site.name)),
      paragraph(words.approvedText),
      link(words.signIn, pageAddress(site, 'sign-in')),
    ],
  }))

/** Invites a member to set a password and come in. */
export const invitationLetter = (site: LetterSite, token: string): Letter =>
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
export const accountExistsLetter = (site: LetterSite): Letter =>
  write(site, (words) => ({
    subject: words.existsSubject(site.name),
    blocks: [
      heading(words.existsTitle),
      paragraph(words.existsText),
      link(words.newPassword, pageAddress(site, 'forgot')),
      paragraph(words.ignore),
    ],
  }))

export const recoveryLetter = (site: LetterSite, token: string): Letter =>
  write(site, (words) => ({
    subject: words.recoverySubject(site.name),
    blocks: [
      heading(words.newPassword),
      paragraph(words.recoveryText),
      link(words.newPassword, pageAddress(site, 'reset', { token })),
      paragraph(words.ignore),
    ],
  }))

export const passwordChangedLetter = (site: LetterSite): Letter =>
  write(site, (words) => ({
    subject: words.passwordSubject(site.name),
    blocks: [
      heading(words.passwordTitle),
      paragraph(words.passwordText),
      link(words.newPassword, pageAddress(site, 'forgot')),
    ],
  }))
