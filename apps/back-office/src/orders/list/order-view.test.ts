import { expect, test } from 'vitest'
import { listAddress, orderAddress, searchOf, readOrderView, type OrderView } from './order-view.ts'

const of = (text: string): OrderView => readOrderView(new URLSearchParams(text))

test("reads the list's view from known URL parameters only", () => {
  const view = of('show=unsent&q=%20mug-1%20&payment=PAID&tag=gifts&after=x&color=red')
  expect(view).toEqual({ tab: 'unsent', expression: 'mug-1', filters: { payment: 'PAID', tag: 'gifts' } })
  expect(listAddress(view)).toBe('/orders?show=unsent&q=mug-1&payment=PAID&tag=gifts')
  expect(of('show=nothing')).toEqual({ tab: 'all', expression: '', filters: {} })
  expect(listAddress(of(''))).toBe('/orders')
})

test("includes the list's view in the URL of an order", () => {
  expect(orderAddress({ id: 'o' }, of(''))).toBe('/orders/o')
  const address = new URL(orderAddress({ id: 'o' }, of('show=unpaid&q=a b')), 'http://desk.test')
  expect(of(address.searchParams.get('list')!)).toEqual(of('show=unpaid&q=a b'))
})

test("combines all filters, with days in the store's time zone", () => {
  const { filter, search } = searchOf(
    of('show=review&q=ann&from=2026-11-01&to=2026-11-02&channel=POS'),
    'Pacific/Auckland',
  )
  expect(search).toEqual({ expression: 'ann' })
  expect(filter).toEqual({
    $and: [
      { archived: false, status: 'PENDING' },
      { 'channelInfo.type': 'POS' },
      { createdDate: { $gte: new Date('2026-10-31T11:00:00Z') } },
      { createdDate: { $lt: new Date('2026-11-02T11:00:00Z') } },
    ],
  })
  expect(searchOf(of('from=yesterday&to=2026-02-30'), 'UTC')).toEqual({})
})
