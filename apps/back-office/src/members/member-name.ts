import type { Member } from '@vitrine/client'

/** What a member is called: by their name, else by the one that others see, else by their email. */
export const memberName = ({ contact, profile, loginEmail }: Member): string =>
  [contact?.firstName, contact?.lastName].filter(Boolean).join(' ') || profile?.nickname || loginEmail || ''
