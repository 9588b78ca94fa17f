import type { Caller } from '../base/caller.ts'
import type { PageHandler } from '../base/page-handler.ts'
import type { Worker } from '../base/worker.ts'
import type { Migration } from '../database/migrate.ts'
import type { JobHandler } from '../job/job.ts'
import type { Db } from '../database/tables.ts'
import type { Context, MemberHooks, RefundHook } from './context.ts'

/** A room of the server, as it registers itself: once, in its `room.ts`. Everything else finds it by `rooms.ts`. */
export interface Room<Served extends object = object> {
  /** One function for each call that the room answers. */
  readonly handlers?: (context: Context) => Served
  /** SQL that creates the room's tables, as the first release has them. Frozen then: changes are migrations. */
  readonly schema?: string
  /** Changes of the schema since the first release. */
  readonly migrations?: readonly Migration[]
  /** What it does beside answering calls. */
  readonly workers?: (context: Context) => readonly Worker[]
  /** How the room's jobs are done. */
  readonly jobs?: (context: Context) => readonly JobHandler[]
  readonly memberHooks?: Partial<MemberHooks>
  readonly refunded?: RefundHook
  /** Pages of the room itself, by path. */
  readonly pages?: (context: Context) => Readonly<Record<string, PageHandler>>
  /** Reads tokens of a kind of caller with elevated rights; nothing where the token is of another kind. */
  readonly elevatedTokens?: (context: Context) => ElevatedTokens
  /** Takes away what can be of no use any more. */
  readonly prune?: (db: Db, now: Date) => Promise<void>
}

export interface ElevatedTokens {
  readonly verify: (token: string) => Promise<Caller | undefined>
}

/** Says what a room has, and keeps the types of its handlers. */
export const defineRoom = <Served extends object>(room: Room<Served>): Room<Served> => room
