import type { Member } from '@vitrine/client'

/** Display name of a member: name, nickname or email. */
export const memberName = ({ contact, profile, loginEmail }: Member): string =>
  [contact?.firstName, contact?.lastName].filter(Boolean).join(' ') || profile?.nickname || loginEmail || ''
