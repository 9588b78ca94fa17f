import type { Caller } from '../base/caller.ts'
import type { PageHandler } from '../base/page-handler.ts'
import type { Worker } from '../base/worker.ts'
import type { Migration } from '../database/migrate.ts'
import type { JobHandler } from '../job/job.ts'
import type { Db } from '../database/tables.ts'
import type { Context, MemberHooks, ProductFinder, RefundHook } from './context.ts'

/**
 * A room (module) of the server. Each registers itself in its `room.ts`; everything else finds it through `rooms.ts`.
 */
export interface Room<Served extends object = object> {
  /** One handler for each call of the room. */
  readonly handlers?: (context: Context) => Served
  /** SQL that creates the room's tables as of the first release. Frozen since then; changes are migrations. */
  readonly schema?: string
  /** Schema changes since the first release. */
  readonly migrations?: readonly Migration[]
  /** Background workers. */
  readonly workers?: (context: Context) => readonly Worker[]
  /** Handlers of the room's jobs. */
  readonly jobs?: (context: Context) => readonly JobHandler[]
  readonly memberHooks?: Partial<MemberHooks>
  readonly refunded?: RefundHook
  /** Only the room of the product search has it. */
  readonly findProducts?: ProductFinder
  /** Pages of the room, by path. */
  readonly pages?: (context: Context) => Readonly<Record<string, PageHandler>>
  /** Verifies tokens of a kind of caller with elevated permissions. Returns `undefined` for other tokens. */
  readonly elevatedTokens?: (context: Context) => ElevatedTokens
  /** Deletes data that is no longer needed. */
  readonly prune?: (db: Db, now: Date) => Promise<void>
}

interface ElevatedTokens {
  readonly verify: (token: string) => Promise<Caller | undefined>
}

/** Defines a room and preserves the types of its handlers. */
export const defineRoom = <Served extends object>(room: Room<Served>): Room<Served> => room
