import { AsyncLocalStorage } from 'node:async_hooks'
import type { Caller } from '../base/caller.ts'
import { actorOf, type Actor } from './actor.ts'

const actors = new AsyncLocalStorage<Actor>()

/** Runs work on behalf of a caller, who becomes the actor of its events by default. */
export const actingAs = <Result>(caller: Caller, work: () => Result): Result =>
  caller.role === 'anyone' ? work() : actors.run(actorOf(caller), work)

/** Runs work of a job on behalf of the actor who started it. */
export const onBehalfOf = <Result>(actor: Actor | undefined, work: () => Result): Result =>
  actor ? actors.run(actor, work) : work()

/** Returns the caller on whose behalf the current work runs; `undefined` for the server's own work. */
export const currentActor = (): Actor | undefined => actors.getStore()
