import { expect, test } from 'vitest'
import { decideProductImport, productImportMoves, type ProductImportEvent, type ProductImportStatus } from './status.ts'

const statuses = Object.keys(productImportMoves) as ProductImportStatus[]
const events: ProductImportEvent[] = ['FINISH', 'CANCEL', 'FAIL']

test.each<[ProductImportEvent, ProductImportStatus]>([
  ['FINISH', 'COMPLETED'],
  ['CANCEL', 'CANCELED'],
  ['FAIL', 'FAILED'],
])('ends a running import on %s as %s', (event, expected) => {
  expect(decideProductImport('RUNNING', event)).toEqual({ ok: true, state: expected, tasks: ['end'] })
})

test('an import ends once', () => {
  for (const status of statuses.filter((one) => one !== 'RUNNING'))
    for (const event of events) expect(decideProductImport(status, event)).toEqual({ ok: false, code: 'ENDED' })
})
