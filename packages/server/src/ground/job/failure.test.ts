import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { DeadlineExceeded } from '../base/worker.ts'
import { refusalFor } from '../base/refusal.ts'
import { failureOf, ServerStopped } from './failure.ts'

const coded = (code: string, message = 'It failed.'): Error => Object.assign(new Error(message), { code })

test.each([
  [coded('ENOTFOUND'), 'HOST_NOT_FOUND'],
  [new TypeError('fetch failed', { cause: coded('UND_ERR_CONNECT_TIMEOUT') }), 'NO_ANSWER'],
  [new DOMException('The operation was aborted due to timeout', 'TimeoutError'), 'NO_ANSWER'],
  [new DeadlineExceeded(), 'NO_ANSWER'],
  [coded('ESOCKET'), 'NO_CONNECTION'],
  [new TypeError('fetch failed', { cause: coded('DEPTH_ZERO_SELF_SIGNED_CERT') }), 'NOT_SECURE'],
  [coded('EAUTH'), 'MAIL_SIGN_IN_REFUSED'],
  [coded('EENVELOPE', '550 No such user'), 'MAIL_REFUSED'],
  [new ServerStopped(), 'SERVER_STOPPED'],
  [new Error('Oops'), 'UNEXPECTED'],
  ['a text', 'UNEXPECTED'],
])('%s is %s', (error, code) => {
  expect(failureOf(error).code).toBe(code)
})

test('recognizes a server that is not there, as Node.js reports it', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  const failed = await fetch(`http://127.0.0.1:${port}/`).catch((cause: unknown) => cause)
  expect(failureOf(failed).code).toBe('NO_CONNECTION')
})

test('keeps the reason of an error of the API, and bounds what it keeps', () => {
  const refused = refusalFor('ILLEGAL_STATE', 'GIFT_CARD_EXPIRED')
  expect(failureOf(refused)).toEqual({
    message: refused.message,
    code: 'ILLEGAL_STATE',
    data: { reason: 'GIFT_CARD_EXPIRED' },
  })
  const large = refusalFor('ILLEGAL_STATE', 'GIFT_CARD_EXPIRED', { data: { list: 'x'.repeat(3000) } })
  expect(failureOf(large).data).toBeUndefined()
  expect(failureOf(new Error('x'.repeat(9000))).message).toHaveLength(500)
})
