import { hasPermission, type Permission } from '@vitrine/contract/areas.ts'
import { loadAccount } from './account-store.ts'

/** Loads a part of a page if the person may see it. Otherwise the part is empty. */
export const permitted = async <Result, Empty>(
  permission: Permission,
  load: () => Promise<Result>,
  empty: Empty,
): Promise<Result | Empty> => {
  const { permissions } = await loadAccount()
  return hasPermission(new Set(permissions), permission) ? load() : empty
}
