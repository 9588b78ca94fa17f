import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formattedPrice, choicesOf } from './choices.ts'
import {
  addLines,
  changeQuantities,
  mergeLines,
  maxLines,
  maxPerLine,
  removeLines,
  type Addition,
  type Line,
} from './lines.ts'

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

test('merges the same item into one line', () => {
  expect(linesOf([addition('mug', 1), addition('bowl', 1), addition('mug', 2)])).toMatchObject([
    { reference: { catalogItemId: 'mug' }, quantity: 3 },
    { reference: { catalogItemId: 'bowl' }, quantity: 1 },
  ])
})

test('rejects more than is in stock, added at once or in two steps', () => {
  const refusal = { ok: false, code: 'INSUFFICIENT_INVENTORY', productId: 'mug', available: 2 }
  expect(addLines([], [addition('mug', 3, 2)], counter())).toEqual(refusal)
  expect(addLines(linesOf([addition('mug', 1)]), [addition('mug', 2, 2)], counter())).toEqual(refusal)
})

test('removes a line at quantity zero, changes other quantities, and always allows less', () => {
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

test('rejects changes to a line that does not exist', () => {
  expect(changeQuantities([], [{ id: 'x', quantity: 1 }], () => 9)).toEqual({
    ok: false,
    code: 'LINE_ITEM_NOT_FOUND',
    lineItemId: 'x',
  })
})

test('keeps every item of both carts when a visitor signs in', () => {
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

const described = (item: string, more: { variantId?: string; text?: string } = {}): Addition => {
  const { sellable, ...rest } = addition(item, 1)
  const options = more.text === undefined ? undefined : { customTextFields: { Name: more.text } }
  return {
    ...rest,
    reference: { ...rest.reference, ...(options && { options }) },
    sellable: { ...sellable, variantId: more.variantId ?? 'v' },
  }
}

test('adds a separate line for another variant or another custom text', () => {
  const lines = linesOf([
    described('mug'),
    described('mug', { variantId: 'w' }),
    described('mug', { text: 'Ann' }),
    described('mug', { text: 'Bob' }),
    described('mug', { text: 'Ann' }),
  ])
  expect(lines.map(({ quantity }) => quantity)).toEqual([1, 1, 2, 1])
})

test('merges only identical items of two carts', () => {
  const member = linesOf([described('mug'), described('mug', { text: 'Ann' }), described('bowl')])
  const visitor = linesOf([
    described('mug', { variantId: 'w' }),
    described('mug', { text: 'Bob' }),
    described('bowl'),
    described('plate'),
  ])
  const merged = mergeLines(member, visitor)
  expect(merged.map(({ reference, quantity }) => [reference.catalogItemId, quantity])).toEqual([
    ['mug', 1],
    ['mug', 1],
    ['bowl', 2],
    ['mug', 1],
    ['mug', 1],
    ['plate', 1],
  ])
})

test('limits a merged cart to the maximum number of lines', () => {
  const items = (from: number) => Array.from({ length: 200 }, (_, index) => addition(`item ${from + index}`, 1))
  expect(mergeLines(linesOf(items(0)), linesOf(items(200)))).toHaveLength(maxLines)
})

test('accepts exactly what is in stock, and exactly the maximum per line', () => {
  expect(addLines([], [addition('mug', 2, 2)], counter())).toMatchObject({ ok: true })
  expect(addLines([], [addition('mug', maxPerLine)], counter())).toMatchObject({ ok: true })
  expect(addLines([], [addition('mug', maxPerLine + 1)], counter())).toEqual({ ok: false, code: 'TOO_MANY' })
})

test('limits the number of lines of a cart', () => {
  const items = (count: number) => Array.from({ length: count }, (_, index) => addition(`item ${index}`, 1))
  expect(addLines([], items(maxLines), counter())).toMatchObject({ ok: true })
  expect(addLines([], items(maxLines + 1), counter())).toEqual({ ok: false, code: 'TOO_MANY' })
})

test('lets a line grow up to the stock, and keep or reduce a quantity that exceeds it', () => {
  const lines = linesOf([addition('mug', 5)])
  const to = (quantity: number, available: number) =>
    changeQuantities(lines, [{ id: 'line-1', quantity }], () => available)
  const refusal = { ok: false, code: 'INSUFFICIENT_INVENTORY', productId: 'mug', available: 7 }
  expect(to(7, 7)).toMatchObject({ ok: true, lines: [{ quantity: 7 }] })
  expect(to(8, 7)).toEqual(refusal)
  expect(to(5, 2)).toMatchObject({ ok: true, lines: [{ quantity: 5 }] })
  expect(to(4, 2)).toMatchObject({ ok: true, lines: [{ quantity: 4 }] })
  expect(to(maxPerLine, Infinity)).toMatchObject({ ok: true })
  expect(to(maxPerLine + 1, Infinity)).toEqual({ ok: false, code: 'TOO_MANY' })
})

test('removes lines by ID and keeps the others', () => {
  const lines = linesOf([addition('mug', 1), addition('bowl', 1), addition('plate', 1)])
  expect(removeLines(lines, ['line-1', 'line-3', 'no line']).map(({ id }) => id)).toEqual(['line-2'])
})

test('describes the choices of a product', () => {
  const descriptionLines = [
    { plainText: { original: 'Large' } },
    { colorInfo: { original: 'Sage' } },
    {},
    { plainText: { original: '' } },
  ]
  expect(choicesOf({ descriptionLines })).toBe('Large, Sage')
  expect(choicesOf({})).toBe('')
})

test('describes a modifier once, by name, in full, and with its price if prices are shown', () => {
  const poem = 'o'.repeat(300)
  const money = (amount: string) => ({ amount, formattedAmount: `€${amount}` })
  const line = {
    descriptionLines: [
      { name: { original: 'Size' }, plainText: { original: 'Large', translated: 'Groß' } },
      { name: { original: 'Poem' }, plainText: { original: poem } },
      { name: { original: 'Wrapping' }, plainText: { original: 'Paper' } },
    ],
    modifierGroups: [
      { name: { original: 'Poem' }, modifiers: [{ label: { original: `${'o'.repeat(199)}…` }, price: money('5.00') }] },
      {
        name: { original: 'Wrapping', translated: 'Verpackung' },
        modifiers: [{ label: { original: 'Paper', translated: 'Papier' }, price: money('0.00') }],
      },
      {
        name: { original: 'Extras' },
        modifiers: [
          { label: { original: 'Cheese' }, quantity: 2, price: money('1.50') },
          { label: { original: 'Onions' }, details: { original: 'red' } },
        ],
      },
    ],
  }
  expect(choicesOf(line, 'store', formattedPrice)).toBe(
    `Large, Poem: ${poem} (+€5.00), Wrapping: Paper, Extras: Cheese (2 × €1.50), Onions – red`,
  )
  expect(choicesOf(line, 'buyer')).toBe(`Groß, Poem: ${poem}, Verpackung: Papier, Extras: Cheese, Onions – red`)
})
