import { expect, test } from 'vitest'
import { packCookie, readCookie, unpackCookie, writeCookie } from './cookies.ts'

const asking = (cookie: string, origin = 'http://localhost:4000') => ({
  origin,
  request: new Request(`${origin}/hosted/account`, { headers: { cookie } }),
})

test('finds a cookie by its exact name', () => {
  const request = asking('other_vitrine_session=a; vitrine_session_2=b; vitrine_session=c=d')
  expect(readCookie(request, 'vitrine_session')).toBe('c=d')
  expect(readCookie(request, 'session')).toBeUndefined()
})

test('ignores a cookie planted by a sibling host under the plain name over HTTPS', () => {
  const request = asking('vitrine_session=planted; __Host-vitrine_session=own', 'https://shop.example')
  expect(readCookie(request, 'vitrine_session')).toBe('own')
  expect(readCookie(asking('vitrine_session=planted', 'https://shop.example'), 'vitrine_session')).toBeUndefined()
})

test('sets secure cookies if the platform uses HTTPS', () => {
  expect(writeCookie('a', 'b', { origin: 'https://shop.example', seconds: 60 })).toBe(
    '__Host-a=b; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
  )
  expect(writeCookie('a', 'b', { origin: 'http://localhost:4000', seconds: 0 })).toBe(
    'a=b; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
  )
})

test('round-trips packed data and rejects damaged data', () => {
  const value = { stateToken: 'x', email: 'änn; path=/@people.test' }
  expect(packCookie(value)).toMatch(/^[\w-]+$/)
  expect(unpackCookie(packCookie(value))).toEqual(value)
  for (const text of [undefined, '', 'nonsense', 'bnVsbA', packCookie(value).slice(0, 9)])
    expect(unpackCookie(text)).toBeUndefined()
})
