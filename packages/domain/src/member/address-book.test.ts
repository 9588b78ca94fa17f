import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addAddress, changeAddress, maxAddresses, moveToFront, removeAddress } from './address-book.ts'

const [home, work, hut] = [
  { id: 'home', city: 'Berlin' },
  { id: 'work', city: 'Bonn' },
  { id: 'hut', city: 'Bad Tölz' },
]
const book = [home!, work!]

test.each([
  ['adds a new address at the end', addAddress(book, hut!), [home, work, hut]],
  [
    'keeps the position of a changed address',
    changeAddress(book, { id: 'home', city: 'Mainz' }),
    [{ id: 'home', city: 'Mainz' }, work],
  ],
  ['moves an address to the front', moveToFront(book, 'work'), [work, home]],
  ['keeps the first address first', moveToFront(book, 'home'), [home, work]],
  ['removes an address', removeAddress(book, 'home'), [work]],
])('%s', (_name, change, expected) => {
  expect(change).toEqual({ ok: true, book: expected })
})

test('rejects changing, moving and removing an address that does not exist', () => {
  for (const change of [changeAddress(book, hut!), moveToFront(book, 'hut'), removeAddress(book, 'hut')])
    expect(change).toEqual({ ok: false, code: 'NOT_FOUND' })
})

test('limits the number of addresses', () => {
  const full = Array.from({ length: maxAddresses }, (_, index) => ({ id: String(index) }))
  expect(addAddress(full, { id: 'more' })).toEqual({ ok: false, code: 'MAX_SIZE' })
})

test('keeps all addresses and the order of the others when moving one to the front', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 20 }), fc.nat(), (ids, pick) => {
      const all = ids.map((id) => ({ id }))
      const chosen = ids[pick % ids.length]!
      const change = moveToFront(all, chosen)
      expect(change).toEqual({ ok: true, book: [{ id: chosen }, ...all.filter(({ id }) => id !== chosen)] })
    }),
  )
})
