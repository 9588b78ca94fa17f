import { isOpenAttempt } from '@vitrine/domain/payment/attempt.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import { lockAttempt, moveAttempt, type Attempt } from './attempts.ts'
import { awaitBuyer } from './challenges.ts'
import { giveUp, releaseGoods } from './give-up.ts'
import type { Begun, ClientAction, DeclineReason, ProviderState } from '../provider.ts'
import { SoldOut, type Provided, type Selling } from '../selling.ts'

const noAction: ClientAction = { type: 'none' }

/** A provider's response, with the action required in the buyer's page. */
export interface ProviderResponse {
  readonly state: ProviderState
  readonly clientAction?: Begun['clientAction']
}

interface Rooms {
  readonly context: Context
  readonly selling: Selling
}

/** Places the order, unless the attempt was given up: then the charge is voided. */
const succeed = async (
  { context, selling }: Rooms,
  db: Db,
  { held, provided, site }: { held: Attempt; provided: Provided; site: Site },
): Promise<Attempt> => {
  const moved = await moveAttempt(db, held, { event: 'SUCCEEDED', ...(isOver(held) && { lease: context.now() }) })
  if (moved.ok && moved.tasks.includes('place-order')) await selling.place(db, { attempt: held, provided, site })
  return moved.attempt
}

const isOver = ({ state }: Attempt): boolean => !isOpenAttempt(state) && state !== 'completed'

const decline = async ({ context }: Rooms, db: Db, held: Attempt, reason: DeclineReason): Promise<Attempt> => {
  const moved = await moveAttempt(db, held, { event: 'DECLINED', reason })
  if (moved.ok && moved.tasks.includes('release-goods')) await releaseGoods(context, db, held)
  return moved.attempt
}

const askBuyer = async (
  { context }: Rooms,
  db: Db,
  { held, site, clientAction }: { held: Attempt; site: Site; clientAction: ClientAction },
): Promise<Attempt> => {
  switch (held.state) {
    case 'started':
      return awaitBuyer(context, db, { attempt: held, settings: site.settings, clientAction })
    case 'confirming':
      return giveUp(context, db, held, 'unanswered')
    case 'awaiting':
    case 'completed':
    case 'voiding':
    case 'declined':
    case 'released':
      return held
    default:
      return held.state satisfies never
  }
}

/** Applies a provider's response to an attempt. Locks what it pays for first, then the attempt. */
const advanceOnce = async (
  rooms: Rooms,
  db: Db,
  { attempt, response, site }: { attempt: Attempt; response: ProviderResponse; site: Site },
): Promise<Attempt> => {
  const [{ over }, held] = await Promise.all([
    rooms.selling.hold(db, attempt),
    lockAttempt(db, attempt.site_id, attempt.id),
  ])
  if (!held) return attempt
  const { state, clientAction = noAction } = response
  if (state.status === 'awaiting') return askBuyer(rooms, db, { held, site, clientAction })
  if (state.status === 'declined') return decline(rooms, db, held, state.reason)
  if (over && isOpenAttempt(held.state)) return giveUp(rooms.context, db, held, over)
  // Nothing was charged for an offline payment, so nothing needs to be voided.
  return state.status === 'due' && isOver(held) ? held : succeed(rooms, db, { held, provided: state, site })
}

/** Gives up an attempt, unless it has ended meanwhile. */
const abandon = ({ context, selling }: Rooms, attempt: Attempt, reason: DeclineReason): Promise<Attempt> =>
  transact(context.db, async (transaction) => {
    await selling.hold(transaction, attempt)
    const held = await lockAttempt(transaction, attempt.site_id, attempt.id)
    return held ? giveUp(context, transaction, held, reason) : attempt
  })

/**
 * Applies a provider's response: places the order, or releases all reservations. If the goods sold out meanwhile, the
 * charge is voided.
 */
const advance = async (rooms: Rooms, attempt: Attempt, response: ProviderResponse): Promise<Attempt> => {
  const { db, sites } = rooms.context
  const site = await requireSite(sites, attempt.site_id)
  try {
    return await transact(db, (transaction) => advanceOnce(rooms, transaction, { attempt, response, site }))
  } catch (error) {
    if (error instanceof SoldOut) return abandon(rooms, attempt, 'sold-out')
    throw error
  }
}

/** Creates functions that advance attempts. */
export const createAdvancing = (context: Context, selling: Selling) => ({
  advance: (attempt: Attempt, response: ProviderResponse) => advance({ context, selling }, attempt, response),
  abandon: (attempt: Attempt, reason: DeclineReason) => abandon({ context, selling }, attempt, reason),
})
export type Advancing = ReturnType<typeof createAdvancing>
