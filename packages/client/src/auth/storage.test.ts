import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  browserCookieTokens,
  cookieTokens,
  EMPTY_TOKENS,
  localStorageTokens,
  memoryStorage,
  readCookie,
  requestTokens,
  writeCookie,
} from '../index.ts'
import { memberTokens } from '../testing.ts'

afterEach(() => vi.unstubAllGlobals())

const tokens = memberTokens(1_767_337_445)

test('two visitors of one server share nothing', () => {
  const [one, other] = [memoryStorage(), memoryStorage()]
  one.setTokens(tokens)
  expect([one.getTokens(), other.getTokens()]).toEqual([tokens, EMPTY_TOKENS])
})

test('no session has no tokens and no member', () => {
  expect(EMPTY_TOKENS).toEqual({
    accessToken: { value: '', expiresAt: 0 },
    refreshToken: { value: '', role: 'none' },
  })
})

describe('local storage', () => {
  const stub = (overrides: object = {}) => {
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      ...overrides,
    })
    return stored
  }

  test('tokens survive the page', () => {
    stub()
    localStorageTokens().setTokens(tokens)
    expect(localStorageTokens().getTokens()).toEqual(tokens)
    expect(localStorageTokens('other').getTokens()).toEqual(EMPTY_TOKENS)
  })

  test('an unreadable storage is no session', () => {
    stub({
      getItem: () => {
        throw new Error('SecurityError')
      },
    })
    expect(localStorageTokens().getTokens()).toEqual(EMPTY_TOKENS)
  })

  test('text that is not tokens is no session', () => {
    const stored = stub()
    for (const text of ['', 'null', '{', '{}', '"x"', '[]']) {
      stored.set('vitrine.tokens', text)
      expect(localStorageTokens().getTokens()).toEqual(EMPTY_TOKENS)
    }
  })

  test('a full storage is used again once it has space', () => {
    let isFull = true
    const stored = new Map<string, string>()
    const setItem = (key: string, value: string) => {
      if (isFull) throw new Error('QuotaExceededError')
      stored.set(key, value)
    }
    stub({ setItem, getItem: (key: string) => stored.get(key) ?? null })
    const storage = localStorageTokens()
    storage.setTokens(tokens)
    isFull = false
    storage.setTokens(tokens)
    stored.clear()
    expect(storage.getTokens()).toEqual(EMPTY_TOKENS)
  })

  test('incomplete tokens are no session, and extra fields are dropped', () => {
    const stored = stub()
    for (const half of ['accessToken', 'refreshToken'] as const) {
      stored.set('vitrine.tokens', JSON.stringify({ [half]: tokens[half] }))
      expect(localStorageTokens().getTokens()).toEqual(EMPTY_TOKENS)
    }
    stored.set('vitrine.tokens', JSON.stringify({ ...tokens, other: 1 }))
    expect(localStorageTokens().getTokens()).toEqual(tokens)
  })

  test('falls back to memory if the storage is full, forbidden or missing', () => {
    const refuse = () => {
      throw new Error('QuotaExceededError')
    }
    for (const prepare of [
      () => stub({ setItem: refuse }),
      () => stub({ setItem: refuse, getItem: refuse }),
      () => undefined,
    ]) {
      vi.unstubAllGlobals()
      prepare()
      const storage = localStorageTokens()
      storage.setTokens(tokens)
      expect(storage.getTokens()).toEqual(tokens)
    }
  })
})

describe('cookies', () => {
  test('finds and decodes a value among others', () => {
    expect(readCookie('a=1; vitrine-session=%7B%22x%22%3A1%7D; b=2')).toBe('{"x":1}')
    expect(readCookie('not-vitrine-session=1')).toBeUndefined()
    expect(readCookie('vitrine-session=%')).toBeUndefined()
    expect(readCookie(null)).toBeUndefined()
  })

  test('a cookie is for the whole site and not sent cross-site', () => {
    expect(writeCookie('{"a"}', { name: 'c', secure: true })).toBe(
      'c=%7B%22a%22%7D; Path=/; Max-Age=34560000; SameSite=Lax; Secure',
    )
  })

  test('uses the default cookie name, ignores spaces and takes the first of equal names', () => {
    expect(writeCookie('v', { secure: false })).toBe('vitrine-session=v; Path=/; Max-Age=34560000; SameSite=Lax')
    expect(readCookie(' a = 1 ;b=2;a=3', 'a')).toBe('1')
    expect(readCookie('a=b=c', 'a')).toBe('b=c')
    expect(readCookie(undefined, 'a')).toBeUndefined()
    expect(readCookie('', '')).toBe('')
    expect(readCookie('a=%; a=1', 'a')).toBeUndefined()
  })

  test('a request’s cookie is secure by default and uses the given name', () => {
    const secure = requestTokens(null)
    secure.setTokens(tokens)
    expect(secure.setCookie()).toMatch(/^vitrine-session=.*; Secure$/)
    const own = requestTokens('c=%7B%7D', { name: 'c', secure: false })
    expect(own.getTokens()).toEqual(EMPTY_TOKENS)
    own.setTokens(tokens)
    expect(own.setCookie()).toMatch(/^c=.*SameSite=Lax$/)
    expect(own.getTokens()).toEqual(tokens)
  })

  test('tabs that share a storage share its lock name', () => {
    expect(localStorageTokens().lockName).toBe('vitrine.tokens')
    expect(localStorageTokens('mine').lockName).toBe('mine')
    expect(browserCookieTokens().lockName).toBe('vitrine-session')
    expect(browserCookieTokens('c').lockName).toBe('c')
  })

  test('a server reads the request’s tokens and returns the cookie to set', () => {
    const line = writeCookie(JSON.stringify(tokens), { secure: true })
    const storage = requestTokens(line.split(';')[0])
    expect(storage.getTokens()).toEqual(tokens)
    expect(storage.setCookie()).toBeUndefined()
    storage.setTokens(EMPTY_TOKENS)
    expect(storage.getTokens()).toEqual(EMPTY_TOKENS)
    expect(storage.setCookie()).toContain('vitrine-session=%7B')
  })

  test('sees what another tab writes', () => {
    let cookie = ''
    const storage = cookieTokens({ read: () => cookie, write: (value) => void (cookie = value) })
    storage.setTokens(tokens)
    cookie = JSON.stringify(EMPTY_TOKENS)
    expect(storage.getTokens()).toEqual(EMPTY_TOKENS)
  })

  test('a page stores tokens in its cookie, a server without pages in memory', () => {
    const page = { cookie: '' }
    vi.stubGlobal('document', page)
    vi.stubGlobal('location', { protocol: 'https:' })
    browserCookieTokens('c').setTokens(tokens)
    expect(page.cookie).toMatch(/^c=%7B.*; Secure$/)
    expect(browserCookieTokens('c').getTokens()).toEqual(tokens)
    vi.stubGlobal('location', { protocol: 'http:' })
    const storage = browserCookieTokens('c')
    storage.setTokens(tokens)
    expect(page.cookie).toMatch(/^c=%7B.*SameSite=Lax$/)
    expect(storage.getTokens()).toEqual(tokens)
    vi.unstubAllGlobals()
    const nowhere = browserCookieTokens()
    nowhere.setTokens(tokens)
    expect(nowhere.getTokens()).toEqual(tokens)
  })
})
