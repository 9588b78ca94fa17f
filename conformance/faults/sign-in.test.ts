import { afterEach, expect, test, vi } from 'vitest'
import { openOfficial, openOurs, session } from '../clients.ts'
import { openScript, outcomeOf, refusal, tokens, type ScriptedAnswer } from './script.ts'

const tokenPath = '/oauth2/token'
const ann = { email: 'ann@example.com', password: 'secret' }

/** A server that gives this answer to sign-ins and sign-ups. */
const openDoor = (scripted: ScriptedAnswer) =>
  openScript(({ path }) => (path === tokenPath ? tokens('visitor') : scripted))
const both = (url: string) => ({ official: openOfficial().auth, ours: openOurs(url).auth })

const badEmail = (violation: object): ScriptedAnswer => ({
  status: 400,
  json: { message: 'bad', details: { validationError: { fieldViolations: [violation] } } },
})

test('fault 06: a lost connection and a malformed email are failures to show, not crashes', async () => {
  const dead = await openScript(({ path }) => (path === tokenPath ? tokens('visitor') : 'cut'))
  const { official, ours } = both(dead.url)
  expect((await outcomeOf(official.login(ann))).error).toBeInstanceOf(TypeError)
  expect((await outcomeOf(official.register(ann))).error).toBeInstanceOf(TypeError)
  expect(await ours.login(ann)).toMatchObject({ loginState: 'FAILURE', errorCode: 'connection' })
  expect(await ours.register(ann)).toMatchObject({ loginState: 'FAILURE', errorCode: 'connection' })

  const malformed = { field: 'loginId.email', description: 'must be an address', data: { type: 'EMAIL' } }
  const picky = both((await openDoor(badEmail(malformed))).url)
  expect((await outcomeOf(picky.official.login(ann))).error).toBeInstanceOf(TypeError)
  const invalid = { loginState: 'FAILURE', errorCode: 'invalidEmail', error: 'must be an address' }
  expect(await picky.ours.login(ann)).toMatchObject(invalid)

  const { data: _, ...terse } = malformed
  const short = both((await openDoor(badEmail(terse))).url)
  expect((await outcomeOf(short.official.register(ann))).error).toBeInstanceOf(TypeError)
  expect(await short.ours.register(ann)).toMatchObject({ loginState: 'FAILURE' })
})

test('fault 07: errors are reported as they are, including a required second factor', async () => {
  const broken = both(
    (await openDoor({ status: 500, json: { message: 'boom', details: { applicationError: { code: 'X' } } } })).url,
  )
  const theirs = await broken.official.login(ann)
  expect(theirs).toMatchObject({ errorCode: 'invalidEmail' })
  expect(JSON.parse((theirs as { error: string }).error)).toHaveProperty('details')
  expect(await broken.ours.login(ann)).toMatchObject({ errorCode: 'unknown', error: 'boom' })

  const busy = both((await openDoor(refusal(429, 'TOO_MANY_REQUESTS', 'Slowly'))).url)
  expect(await busy.official.login(ann)).toMatchObject({ errorCode: 'invalidEmail' })
  expect(await busy.ours.login(ann)).toMatchObject({ errorCode: 'tooManyRequests', error: 'Slowly' })

  const answer = {
    state: 'REQUIRE_MFA',
    stateToken: 't',
    mfaChallengeData: { availableFactors: [{ factorType: 'EMAIL' }] },
  }
  const careful = both((await openDoor({ json: answer })).url)
  expect(await careful.official.login(ann)).toEqual({ loginState: 'FAILURE', error: 'Unknown _state' })
  expect(await careful.ours.login(ann)).toMatchObject({ errorCode: 'mfaRequired', challenge: answer })
})

afterEach(() => vi.unstubAllGlobals())

/** The parts of a browser that a hidden frame needs. Every message reaches all listeners. */
const openBrowser = () => {
  const page = new EventTarget()
  const frame = Object.assign(new EventTarget(), {
    style: {},
    contentWindow: {},
    src: '',
    hidden: false,
    parentElement: { removeChild() {} },
    remove() {},
  })
  const body = { appendChild: () => frame, append: () => undefined, contains: () => false }
  vi.stubGlobal('document', { createElement: () => frame, body })
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { href: 'https://shop.example/' })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const post = (message: { data: object; origin: string; source: unknown }) =>
    page.dispatchEvent(Object.assign(new Event('message'), message))
  return { frame, post }
}

test('fault 14: only the opened sign-in page may pass a code', async () => {
  const shop = await openScript(({ path, body }) => {
    if (path === tokenPath) return tokens(body.code ?? 'visitor')
    const { state } = body.auth.authRequest
    return { json: { redirectSession: { fullUrl: `https://pages.example/go?state=${state}`, urlDetails: {} } } }
  })
  const { frame, post } = openBrowser()
  const waitForRequest = async () => {
    while (!frame.src.includes('state=')) await new Promise((resolve) => setTimeout(resolve, 5))
    return new URL(frame.src).searchParams.get('state')!
  }
  const stranger = (state: string) => ({ data: { state, code: 'stolen' }, origin: 'https://evil.example', source: {} })

  const official = openOfficial(session('visitor', 'v')).auth.getMemberTokensForDirectLogin('s')
  post(stranger(await waitForRequest()))
  expect((await official).accessToken.value).toBe('access-stolen')

  frame.src = ''
  const ours = openOurs(shop.url, session('visitor', 'v')).auth.getMemberTokensForDirectLogin('s')
  const state = await waitForRequest()
  post(stranger(state))
  post({ ...stranger(state), source: frame.contentWindow })
  post({ ...stranger(state), origin: 'https://pages.example' })
  post({ data: { state, code: 'true' }, origin: 'https://pages.example', source: frame.contentWindow })
  expect((await ours).accessToken.value).toBe('access-true')
})

test('fault 20: the hosted pages are prepared for a visitor, without a global client', async () => {
  const shop = await openScript(({ path }) =>
    path === tokenPath ? tokens('visitor') : { json: { redirectSession: { fullUrl: 'https://pages.example/go' } } },
  )
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
  vi.spyOn(console, 'error').mockReturnValue()
  const { auth } = openOfficial(session('visitor', 'v'))
  await (auth as unknown as { sessions: { syncToWixPages: () => Promise<void> } }).sessions.syncToWixPages()
  expect(shop.requests).toHaveLength(0)

  const { frame } = openBrowser()
  const preparing = openOurs(shop.url, session('visitor', 'v')).sessions.syncToWixPages()
  while (frame.src === '') await new Promise((resolve) => setTimeout(resolve, 5))
  frame.dispatchEvent(new Event('load'))
  await preparing
  expect(frame.src).toBe('https://pages.example/go')
  expect(shop.requests.map(({ headers }) => headers.authorization)).toEqual(['access-v'])
})

/** Returns the ratio of the most to the least frequent character. */
const biasOf = (texts: readonly string[]): number => {
  const counts = new Map<string, number>()
  for (const character of texts.join('')) counts.set(character, (counts.get(character) ?? 0) + 1)
  const all = [...counts.values()].toSorted((a, b) => a - b)
  const tenth = Math.floor(all.length / 10)
  const mean = (some: readonly number[]) => some.reduce((sum, count) => sum + count, 0) / some.length
  return mean(all.slice(-tenth)) / mean(all.slice(0, tenth))
}

test('fault 27: all characters of a verifier are equally likely', async () => {
  const official = openOfficial().auth
  const theirs = Array.from({ length: 3000 }, () => official.generateOAuthData('').codeVerifier)
  expect(biasOf(theirs)).toBeGreaterThan(1.25)

  const { auth } = openOurs('http://127.0.0.1:1')
  const ours = await Promise.all(Array.from({ length: 3000 }, () => auth.generateOAuthData()))
  // 32 bytes are 42 characters and 4 bits; the last character has the rest.
  expect(biasOf(ours.map(({ codeVerifier }) => codeVerifier.slice(0, 42)))).toBeLessThan(1.12)
})
