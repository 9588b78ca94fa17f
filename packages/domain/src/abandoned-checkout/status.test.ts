import { expect, test } from 'vitest'
import { abandonedMoves, decideAbandoned, newAbandoned } from './status.ts'

test('a checkout is recovered by its first order, and stays so', () => {
  expect(decideAbandoned(newAbandoned, 'ORDERED')).toEqual({ ok: true, state: 'RECOVERED', tasks: ['save'] })
  expect(decideAbandoned('RECOVERED', 'ORDERED')).toEqual({ ok: true, state: 'RECOVERED', tasks: [] })
  expect(Object.keys(abandonedMoves)).toEqual(['ABANDONED', 'RECOVERED'])
})
