import type { AccountEvent } from '@vitrine/domain/member/account.ts'
import type { Site } from '../../ground/site/sites.ts'

/** What a first proof is to an account of this store: it opens, or the owner looks at it first. */
export const provedIn = ({ settings }: Site): AccountEvent =>
  settings.ownerApproval === 'ON_SIGN_UP' ? 'PROVED_TO_WAIT' : 'PROVED'
