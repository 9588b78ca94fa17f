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

/** Inserts an action on an authorization: scheduled for its date, or claimed by its creator. */
export const insertAction = async (
  db: Db,
  action: NewAction,
  state: Decided<ActionState> = scheduledAction,
): Promise<AuthorizedAction> => {
  const fresh = { ...action, reference: null, code: null, description: null, updated_date: action.created_date }
  const row = { ...fresh, state, actor: action.actor && JSON.stringify(action.actor) }
  await writeBehind(db, db.insertInto('authorized_action').values(row))
  const inserted = { ...fresh, state }
  noteMoney(db, action, ({ actions }) => ({ actions: withRow(actions, inserted) }))
  return inserted
}

/** Lists the actions on authorizations of an order, oldest first. */
export const listActions = async (db: Db, order: OrderKey): Promise<readonly AuthorizedAction[]> =>
  (await readMoney(db, order)).actions

/** Lists due actions of all stores. */
export const listDueActions = (db: Db, now: Date): Promise<AuthorizedAction[]> =>
  db
    .selectFrom('authorized_action')
    .selectAll()
    .where('state', '=', 'scheduled')
    .where('execution_date', '<=', now)
    .orderBy('execution_date')
    .limit(50)
    .execute()

/** Claims pending actions to send to the provider: those of an order, or any. */
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

/** Applies an event to an action of a locked order. Returns the resulting tasks, once. */
export const moveAction = async (
  db: Db,
  key: ActionKey,
  { event, now, ...details }: ActionNews,
): Promise<readonly ActionTask[]> => {
  const { site_id, order_id, id } = key
  const held = (await listActions(db, { site_id, id: order_id })).find((action) => action.id === id)
  if (!held) throw new Error(`There is no action ${id} of the order ${order_id}.`)
  const decision = decideAction(held.state, event)
  if (!decision.ok) return []
  const set = { ...details, state: decision.state, updated_date: now }
  const update = db.updateTable('authorized_action').set(set).where('site_id', '=', site_id).where('id', '=', id)
  await writeBehind(db, update)
  noteMoney(db, key, ({ actions }) => ({ actions: changedRow(actions, id, set) }))
  return decision.tasks
}

/** Postpones an action that the provider has accepted but not completed. */
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
