import { describe, expect, test } from 'vitest'
import { accountPath, clientIdOf, formTargetsOf, safeContinuePath } from './continue.ts'

const flow = '/oauth2/authorize?client_id=abc&redirect_uri=http%3A%2F%2Flocalhost%3A3000%2Fcallback&state=a%20b'

describe('a sign-in continues to', () => {
  test.each([
    flow,
    '/oauth2/return?request=a.b.c',
    '/hosted/account',
    '/hosted/account/orders',
    '/hosted/account/orders/detail?id=7',
    '/hosted/checkout?token=abc',
    '/hosted/consent?request=abc',
  ])('to %s', (path) => expect(safeContinuePath(path)).toBe(path))
})

describe('a sign-in does not continue to', () => {
  test.each([
    ['nothing', null],
    ['an empty text', ''],
    ['a slash', '/'],
    ['an address', 'https://evil.test/hosted/account'],
    ['a URL without a scheme', '//evil.test/hosted/account'],
    ['three slashes', '///evil.test/hosted/account'],
    ['a backslash', '/\\evil.test/hosted/account'],
    ['a leading backslash', '\\/evil.test'],
    ['a backslash in the path', '/hosted\\..\\..\\evil.test'],
    ['a script', 'javascript:alert(1)'],
    ['a script URL', 'javascript:/hosted/account'],
    ['data', 'data:text/html,hello'],
    ['a tab, which browsers drop', '/\t/evil.test'],
    ['a line break, which browsers drop', '/\n/evil.test'],
    ['an injected header', '/hosted/account\r\nlocation: https://evil.test'],
    ['a NUL', '/hosted/account\0'],
    ['a leading space', ' //evil.test'],
    ['a user name', '/@evil.test'],
    ['another page of the server', '/back-office'],
    ['the mailbox', '/dev/mail'],
    ['the sign-out', '/oauth2/logout?request=abc'],
    ['the sign-out, by path traversal', '/hosted/../oauth2/logout'],
    ['the sign-out, by encoded path traversal', '/hosted/%2e%2e/oauth2/logout'],
    ['another server, by path traversal', '/hosted/..//evil.test'],
    ['another server, by encoded path traversal', '/hosted/%2e%2e//evil.test/hosted/account'],
    ['the sign-in itself', '/hosted/sign-in?continue=%2Fhosted%2Faccount'],
    ['the password reset', '/hosted/reset?token=abc'],
    ['a similar name', '/hosted/account.evil.test'],
    ['another similar name', '/hostedx/account'],
    ['a similar flow', '/oauth2/authorize.evil.test'],
    ['a flow with a subpath', '/oauth2/authorize/../logout'],
    ['encoded slashes', '/%2f%2fevil.test'],
    ['encoded slashes after an allowed page', '/hosted/account/..%2f..%2f/evil.test'],
    ['something endless', `/hosted/account?${'a'.repeat(9000)}`],
  ])('for %s', (_what, path) => expect(safeContinuePath(path)).toBe(accountPath))
})

test('the path is returned as browsers parse it', () => {
  expect(safeContinuePath('/hosted/checkout/../account')).toBe('/hosted/account')
  expect(safeContinuePath('/hosted/account#//evil.test')).toBe('/hosted/account')
})

test('the path names the requesting app', () => {
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
    'not a URL',
    '',
  ])('but %s adds nothing to the policy', (address) => expect(formTargetsOf(asking(address))).toEqual([]))

  test('to the claimed target of a signed return link', () => {
    const claims = Buffer.from(JSON.stringify({ to: 'https://shop.example/after' })).toString('base64url')
    expect(formTargetsOf(`/oauth2/return?request=x.${claims}.y`)).toEqual(['https://shop.example'])
    expect(formTargetsOf('/oauth2/return?request=nonsense')).toEqual([])
  })
})
