import type { Decided } from '@vitrine/domain/machine.ts'
import {
  decideAction,
  scheduledAction,
  type ActionEvent,
  type ActionState,
  type ActionTask,
} from '@vitrine/domain/payment/authorized-action.ts'
import type { Selectable } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import { writeBehind } from '../../../ground/database/transact.ts'
import { changedRow, noteMoney, readMoney, withRow, type OrderKey } from '../ledger/order-money.ts'
import type { AuthorizedActionTable } from '../tables.ts'

export type AuthorizedAction = Selectable<AuthorizedActionTable>
type ActionKey = Pick<AuthorizedAction, 'site_id' | 'order_id' | 'id'>

type NewAction = Omit<AuthorizedAction, 'state' | 'reference' | 'code' | 'description' | 'updated_date'>

/** Writes down what is to be done with money that is held: from its date on, or by whoever writes it down. */
export const insertAction = async (
  db: Db,
  action: NewAction,
  state: Decided<ActionState> = scheduledAction,
): Promise<AuthorizedAction> => {
  const untold = { ...action, reference: null, code: null, description: null, updated_date: action.created_date }
  const row = { ...untold, state, actor: action.actor && JSON.stringify(action.actor) }
  await writeBehind(db, db.insertInto('authorized_action').values(row))
  const inserted = { ...untold, state }
  noteMoney(db, action, ({ actions }) => ({ actions: withRow(actions, inserted) }))
  return inserted
}

/** What is done, was done or will be with the money held for an order, oldest first. */
export const listActions = async (db: Db, order: OrderKey): Promise<readonly AuthorizedAction[]> =>
  (await readMoney(db, order)).actions

/** Actions whose day has come, of whatever store. */
export const listDueActions = (db: Db, now: Date): Promise<AuthorizedAction[]> =>
  db
    .selectFrom('authorized_action')
    .selectAll()
    .where('state', '=', 'scheduled')
    .where('execution_date', '<=', now)
    .orderBy('execution_date')
    .limit(50)
    .execute()

/** Takes over actions that the provider is to be told of: those of an order, or any. */
export const claimActions = (
  db: Db,
  { now, lease, orderId }: { now: Date; lease: Date; orderId?: string },
): Promise<AuthorizedAction[]> =>
  db
    .with('waiting', (query) => {
      const waiting = query
        .selectFrom('authorized_action')
        .select(['site_id', 'id'])
        .where('state', '=', 'pending')
        .where('lease_date', '<=', now)
      const meant = orderId === undefined ? waiting : waiting.where('order_id', '=', orderId)
      return meant.orderBy('lease_date').limit(50).forUpdate().skipLocked()
    })
    .updateTable('authorized_action')
    .from('waiting')
    .set({ lease_date: lease })
    .whereRef('authorized_action.site_id', '=', 'waiting.site_id')
    .whereRef('authorized_action.id', '=', 'waiting.id')
    .returningAll('authorized_action')
    .execute()

export interface ActionNews {
  readonly event: ActionEvent
  readonly now: Date
  readonly amount?: number
  readonly reference?: string
  readonly code?: string
  readonly description?: string
}

/** Moves an action, whose order is held, by what has happened; answers what is to be done, once. */
export const moveAction = async (
  db: Db,
  key: ActionKey,
  { event, now, ...told }: ActionNews,
): Promise<readonly ActionTask[]> => {
  const { site_id, order_id, id } = key
  const held = (await listActions(db, { site_id, id: order_id })).find((action) => action.id === id)
  if (!held) throw new Error(`There is no action ${id} of the order ${order_id}.`)
  const decision = decideAction(held.state, event)
  if (!decision.ok) return []
  const set = { ...told, state: decision.state, updated_date: now }
  const update = db.updateTable('authorized_action').set(set).where('site_id', '=', site_id).where('id', '=', id)
  await writeBehind(db, update)
  noteMoney(db, key, ({ actions }) => ({ actions: changedRow(actions, id, set) }))
  return decision.tasks
}

/** The provider has accepted an action and does it later: it is asked again then. */
export const waitForAction = async (db: Db, key: ActionKey, lease: Date): Promise<void> => {
  const { site_id, id } = key
  await db
    .updateTable('authorized_action')
    .set({ lease_date: lease })
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute()
  noteMoney(db, key, ({ actions }) => ({ actions: changedRow(actions, id, { lease_date: lease }) }))
}
