import { afterEach, expect, test, vi } from 'vitest'
import { createClient, memoryStorage, OAuthStrategy, sessions } from '../index.ts'
import { inAnHour, memberTokens, stubNetwork } from '../testing.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The parts of a browser that a hidden frame needs. Frames load at once. */
const stubBrowser = () => {
  const [stored, visited] = [new Map<string, string>(), [] as string[]]
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  })
  vi.stubGlobal('document', {
    createElement: () => Object.assign(new EventTarget(), { src: '', hidden: false, remove: () => undefined }),
    body: {
      append: (frame: EventTarget & { src: string }) => {
        visited.push(frame.src)
        queueMicrotask(() => frame.dispatchEvent(new Event('load')))
      },
    },
  })
  return { stored, visited }
}

const open = (answer: () => unknown) => {
  const network = stubNetwork(answer)
  const auth = OAuthStrategy({ clientId: 'app', tokenStorage: memoryStorage(memberTokens(inAnHour() + 9_000_000)) })
  const host = 'https://shop.test'
  return { network, client: createClient({ auth, host, modules: { sessions }, fetch: network.fetch, retries: 0 }) }
}

const day = 24 * 60 * 60 * 1000

test('prepares the hosted pages once in seven days, or more often if forced', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { visited } = stubBrowser()
  const { client } = open(() => ({ redirectSession: { fullUrl: 'https://pages.test/warm' } }))
  expect(client.sessions.isSessionSynced()).toBe(false)
  await client.sessions.syncToWixPages()
  await client.sessions.syncToWixPages()
  expect(visited).toEqual(['https://pages.test/warm'])
  expect(client.sessions.isSessionSynced()).toBe(true)
  vi.setSystemTime(Date.now() + 7 * day - 1)
  await client.sessions.syncToWixPages()
  expect(visited).toHaveLength(1)
  await client.sessions.syncToWixPages({ force: true })
  expect(visited).toHaveLength(2)
  vi.setSystemTime(Date.now() + 7 * day)
  await client.sessions.syncToWixPages()
  expect(visited).toHaveLength(3)
})

test('a failed preparation is harmless and retried', async () => {
  const { stored, visited } = stubBrowser()
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const { client } = open(() => ({}))
  await client.sessions.syncToWixPages()
  expect(error).toHaveBeenCalledOnce()
  expect([stored.size, visited.length]).toEqual([0, 0])
  expect(client.sessions.isSessionSynced()).toBe(false)
})
