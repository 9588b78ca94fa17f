import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

const written = (write: (log: ReturnType<typeof createLog>) => void) => {
  let text = ''
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      text += chunk.toString()
      done()
    },
  })
  write(createLog('info', destination))
  return text
}

test('hides secrets at any depth', () => {
  const password = 'hunter-2-secret'
  const failure = Object.assign(new Error('refused'), {
    request: { body: { password, email: 'ada@test.invalid' } },
    list: [{ deeper: { cookie: password } }],
  })
  const text = written((log) => {
    log.info({ password, one: { two: { three: { refreshToken: password } } } }, 'signed in')
    log.warn({ authorization: password, headers: [{ cookie: password }] }, 'signed in')
    log.error({ err: failure }, 'failed')
    log.error(failure)
  })
  expect(text).not.toContain(password)
  expect(text.match(/\[hidden\]/g)).toHaveLength(8)
  expect(text).toContain('ada@test.invalid')
})

test('writes everything else unchanged, and errors with their stack', () => {
  const [line] = written((log) =>
    log.error({ err: new Error('broken'), at: new Date(0), counts: [1, { two: 2 }], none: null }, 'failed'),
  ).split('\n')
  const { err, at, counts, none, msg } = JSON.parse(line!)
  expect({ at, counts, none, msg }).toEqual({
    at: '1970-01-01T00:00:00.000Z',
    counts: [1, { two: 2 }],
    none: null,
    msg: 'failed',
  })
  expect(err).toMatchObject({ type: 'Error', message: 'broken' })
  expect(err.stack).toContain('log.test.ts')
})
