import { expect, test } from 'vitest'
import { enumerations, treeOfAnswer, walk } from './enumerations.ts'
import { claimsFrom, disagreements, wrongClaims, printPage, readObservations, readPage, type Claims } from './page.ts'

const valuesOf = (call: string, status: number, answer: object): readonly string[] => {
  const found: string[] = []
  walk(answer, treeOfAnswer(call, status)!, ({ fields }, value) => found.push(`${fields[0]} ${value}`))
  return found
}

test('each enumeration of the contract has a unique name', () => {
  const names = enumerations.map(({ fields }) => fields[0])
  expect(names.length).toBeGreaterThan(190)
  expect(new Set(names).size).toBe(names.length)
})

test('finds the values of a response by the schema of its call', () => {
  const order = {
    number: 'APPROVED',
    status: 'APPROVED',
    paymentStatus: 'PAID',
    additionalFees: [{ name: 'OTHER', source: 'MANUAL' }],
  }
  expect(valuesOf('getOrder', 200, { order }).toSorted()).toEqual([
    'Order.paymentStatus PAID',
    'Order.status APPROVED',
    'OrderAdditionalFee.source MANUAL',
  ])
})

test('finds the codes and violated rules of an error', () => {
  const applicationError = { code: 'CART_NOT_FOUND', description: 'OTHER' }
  const fieldViolations = [
    { field: 'coupon.code', description: 'OTHER', violatedRule: 'FORMAT', ruleName: 'INVALID_SCOPE' },
  ]
  expect(valuesOf('getOrder', 404, { details: { applicationError } })).toEqual(['Error codes CART_NOT_FOUND'])
  expect(valuesOf('getOrder', 400, { details: { validationError: { fieldViolations } } })).toEqual([
    'FieldViolation.violatedRule FORMAT',
    'Names of violated rules INVALID_SCOPE',
  ])
})

const colors = [{ values: ['RED', 'GREEN', 'BLUE'], fields: ['Mug.color', 'Bowl.color'] }]
const own = 'test/observed-values/page.test.ts'
const lines = [`Mug.color\tRED\t${own} › a | b`, `Mug.color\tRED\t${own} › c`, `Mug.color\tGREEN\t${own} › c`]
const pageOf = (noted: readonly string[], before: Claims = new Map(), isLong = false) =>
  printPage(claimsFrom(readObservations(noted), { before, isLong, enumerations: colors }), colors)

test('round-trips the page', () => {
  const page = pageOf(lines)
  expect(page).toContain(`| RED | a \\| b | [page.test.ts](../${own}) |`)
  expect(page).toContain('Not observed: BLUE.')
  expect(page).toContain('The same as Bowl.color.')
  expect(disagreements(readPage(page), readObservations(lines), false)).toEqual([])
  expect(pageOf(lines.toReversed(), readPage(page))).toBe(page)
})

test('reports values that a run observed differently', () => {
  const page = readPage(pageOf(lines))
  const noted = readObservations([lines[1]!, lines[2]!, `Mug.color\tBLUE\t${own} › d`, `Mug.color\tPINK\t${own} › e`])
  expect(disagreements(page, noted, false)).toEqual([
    `Mug.color RED was not observed by: ${own} › a | b`,
    `Mug.color BLUE is not observed according to the page, but was by: ${own} › d`,
    `Mug.color PINK is not in the page, but was observed by: ${own} › e`,
  ])
})

test('keeps a test that still observes its value, and otherwise selects another', () => {
  const before = readPage(pageOf(lines))
  expect(readPage(pageOf([`Mug.color\tRED\t${own} › 0`, ...lines], before))).toEqual(before)
  expect(
    readPage(pageOf(lines.slice(1), before))
      .get('Mug.color')
      ?.get('RED')?.test,
  ).toBe(`${own} › c`)
})

test('prefers a test whose file names the value, and any test to a hook', () => {
  const choose = (...tests: readonly string[]) =>
    readPage(pageOf(tests.map((one) => `Mug.color\tRED\t${one}`)))
      .get('Mug.color')
      ?.get('RED')?.test
  const other = 'test/listener.ts'
  expect(choose(`${other} › a`, `${own} › z`)).toBe(`${own} › z`)
  expect(choose(`${own} › (setup)`, `${own} › z`)).toBe(`${own} › z`)
  expect(choose(`${other} › b`, `${other} › a`)).toBe(`${other} › a`)
})

test('ignores what property tests observe by chance', () => {
  const property = 'packages/server/src/purchase/purchase/generations.test.ts'
  expect(pageOf([...lines, `Mug.color\tBLUE\t${property} › a`])).toBe(pageOf(lines))
})

test('marks a value that only long runs observe, and expects it in no other run', () => {
  const long = [...lines, `Mug.color\tBLUE\t${own} › d`]
  const page = readPage(pageOf(long, readPage(pageOf(lines)), true))
  expect(page.get('Mug.color')?.get('BLUE')).toEqual({ test: `${own} › d`, isLong: true })
  expect(disagreements(page, readObservations(lines), false)).toEqual([])
  expect(disagreements(page, readObservations(long), true)).toEqual([])
  expect(disagreements(page, readObservations(lines), true)).toEqual([`Mug.color BLUE was not observed by: ${own} › d`])
  expect(readPage(pageOf(lines, page)).get('Mug.color')).toEqual(page.get('Mug.color'))
})

test('fails a run in which no test observed a listed value, or the listed test is gone', () => {
  const page = readPage(pageOf(lines))
  const wrong = (noted: readonly string[]) => wrongClaims(page, readObservations(noted), false)
  expect(wrong(lines)).toEqual([])
  // Another test observed the value this time; the listed one observed something else.
  expect(wrong([lines[1]!, lines[2]!, `Mug.color\tBLUE\t${own} › a | b`])).toEqual([])
  expect(wrong(lines.filter((line) => !line.includes('RED')))).toEqual(['Mug.color RED'])
  expect(wrong(lines.map((line) => line.replace('a | b', 'another title')))).toEqual(['Mug.color RED'])
})
