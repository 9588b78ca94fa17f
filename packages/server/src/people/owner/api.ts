export { createOwner } from './owner-create.ts'
export {
  type StoredOwner,
  findOwner,
  findOwnerByEmail,
  findStaffNames,
  listOwnerAccounts,
  listOwners,
  listOwnersOf,
} from './owner-store.ts'
export { deleteOwner } from './delete-owner.ts'
export { listEndedOwnerSessions } from './sessions/session-store.ts'
export { resealOwnerTotps } from './account/second-factor.ts'
export { newPasskeyOptions } from './passkeys/new-passkey-options.ts'
export { personOfNewPasskey, requireNewPasskey, storeNewPasskey, type NewPasskey } from './passkeys/add-passkey.ts'
export { requestOptions } from './passkeys/ceremonies.ts'
export { newChallenge } from './passkeys/challenges.ts'
export { usePasskey } from './passkeys/use-passkey.ts'
export { requireOwner } from './require-owner.ts'
export { openOwnerSession, presentOwnerSession, requireOwnPage } from './sessions/open-session.ts'
