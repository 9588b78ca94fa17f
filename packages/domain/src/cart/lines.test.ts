import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addLines, changeQuantities, mergeLines, type Addition, type Line } from './lines.ts'

const addition = (item: string, quantity: number, available = Infinity): Addition => ({
  reference: { catalogItemId: item, appId: 'app' },
  quantity,
  sellable: {
    productId: item,
    variantId: 'v',
    name: item,
    slug: item,
    kind: 'PHYSICAL',
    price: 100,
    fullPrice: 100,
    choices: [],
    collectionIds: [],
    stock: available === Infinity ? { tracked: false, inStock: true } : { tracked: true, quantity: available },
  },
})

const counter = () => {
  let next = 0
  return () => `line-${(next += 1)}`
}

const linesOf = (additions: Addition[]): readonly Line[] => {
  const result = addLines([], additions, counter())
  if (!result.ok) throw new Error(result.code)
  return result.lines
}

test('the same item twice is one line', () => {
  expect(linesOf([addition('mug', 1), addition('bowl', 1), addition('mug', 2)])).toMatchObject([
    { reference: { catalogItemId: 'mug' }, quantity: 3 },
    { reference: { catalogItemId: 'bowl' }, quantity: 1 },
  ])
})

test('nobody can put more in the cart than is in stock, in one go or in two', () => {
  const refusal = { ok: false, code: 'INSUFFICIENT_INVENTORY', productId: 'mug', available: 2 }
  expect(addLines([], [addition('mug', 3, 2)], counter())).toEqual(refusal)
  expect(addLines(linesOf([addition('mug', 1)]), [addition('mug', 2, 2)], counter())).toEqual(refusal)
})

test('a quantity of zero takes the line out, another changes it, and less is always allowed', () => {
  const lines = linesOf([addition('mug', 5), addition('bowl', 1)])
  const result = changeQuantities(
    lines,
    [
      { id: 'line-1', quantity: 3 },
      { id: 'line-2', quantity: 0 },
    ],
    () => 1,
  )
  expect(result).toMatchObject({ ok: true, lines: [{ id: 'line-1', quantity: 3 }] })
})

test('a line that is not there cannot be changed', () => {
  expect(changeQuantities([], [{ id: 'x', quantity: 1 }], () => 9)).toEqual({
    ok: false,
    code: 'LINE_ITEM_NOT_FOUND',
    lineItemId: 'x',
  })
})

test('signing in loses no piece of either cart', () => {
  const cart = fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 9 })), {
    selector: ([item]) => item,
  })
  const pieces = (lines: readonly Line[], item: string) =>
    lines.reduce((sum, { reference, quantity }) => (reference.catalogItemId === item ? sum + quantity : sum), 0)
  fc.assert(
    fc.property(cart, cart, (member, visitor) => {
      const [ours, theirs] = [member, visitor].map((items) =>
        linesOf(items.map(([item, count]) => addition(item, count))),
      )
      const merged = mergeLines(ours!, theirs!)
      for (const item of ['a', 'b', 'c', 'd']) {
        expect(pieces(merged, item)).toBe(pieces(ours!, item) + pieces(theirs!, item))
      }
    }),
  )
})
