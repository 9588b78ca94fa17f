import { AsyncLocalStorage } from 'node:async_hooks'
import type { Caller } from '../base/caller.ts'
import { actorOf, type Actor } from './actor.ts'

const actors = new AsyncLocalStorage<Actor>()

/** Does what somebody asks for: what happens meanwhile has been caused by them, unless an event says otherwise. */
export const actingAs = <Result>(caller: Caller, work: () => Result): Result =>
  caller.role === 'anyone' ? work() : actors.run(actorOf(caller), work)

/** Who asks for what is being done; nobody where the server does it by itself. */
export const currentActor = (): Actor | undefined => actors.getStore()
