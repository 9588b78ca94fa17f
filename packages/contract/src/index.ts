import { boundRequests } from './bounds.ts'
import { allCalls } from './rooms.ts'

export * from './rooms.ts'

/** All calls by name, with bounds on their requests. */
export const calls = boundRequests(allCalls)
export type AllCalls = typeof calls
