import { describe, expect, test } from 'vitest'
import { accountPath, clientIdOf, formTargetsOf, wayOn } from './continue.ts'

const flow = '/oauth2/authorize?client_id=abc&redirect_uri=http%3A%2F%2Flocalhost%3A3000%2Fcallback&state=a%20b'

describe('a sign-in goes on', () => {
  test.each([
    flow,
    '/oauth2/return?request=a.b.c',
    '/hosted/account',
    '/hosted/account/orders',
    '/hosted/account/orders/detail?id=7',
    '/hosted/checkout?token=abc',
    '/hosted/consent?request=abc',
  ])('to %s', (way) => expect(wayOn(way)).toBe(way))
})

describe('a sign-in goes nowhere else than to the account', () => {
  test.each([
    ['nothing', null],
    ['an empty text', ''],
    ['a slash', '/'],
    ['an address', 'https://evil.test/hosted/account'],
    ['an address without a scheme', '//evil.test/hosted/account'],
    ['three slashes', '///evil.test/hosted/account'],
    ['a backslash', '/\\evil.test/hosted/account'],
    ['a backslash first', '\\/evil.test'],
    ['a backslash later', '/hosted\\..\\..\\evil.test'],
    ['a script', 'javascript:alert(1)'],
    ['a script in a path', 'javascript:/hosted/account'],
    ['data', 'data:text/html,hello'],
    ['a tab that browsers leave out', '/\t/evil.test'],
    ['a line break that browsers leave out', '/\n/evil.test'],
    ['a header of its own', '/hosted/account\r\nlocation: https://evil.test'],
    ['a NUL', '/hosted/account\0'],
    ['a space in front', ' //evil.test'],
    ['a user name', '/@evil.test'],
    ['another page of the server', '/back-office'],
    ['the mailbox', '/dev/mail'],
    ['the sign-out', '/oauth2/logout?request=abc'],
    ['the sign-out by a detour', '/hosted/../oauth2/logout'],
    ['the sign-out by an encoded detour', '/hosted/%2e%2e/oauth2/logout'],
    ['another server by a detour', '/hosted/..//evil.test'],
    ['another server by an encoded detour', '/hosted/%2e%2e//evil.test/hosted/account'],
    ['the sign-in itself', '/hosted/sign-in?continue=%2Fhosted%2Faccount'],
    ['the reset of a password', '/hosted/reset?token=abc'],
    ['a name that only begins alike', '/hosted/account.evil.test'],
    ['another name that only begins alike', '/hostedx/account'],
    ['a flow that only begins alike', '/oauth2/authorize.evil.test'],
    ['a flow with a path behind it', '/oauth2/authorize/../logout'],
    ['encoded slashes', '/%2f%2fevil.test'],
    ['encoded slashes behind an allowed page', '/hosted/account/..%2f..%2f/evil.test'],
    ['something endless', `/hosted/account?${'a'.repeat(9000)}`],
  ])('for %s', (_what, way) => expect(wayOn(way)).toBe(accountPath))
})

test('what a browser would read differently is handed on as it was read', () => {
  expect(wayOn('/hosted/checkout/../account')).toBe('/hosted/account')
  expect(wayOn('/hosted/account#//evil.test')).toBe('/hosted/account')
})

test('the way on names the app that asks', () => {
  expect(clientIdOf(flow)).toBe('abc')
  expect(clientIdOf('/hosted/account?clientId=def')).toBe('def')
  expect(clientIdOf('/hosted/account')).toBeUndefined()
})

describe('a form may be redirected', () => {
  const asking = (address: string) => `/oauth2/authorize?${new URLSearchParams({ redirect_uri: address })}`

  test.each([
    ['http://localhost:3000/callback', ['http://localhost:3000']],
    ['https://shop.example/callback?a=b', ['https://shop.example']],
    ['http://[::1]:3000/callback', ['http://[::1]:3000']],
    ['com.example.shop://callback', ['com.example.shop:']],
  ])('to %s', (address, targets) => expect(formTargetsOf(asking(address))).toEqual(targets))

  test.each([
    'http://a;script-src-elem/x',
    "http://a'b/x",
    'http://*/x',
    'http://a,b/x',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:http://a/b',
    'not an address',
    '',
  ])('but %s adds nothing to the policy', (address) => expect(formTargetsOf(asking(address))).toEqual([]))

  test('to where a signed way back claims to lead', () => {
    const claims = Buffer.from(JSON.stringify({ to: 'https://shop.example/after' })).toString('base64url')
    expect(formTargetsOf(`/oauth2/return?request=x.${claims}.y`)).toEqual(['https://shop.example'])
    expect(formTargetsOf('/oauth2/return?request=nonsense')).toEqual([])
  })
})
