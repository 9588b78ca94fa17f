import type { Db } from '../../ground/database/tables.ts'
import { lockMember, moveMember } from './store.ts'

/** Blocks an account without ending its sessions. */
export const blockAccount = async (db: Db, siteId: string, id: string): Promise<void> => {
  const held = await lockMember(db, siteId, id)
  if (!held) throw new Error(`There is no account ${id}.`)
  await moveMember(db, held, { event: 'BLOCKED' })
}
