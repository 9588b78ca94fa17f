import type { Calls } from '@vitrine/contract/call.ts'
import type { Handlers } from './handlers.ts'
import { Refusal } from './refusal.ts'

/** Handlers that say a call is not built yet. */
export const notBuilt = <C extends Calls>(calls: C): Handlers<C> =>
  Object.fromEntries(
    Object.keys(calls).map((name) => [
      name,
      () => Promise.reject(new Refusal('NOT_BUILT', `${name} is not built yet.`)),
    ]),
  ) as unknown as Handlers<C>
