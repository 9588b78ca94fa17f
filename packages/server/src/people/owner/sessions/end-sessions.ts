import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { afterCommit } from '../../../ground/database/transact.ts'
import { endSessionsOf, type WhichOwnerSessions } from './session-store.ts'

/** Ends sessions of a person in the caller's transaction, in every process as soon as it commits. Returns how many. */
export const endStaffSessionsWithin = async (
  { endedSessions, now }: Pick<Context, 'endedSessions' | 'now'>,
  transaction: Db,
  which: WhichOwnerSessions,
): Promise<number> => {
  const ended = await endSessionsOf(transaction, which, now())
  for (const hash of ended) await endedSessions.announce(transaction, hash)
  afterCommit(transaction, () => endedSessions.add(ended))
  return ended.length
}
