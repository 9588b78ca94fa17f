import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesWith, serverSources, writersOf } from '../../../test/checks/server-sources.ts'
import { declaredColumns } from '../../../test/checks/server-tables.ts'
import { besides, otherColumns, stateColumns } from '../../../test/checks/state-columns.ts'

const textOf = (file: string): string => serverSources.find(({ name }) => name === file)!.text
const domain = join(import.meta.dirname, '../../domain/src')
const domainTexts = readdirSync(domain, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(domain, name), 'utf8'))

/** A flag, one of a few words, or what is called a state. */
const looksLikeState = ({ name, type }: (typeof declaredColumns)[number]): boolean =>
  /\bboolean\b|^(Generated<)?'[^<]*$/.test(type) || /[._](status|state)$/.test(name)

test('a column takes its state from a machine alone: the compiler holds those that are declared so', () => {
  const held = declaredColumns.filter(({ type }) => /StateColumn</.test(type)).map(({ name }) => name)
  expect(held.toSorted()).toEqual(Object.keys(stateColumns).toSorted())
})

test('whatever looks like a state is one, or is said not to be', () => {
  const found = declaredColumns.filter((column) => looksLikeState(column)).map(({ name }) => name)
  const known = [...Object.keys(stateColumns), ...Object.values(otherColumns).flat()]
  expect(known.toSorted()).toEqual(found.toSorted())
})

test.each(Object.entries(stateColumns))('%s is written in one file', (name, file) => {
  const [table, column] = name.split('.') as [string, string]
  const others = besides[table] ?? []
  expect(writersOf(table)).toEqual([file, ...others].toSorted())
  for (const other of others) expect(textOf(other)).not.toMatch(new RegExp(`\\b${column}\\b`))
})

test('the ledger is written where payments move, and nowhere else', () => {
  expect(writersOf('payment_movement')).toEqual(['money/payment/ledger/ledger-store.ts'])
})

test('nobody in the server calls a state decided that no machine has decided on', () => {
  expect(filesWith(/\bdecided\(|\bas Decided\b/)).toEqual([])
  // Two columns say what state an account is in: the machine's states have other names there.
  expect(filesWith(/\bdecidedAs\b/)).toEqual(['people/member/store.ts'])
})

test('every table of moves is asked by a decision, and every decision by the server', () => {
  const tables = domainTexts.flatMap((text) =>
    [...text.matchAll(/export const (\w+Moves) = /g)].map(([, name]) => name!),
  )
  expect(tables.length).toBeGreaterThan(5)
  const used = tables.filter((name) => domainTexts.some((text) => new RegExp(`By<[^(]*>\\(\\s*${name}\\b`).test(text)))
  expect(used).toEqual(tables)
  const decisions = domainTexts.flatMap((text) =>
    [...text.matchAll(/export const (decide[A-Z]\w+) = /g)].map(([, name]) => name!),
  )
  const isUsed = (name: string) => {
    const use = new RegExp(`\\b${name}(<[^(]*>)?\\(`)
    return filesWith(use).length > 0 || domainTexts.some((text) => use.test(text))
  }
  expect(decisions.filter((name) => !isUsed(name))).toEqual([])
})

test('an answer to a sign-in says nothing but where its table leads, and few files open a session', () => {
  expect(filesWith(/\bstate: '(SUCCESS|MFA_CHALLENGE|REQUIRE_\w+)'/)).toEqual([])
  expect(filesWith(/await openSession\(/)).toEqual([
    'people/factor/admit.ts',
    'people/factor/verify.ts',
    // An API key vouches for them, as where the shop signs them on.
    'people/oauth/token/tokens.ts',
    'people/sign-in/sign-on.ts',
  ])
})
