import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { readableLog } from './log-lines.ts'

const open = () => {
  const lines: string[] = []
  return {
    lines,
    log: createLog(
      'debug',
      readableLog((text) => lines.push(text)),
    ),
  }
}

test('formats a message with its fields and without secrets', () => {
  const { lines, log } = open()
  log.warn({ mailId: 7, to: { name: 'Ada', password: 'x' } }, 'mail not delivered')
  log.info('started')
  expect(lines.map((line) => line.slice(9))).toEqual([
    'warning: mail not delivered (mailId 7, to {"name":"Ada","password":"[hidden]"})\n',
    'note: started\n',
  ])
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d /)
})

test('includes the stack of an error', () => {
  const { lines, log } = open()
  log.error({ err: new Error('no such table') }, 'an answer failed')
  expect(lines[0]).toMatch(/error: an answer failed\nError: no such table\n +at .*log-lines\.test/)
})
