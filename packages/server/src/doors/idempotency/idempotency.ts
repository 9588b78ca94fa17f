import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Caller } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { invalidField, Refusal, refusalFor } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'
import { createRepeatingWorker, type Worker } from '../../ground/base/worker.ts'

/** A response as sent to the client. */
export interface WireAnswer {
  readonly status: number
  readonly body: string
  /** Whether to store it: successes and permanent refusals. Validation failures, conflicts and bugs can be retried. */
  readonly lasting: boolean
}

const longestKey = 255
/** A request without a response after this time is considered dead. */
const patienceMs = 30_000
const pollMs = 50
const retentionHours = 48
const pruneMs = 60 * 60 * 1000

const callerKey = (caller: Exclude<Caller, { role: 'anyone' }>): string => {
  switch (caller.role) {
    case 'visitor':
      return `visitor:${caller.visitorId}`
    case 'member':
      return `member:${caller.memberId}`
    case 'owner': {
      const actor = caller.apiKey ? `key:${caller.apiKey.id}` : `owner:${caller.ownerId}`
      return caller.actsFor ? `${actor} for ${callerKey(caller.actsFor)}` : actor
    }
    case 'app':
      return `app:${caller.appId}`
    default:
      return caller satisfies never
  }
}

export interface RememberedRequest {
  readonly caller: Exclude<Caller, { role: 'anyone' }>
  readonly call: string
  readonly key: string
  readonly request: unknown
}

/**
 * Executes a request once per caller, call and idempotency key. Repeated requests get the first one's response, even
 * concurrent ones. A key with another request is refused.
 */
export const createIdempotency = ({ db, now }: Context) => {
  const find = ({ caller, call, key }: RememberedRequest) =>
    db
      .selectFrom('idempotency_key')
      .selectAll()
      .where('site_id', '=', caller.siteId)
      .where('caller', '=', callerKey(caller))
      .where('call', '=', call)
      .where('key', '=', key)

  const claim = async (remembered: RememberedRequest, hash: string): Promise<boolean> => {
    const { caller, call, key } = remembered
    const row = {
      site_id: caller.siteId,
      caller: callerKey(caller),
      call,
      key,
      request_hash: hash,
      status: null,
      body: null,
      created_date: now(),
    }
    const inserted = await db
      .insertInto('idempotency_key')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    return inserted !== undefined
  }

  const forget = async ({ caller, call, key }: RememberedRequest): Promise<void> => {
    await db
      .deleteFrom('idempotency_key')
      .where('site_id', '=', caller.siteId)
      .where('caller', '=', callerKey(caller))
      .where('call', '=', call)
      .where('key', '=', key)
      .execute()
  }

  const storeAnswer = async ({ caller, call, key }: RememberedRequest, { status, body }: WireAnswer): Promise<void> => {
    await db
      .updateTable('idempotency_key')
      .set({ status, body })
      .where('site_id', '=', caller.siteId)
      .where('caller', '=', callerKey(caller))
      .where('call', '=', call)
      .where('key', '=', key)
      .execute()
  }

  const runFirst = async (remembered: RememberedRequest, run: () => Promise<WireAnswer>): Promise<WireAnswer> => {
    try {
      const answer = await run()
      await (answer.lasting ? storeAnswer(remembered, answer) : forget(remembered))
      return answer
    } catch (error) {
      await forget(remembered)
      throw error
    }
  }

  const once = async (remembered: RememberedRequest, run: () => Promise<WireAnswer>): Promise<WireAnswer> => {
    if (remembered.key.length > longestKey) {
      throw invalidField('Idempotency-Key', `must be at most ${longestKey} characters long`, 'MAX_LENGTH')
    }
    const hash = createHash('sha256')
      .update(JSON.stringify(remembered.request) ?? '')
      .digest('hex')
    const until = Date.now() + patienceMs
    while (Date.now() < until) {
      if (await claim(remembered, hash)) return runFirst(remembered, run)
      const known = await find(remembered).executeTakeFirst()
      if (known && known.request_hash !== hash) throw new Refusal('IDEMPOTENCY_KEY_REUSED')
      if (known?.status != null) return { status: known.status, body: known.body ?? '', lasting: true }
      if (known && now().getTime() - known.created_date.getTime() > patienceMs) await forget(remembered)
      else await wait(pollMs)
    }
    throw refusalFor('CONFLICT', 'REQUEST_RUNNING')
  }

  return { once }
}
export type Idempotency = ReturnType<typeof createIdempotency>

/** Creates the worker that deletes old keys. */
export const createKeyPruning = ({ db, now, log }: Context): Worker => {
  const work = async (): Promise<void> => {
    const before = new Date(now().getTime() - retentionHours * 60 * 60 * 1000)
    const remove = (transaction: Db) =>
      transaction.deleteFrom('idempotency_key').where('created_date', '<', before).execute()
    await transact(db, remove, { statementMs: 0 })
  }
  return createRepeatingWorker({ work, everyMs: pruneMs, log, failure: 'pruning keys failed' })
}
