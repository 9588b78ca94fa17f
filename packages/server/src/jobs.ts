import type { Context } from './ground/context/context.ts'
import type { Room } from './ground/context/room.ts'
import type { JobHandler } from './ground/job/job.ts'
import { rooms } from './rooms.ts'

/** The jobs of all rooms. */
export const jobHandlers = (context: Context): readonly JobHandler[] =>
  (rooms as readonly Room[]).flatMap(({ jobs }) => jobs?.(context) ?? [])
