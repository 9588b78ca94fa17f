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
export { requireOwner } from './require-owner.ts'
