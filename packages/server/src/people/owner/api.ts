export { createOwner } from './owner-create.ts'
export {
  type StoredOwner,
  findOwner,
  findOwnerByEmail,
  listEndedOwnerSessions,
  listOwners,
  listOwnersOf,
} from './owner-store.ts'
export { requireOwner } from './require-owner.ts'
