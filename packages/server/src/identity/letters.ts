import type { Letter } from '../mail/letter.ts'
import type { Site, Sites } from '../site/sites.ts'

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

const ignore = 'If this was not you, you need not do anything.'

/** Carries the code that finishes a sign-up. */
export const codeLetter = (site: Site, code: string): Letter => ({
  subject: `${code} is your code for ${site.name}`,
  from: site.name,
  blocks: [
    { type: 'heading', text: 'Confirm your e-mail' },
    { type: 'paragraph', text: 'Enter this code to finish signing up. It works for ten minutes.' },
    { type: 'code', code },
    { type: 'paragraph', text: ignore },
  ],
})

/** Carries the code that shows that an address is the member's. */
export const addressLetter = (site: Site, code: string): Letter => ({
  subject: `${code} is your code for ${site.name}`,
  from: site.name,
  blocks: [
    { type: 'heading', text: 'Confirm your e-mail' },
    { type: 'paragraph', text: 'Enter this code to show that this address is yours. It works for ten minutes.' },
    { type: 'code', code },
    { type: 'paragraph', text: ignore },
  ],
})

/** Carries the code of a sign-in that waits for a second factor. */
export const secondFactorLetter = (site: Site, code: string): Letter => ({
  subject: `${code} is your code for ${site.name}`,
  from: site.name,
  blocks: [
    { type: 'heading', text: 'Is this you signing in?' },
    { type: 'paragraph', text: 'Enter this code to go on. It works for ten minutes; give it to nobody.' },
    { type: 'code', code },
    { type: 'paragraph', text: 'If this was not you, someone knows your password: set a new one at once.' },
  ],
})

/** Tells a member what was changed about the proofs of their account. */
export const factorsChangedLetter = (site: LetterSite, what: string): Letter => ({
  subject: `Your sign-in at ${site.name} was changed`,
  from: site.name,
  blocks: [
    { type: 'heading', text: 'Your sign-in was changed' },
    { type: 'paragraph', text: what },
    { type: 'paragraph', text: 'If it was not you, set a new password at once.' },
    { type: 'link', text: 'Set a new password', url: pageAddress(site, 'forgot') },
  ],
})

/** Tells someone that the shop has let them in. */
export const approvedLetter = (site: LetterSite): Letter => ({
  subject: `Your account at ${site.name} is open`,
  from: site.name,
  blocks: [
    { type: 'heading', text: `Welcome to ${site.name}` },
    { type: 'paragraph', text: 'The shop has approved your account. You can sign in now.' },
    { type: 'link', text: 'Sign in', url: pageAddress(site, 'sign-in') },
  ],
})

/** Invites a member to set a password and come in. */
export const invitationLetter = (site: LetterSite, token: string): Letter => ({
  subject: `Your account at ${site.name}`,
  from: site.name,
  blocks: [
    { type: 'heading', text: `Welcome to ${site.name}` },
    {
      type: 'paragraph',
      text: 'An account is ready for you. Set a password to come in. The link works for a week, once.',
    },
    { type: 'link', text: 'Set a password', url: pageAddress(site, 'reset', { token }) },
    { type: 'paragraph', text: ignore },
  ],
})

/** Tells the owner of an address that someone tried to sign up with it. */
export const accountExistsLetter = (site: LetterSite): Letter => ({
  subject: `You already have an account at ${site.name}`,
  from: site.name,
  blocks: [
    { type: 'heading', text: 'You already have an account' },
    {
      type: 'paragraph',
      text: 'Someone tried to sign up with your e-mail address, which has an account already. If it was you, sign in, or set a new password if you forgot yours.',
    },
    { type: 'link', text: 'Set a new password', url: pageAddress(site, 'forgot') },
    { type: 'paragraph', text: ignore },
  ],
})

export const recoveryLetter = (site: LetterSite, token: string): Letter => ({
  subject: `Set a new password for ${site.name}`,
  from: site.name,
  blocks: [
    { type: 'heading', text: 'Set a new password' },
    { type: 'paragraph', text: 'Follow this link within an hour. It works once.' },
    {
      type: 'link',
      text: 'Set a new password',
      url: pageAddress(site, 'reset', { token }),
    },
    { type: 'paragraph', text: ignore },
  ],
})

export const passwordChangedLetter = (site: LetterSite): Letter => ({
  subject: `Your password for ${site.name} was changed`,
  from: site.name,
  blocks: [
    { type: 'heading', text: 'Your password was changed' },
    {
      type: 'paragraph',
      text: 'You were signed out on all other devices. If it was not you who changed it, set a new password at once.',
    },
    { type: 'link', text: 'Set a new password', url: pageAddress(site, 'forgot') },
  ],
})
