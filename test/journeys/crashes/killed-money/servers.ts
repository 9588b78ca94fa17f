import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { endProgram, freePort } from '../../stage/programs.ts'
import { openStore } from './store.ts'

export const oneOf = <One>(list: readonly One[]): One => list[randomInt(list.length)]!

/** Three servers over one database, any of which may be killed, and clients that send requests to all of them. */
export const openServers = async () => {
  const store = await openStore()
  const ports = [await freePort(), await freePort(), await freePort()]
  const servers = await Promise.all(ports.map((port) => store.startBeside(port)))
  onTestFinished(async () => void (await Promise.all(servers.map((server) => endProgram(server, 'SIGKILL')))))

  /** Returns the response of one of them, or nothing if there was none, or an error. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests inspect arbitrary responses
  const send = async (method: string, path: string, body?: object, token: string = store.apiKey): Promise<any> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const answer = await fetch(`http://localhost:${oneOf(ports)}${path}`, init).catch(() => undefined)
    if (!answer) await pause(20)
    const read = await answer?.json().catch(() => undefined)
    return answer?.ok ? read : undefined
  }
  return {
    ...store,
    send,
    killOne: async () => {
      const index = randomInt(ports.length)
      await endProgram(servers[index]!, 'SIGKILL')
      servers[index] = await store.startBeside(ports[index]!)
    },
  }
}

export type Servers = Awaited<ReturnType<typeof openServers>>
