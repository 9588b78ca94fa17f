import { isPaleAccent } from '@vitrine/domain/store-design/colors.ts'
import { expect, test, vi } from 'vitest'
import { accents, colorOf, firstChoice } from './accents.ts'

// The client of the back office is created for the address of its page.
vi.stubGlobal('location', new URL('https://store.test/back-office/'))
const { findLogoProblem } = await import('./logo-file.ts').finally(() => vi.unstubAllGlobals())

test('suggests accent colors that stand out, beginning with the one of stores that choose none', () => {
  expect(Object.values(accents).filter(isPaleAccent)).toEqual([])
  expect(colorOf(firstChoice)).toBe('#1f4d3f')
  expect(colorOf({ name: 'own', own: '#ffe08a' })).toBe('#ffe08a')
})

test.each([
  ['image/png', { width: 400, height: 100 }, undefined],
  ['image/svg+xml', { width: 400, height: 100 }, 'type'],
  ['image/jpeg', { width: 10_000, height: 6001 }, 'tooLarge'],
  ['image/webp', undefined, 'unreadable'],
])('a logo of the type %s and the size %j has the problem %s', async (type, size, problem) => {
  const measure = async () => size ?? Promise.reject(new Error('The source image could not be decoded.'))
  expect(await findLogoProblem({ type }, measure)).toBe(problem)
})
