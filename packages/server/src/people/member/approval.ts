import type { AccountEvent } from '@vitrine/domain/member/account.ts'
import type { Site } from '../../ground/site/sites.ts'

/** Returns the account event after a first proof: approved at once, or pending the owner's approval. */
export const firstProofEvent = ({ settings }: Site): AccountEvent =>
  settings.ownerApproval === 'ON_SIGN_UP' ? 'PROVED_TO_WAIT' : 'PROVED'
