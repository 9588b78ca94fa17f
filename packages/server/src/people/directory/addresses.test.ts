import { expect, test } from 'vitest'
import { mergeAddresses } from '../member/addresses.ts'

const home = { id: 'h', tag: 'HOME', city: 'Hamburg', streetAddress: { name: 'Elbchaussee', number: '1' } } as const
const work = { id: 'w', tag: 'WORK', city: 'Bremen' } as const
const sentOf = ({ id: _id, tag: _tag, ...address }: typeof home | typeof work) => address
const merge = (...sent: object[]) => mergeAddresses(sent, [home, work], () => 'new')

test.each([
  ['nothing changed', [sentOf(home), sentOf(work)], [home, work]],
  ['the first is removed', [sentOf(work)], [work]],
  ['they change places', [sentOf(work), sentOf(home)], [work, home]],
  [
    'one is changed in place',
    [{ city: 'Kiel' }, sentOf(work)],
    [{ ...home, city: 'Kiel', streetAddress: undefined }, work],
  ],
  [
    'one is inserted before them',
    [{ city: 'Kiel' }, sentOf(home), sentOf(work)],
    [{ id: 'new', city: 'Kiel' }, home, work],
  ],
  ['one is added', [sentOf(home), sentOf(work), { city: 'Kiel' }], [home, work, { id: 'new', city: 'Kiel' }]],
  [
    'one is listed twice',
    [sentOf(work), sentOf(work)],
    [
      { ...work, id: 'w' },
      { id: 'new', city: 'Bremen' },
    ],
  ],
])('keeps IDs and tags of addresses when %s', (_, sent, expected) => {
  expect(merge(...sent)).toEqual(expected)
})
