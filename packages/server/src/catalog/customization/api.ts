import type { Customization } from '@vitrine/contract/entities/catalog/customization.ts'
import type { Db } from '../../ground/database/tables.ts'
import { listEntities } from '../../ground/entity/store.ts'
import { presentCustomization } from './customizations.ts'
import type { CustomizationRow } from './store.ts'

export {
  connectCustomizations,
  lockConnectable,
  maxConnectable,
  type ConnectedCustomization,
  type ConnectingCustomization,
} from './connect.ts'
export { refreshCustomizationJob } from './customizations.ts'

/** Finds customizations by ID, with their choices. Those that do not exist are left out. */
export const findCustomizations = async (
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Customization>> => {
  const rows = await listEntities<CustomizationRow>(db, 'customization', { siteId, ids })
  return new Map(rows.map((row) => [row.id, presentCustomization(row)]))
}
