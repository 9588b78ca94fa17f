import { isBuiltInRole } from '@vitrine/contract/areas.ts'
import { words } from '../words/words.ts'

/** Names a role in the person's language. Roles of the store's own have the name that the store gave them. */
export const roleText = (role: string, name: string): string =>
  isBuiltInRole(role) ? words.staff.roleNames[role] : name
