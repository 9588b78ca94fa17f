import { expect, test } from 'vitest'
import { ApiError } from '@vitrine/client'
import { words } from '../words/words.ts'
import { importRows } from './import-rows.ts'

const rows = Array.from({ length: 250 }, (_one, index) => ({ row: index + 2 }))
const importing = { columnOf: (field: string) => field.toUpperCase(), isPreview: true, onProgress: () => undefined }
const created = (part: readonly unknown[]) =>
  part.map((_one, originalIndex) => ({ originalIndex, action: 'CREATED' as const }))

const refusal = (fields: readonly string[]) => {
  const email = { description: 'must match format "email"', violatedRule: 'FORMAT', data: { type: 'EMAIL' } }
  const violations = fields.map((field) => ({ field, ...email }))
  return new ApiError('Wrong.', { code: 'INVALID_ARGUMENT', violations })
}

test('imports a hundred rows per request, and names the row of each refusal', async () => {
  const sizes: number[] = []
  const report = await importRows(rows, {
    ...importing,
    send: async (part) => {
      sizes.push(part.length)
      return created(part).map((one) =>
        one.originalIndex === 7 ? { ...one, action: 'REFUSED' as const, field: 'name', message: 'No.' } : one,
      )
    },
  })
  expect(sizes).toEqual([100, 100, 50])
  expect(report.counts).toEqual({ CREATED: 247, UPDATED: 0, SKIPPED: 0, REFUSED: 3 })
  expect(report.problems.map(({ row, column }) => [row, column])).toEqual([
    [9, 'NAME'],
    [109, 'NAME'],
    [209, 'NAME'],
  ])
})

test('imports the other rows of a request that is refused for the values of some', async () => {
  const sizes: number[] = []
  const report = await importRows(rows.slice(0, 5), {
    ...importing,
    send: async (part) => {
      sizes.push(part.length)
      if (part.length === 5) throw refusal(['companies[3].terms', 'companies[1].name', 'companies[1].tags'])
      return created(part)
    },
  })
  expect([sizes, report.counts]).toEqual([[5, 3], { CREATED: 3, UPDATED: 0, SKIPPED: 0, REFUSED: 2 }])
  expect(report.problems).toEqual([
    { row: 3, column: 'NAME', message: words.fieldProblems.formats.EMAIL },
    { row: 5, column: 'TERMS', message: words.fieldProblems.formats.EMAIL },
  ])
})

test('says why a row was refused in the language of the pages, or in that of the server', async () => {
  const violation = { field: 'email', description: 'is invalid', violatedRule: 'FORMAT', data: { type: 'EMAIL' } }
  const error = { code: 'INVALID_ARGUMENT', description: '', data: { fieldViolations: [violation] } }
  const refused = { action: 'REFUSED' as const, field: 'email', message: 'is invalid' }
  const { problems } = await importRows(rows.slice(0, 2), {
    ...importing,
    send: async () => [
      { originalIndex: 0, ...refused, error },
      { originalIndex: 1, ...refused },
    ],
  })
  expect(problems.map(({ message }) => message)).toEqual([words.fieldProblems.formats.EMAIL, 'is invalid'])
})

test('fails with errors that are about no row', async () => {
  const send = async () => {
    throw refusal(['isPreview'])
  }
  await expect(importRows(rows, { ...importing, send })).rejects.toBeInstanceOf(ApiError)
})
