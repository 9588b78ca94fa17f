import type { Site } from '../../ground/site/sites.ts'

/** What a new account becomes once all is known of it: open, or for the shop to look at. */
export const openedAs = ({ settings }: Site) =>
  settings.ownerApproval === 'ON_SIGN_UP'
    ? { status: 'PENDING' as const, waits_for_approval: true }
    : { status: 'APPROVED' as const, waits_for_approval: false }
