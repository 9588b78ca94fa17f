export { createOwner } from './owner-create.ts'
export {
  type StoredOwner,
  deleteOwner,
  findOwner,
  findOwnerByEmail,
  listEndedOwnerSessions,
  listOwnerAccounts,
  listOwners,
  listOwnersOf,
} from './owner-store.ts'
export { requireOwner } from './require-owner.ts'
