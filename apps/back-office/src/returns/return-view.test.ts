import { expect, test } from 'vitest'
import { filterOf, isNarrowed, orderOf, returnsAddress, readReturnView } from './return-view.ts'

const of = (text: string) => readReturnView(new URLSearchParams(text))

test("reads the list's view from known URL parameters only", () => {
  expect(of('')).toEqual({ tab: 'waiting', expression: '', resolution: undefined })
  expect(of('show=received&q=%20ann%20&wish=EXCHANGE&after=x')).toEqual({
    tab: 'received',
    expression: 'ann',
    resolution: 'EXCHANGE',
  })
  expect(of('show=toString&wish=MONEY')).toEqual(of(''))
  for (const address of ['show=all', 'show=closed&q=10001', 'wish=REFUND']) {
    expect(returnsAddress(of(address))).toBe(`/orders/returns?${address}`)
  }
  expect(returnsAddress(of('show=waiting'))).toBe('/orders/returns')
})

test('shows requested and received returns by default, oldest first', () => {
  expect(filterOf(of(''))).toEqual({ status: { $in: ['REQUESTED', 'RECEIVED'] } })
  expect(filterOf(of('show=all'))).toEqual({})
  expect(filterOf(of('show=approved&wish=REFUND'), ['o'])).toEqual({
    status: { $in: ['APPROVED'] },
    wish: 'REFUND',
    orderId: { $in: ['o'] },
  })
  expect([orderOf(of('')), orderOf(of('show=closed'))]).toEqual(['ASC', 'DESC'])
  expect([isNarrowed(of('show=all')), isNarrowed(of('q=1'))]).toEqual([false, true])
})
