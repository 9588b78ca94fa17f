import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Code that reads or writes dates in the browser's time zone or UTC. `new Date()` is the same instant everywhere. */
const forbidden = [
  /new Date\((?!\))/,
  /Date\.(UTC|parse)\(/,
  /DateTimeFormat/,
  /\.toLocale(Date|Time)String\(/,
  /(date|time)Style:/,
  /\.to(ISO|UTC|Date|Time)String\(/,
  /\.(get|set)(UTC)?(FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)\(/,
  /type=["'](date|datetime-local|month|week)["']/,
  /timeZone=["']/,
  /<DateTime value=\{`/,
]

const findings = (path: string): string[] =>
  readFileSync(join(root, path), 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      forbidden.some((pattern) => pattern.test(line)) ? [`${path}:${index + 1} ${line.trim()}`] : [],
    )

test('dates are only read and formatted in src/clock', () => {
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !path.startsWith('clock/'),
  )
  expect(sources.length).toBeGreaterThan(200)
  expect(sources.flatMap(findings)).toEqual([])
})
