import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addAddress, changeAddress, mostAddresses, putFirst, removeAddress } from './address-book.ts'

const [home, work, hut] = [
  { id: 'home', city: 'Berlin' },
  { id: 'work', city: 'Bonn' },
  { id: 'hut', city: 'Bad Tölz' },
]
const book = [home!, work!]

test.each([
  ['a new address stands last', addAddress(book, hut!), [home, work, hut]],
  [
    'a changed one keeps its place',
    changeAddress(book, { id: 'home', city: 'Mainz' }),
    [{ id: 'home', city: 'Mainz' }, work],
  ],
  ['one that is put first leads the others', putFirst(book, 'work'), [work, home]],
  ['the first one stays where it is', putFirst(book, 'home'), [home, work]],
  ['one that is removed is gone', removeAddress(book, 'home'), [work]],
])('%s', (_name, change, expected) => {
  expect(change).toEqual({ ok: true, book: expected })
})

test('an address that is not there can be neither changed, put first nor removed', () => {
  for (const change of [changeAddress(book, hut!), putFirst(book, 'hut'), removeAddress(book, 'hut')])
    expect(change).toEqual({ ok: false, code: 'NOT_FOUND' })
})

test('a book is full at fifty', () => {
  const full = Array.from({ length: mostAddresses }, (_, index) => ({ id: String(index) }))
  expect(addAddress(full, { id: 'more' })).toEqual({ ok: false, code: 'MAX_SIZE' })
})

test('putting an address first loses none and keeps the order of the others', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 20 }), fc.nat(), (ids, pick) => {
      const all = ids.map((id) => ({ id }))
      const chosen = ids[pick % ids.length]!
      const change = putFirst(all, chosen)
      expect(change).toEqual({ ok: true, book: [{ id: chosen }, ...all.filter(({ id }) => id !== chosen)] })
    }),
  )
})
