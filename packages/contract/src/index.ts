import { boundRequests } from './bounds.ts'
import { allCalls } from './rooms.ts'

export * from './rooms.ts'

/** Every call of the product, by name; all that a request may hold has a bound. */
export const calls = boundRequests(allCalls)
export type AllCalls = typeof calls
