import type { Letter } from '../mail/letter.ts'
import type { Site } from '../site/sites.ts'

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

/** Tells the owner of an address that someone tried to sign up with it. */
export const accountExistsLetter = (site: Site): Letter => ({
  subject: `You already have an account at ${site.name}`,
  from: site.name,
  blocks: [
    { type: 'heading', text: 'You already have an account' },
    {
      type: 'paragraph',
      text: 'Someone tried to sign up with your e-mail address, which has an account already. If it was you, sign in, or set a new password if you forgot yours.',
    },
    { type: 'link', text: 'Set a new password', url: `${site.publicUrl}/hosted/forgot` },
    { type: 'paragraph', text: ignore },
  ],
})

export const recoveryLetter = (site: Site, token: string): Letter => ({
  subject: `Set a new password for ${site.name}`,
  from: site.name,
  blocks: [
    { type: 'heading', text: 'Set a new password' },
    { type: 'paragraph', text: 'Follow this link within an hour. It works once.' },
    {
      type: 'link',
      text: 'Set a new password',
      url: `${site.publicUrl}/hosted/reset?${new URLSearchParams({ token })}`,
    },
    { type: 'paragraph', text: ignore },
  ],
})

export const passwordChangedLetter = (site: Site): Letter => ({
  subject: `Your password for ${site.name} was changed`,
  from: site.name,
  blocks: [
    { type: 'heading', text: 'Your password was changed' },
    {
      type: 'paragraph',
      text: 'You were signed out on all other devices. If it was not you who changed it, set a new password at once.',
    },
    { type: 'link', text: 'Set a new password', url: `${site.publicUrl}/hosted/forgot` },
  ],
})
