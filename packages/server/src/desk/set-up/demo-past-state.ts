import type { DemoPast } from '@vitrine/contract/entities/store/demo-past.ts'
import type { Db } from '../../ground/database/tables.ts'
import { readServerSetting, writeServerSetting } from '../../ground/site/server-settings.ts'

/**
 * How far the past of the demo store is. `DISMISSED`: it failed, and is not continued. It is stored for the whole server,
 * as there is one demo store.
 */
export interface DemoPastState {
  readonly status: 'ADDING' | 'FAILED' | 'COMPLETE' | 'DISMISSED'
  readonly added: number
  readonly planned?: number
  /** When it was written last, in ISO 8601. While orders are added, it is written every few seconds. */
  readonly written: string
}

/** Tells the server that adds the past that it is to continue. */
export const demoPastChannel = 'demo-past'

/** After this time without news, whoever was adding the past is gone. */
const silentMs = 60_000

/** Returns the state of the demo store's past; `undefined` before it was begun. */
export const readDemoPast = async (db: Db): Promise<DemoPastState | undefined> => {
  const stored = await readServerSetting(db, 'demoPast')
  return stored === undefined ? undefined : (JSON.parse(stored) as DemoPastState)
}

export const writeDemoPast = (
  db: Db,
  { now, ...state }: Omit<DemoPastState, 'written'> & { readonly now: Date },
): Promise<void> => writeServerSetting(db, 'demoPast', JSON.stringify({ ...state, written: now.toISOString() }))

/** Returns what the staff sees: nothing before it was begun, when it is complete, and after it was dismissed. */
export const presentDemoPast = (state: DemoPastState | undefined, now: Date): DemoPast | undefined => {
  if (!state || state.status === 'COMPLETE' || state.status === 'DISMISSED') return undefined
  const isSilent = now.getTime() - Date.parse(state.written) > silentMs
  const { added: addedOrders, planned: plannedOrders } = state
  return {
    status: isSilent ? 'FAILED' : state.status,
    addedOrders,
    ...(plannedOrders !== undefined && { plannedOrders }),
  }
}
