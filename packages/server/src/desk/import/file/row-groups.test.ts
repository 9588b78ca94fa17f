import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupRows, indexRows, longestHandle, maxRows, type RowGroup } from './row-groups.ts'
import { createHeader, type Row } from './rows.ts'

const header = createHeader(['handle', 'text'])
const grouping = { handleOf: ({ cells }: Row) => cells[0]! }
const rowsOf = (handles: readonly string[], text = '') =>
  handles.map((handle, index): Row => ({ number: index + 2, cells: [handle, text], header }))
async function* stream(rows: readonly Row[]) {
  yield* rows
}

const group = async (rows: readonly Row[], maxCharacters?: number) => {
  const index = await indexRows(stream(rows), grouping)
  const groups: RowGroup[] = []
  for await (const one of groupRows(stream(rows), grouping, {
    index,
    ...(maxCharacters !== undefined && { maxCharacters }),
  }))
    groups.push(one)
  return groups
}

test('returns each product once with all of its rows in order, wherever they are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('a', 'b', 'c', 'd')), async (handles) => {
      const rows = rowsOf(handles)
      const groups = await group(rows)
      expect(groups.map((one) => (one.kind === 'product' ? one.handle : one.kind)).sort()).toEqual(
        [...new Set(handles)].sort(),
      )
      const gathered = groups.flatMap((one) => (one.kind === 'product' ? [one] : []))
      expect(gathered.map((one) => one.rows)).toEqual(
        gathered.map(({ handle }) => rows.filter(({ cells }) => cells[0] === handle)),
      )
    }),
  )
})

test('returns a product with its last row, so adjacent rows never wait', async () => {
  const rows = rowsOf(['a', 'a', 'b', 'c', 'b'], 'x'.repeat(100))
  expect((await group(rows, 320)).map(({ kind }) => kind)).toEqual(['product', 'product', 'product'])
})

test('limits the memory for waiting rows, and reports products beyond it', async () => {
  const handles = ['first', 'second', ...Array.from({ length: 50 }, (_one, at) => `b${at}`), 'second', 'first']
  const groups = await group(rowsOf(handles, 'x'.repeat(600)), 1000)
  expect(groups.filter(({ kind }) => kind === 'too-far-apart')).toMatchObject([
    { handle: 'second', row: { number: 3 } },
  ])
  expect(groups.filter(({ kind }) => kind === 'product')).toHaveLength(51)
})

test('reports rows without a handle, or with text from another column, one by one', async () => {
  const groups = await group(rowsOf(['', 'a', '', 'x'.repeat(longestHandle + 1)]))
  expect(groups).toMatchObject([
    { kind: 'no-handle', row: { number: 2 } },
    { kind: 'product', handle: 'a' },
    { kind: 'no-handle', row: { number: 4 } },
    { kind: 'long-handle', row: { number: 5 } },
  ])
})

test('stops at the last allowed row and returns what was read so far', async () => {
  const rows = [...rowsOf(['a']), { number: maxRows + 1, cells: ['a', ''], header }]
  const index = await indexRows(stream(rows), grouping)
  const groups: RowGroup[] = []
  const reading = (async () => {
    for await (const one of groupRows(stream(rows), grouping, { index })) groups.push(one)
  })()
  await expect(reading).rejects.toThrow(/1,000,000 rows/)
  expect(groups).toMatchObject([{ kind: 'product', rows: [{ number: 2 }] }])
})
