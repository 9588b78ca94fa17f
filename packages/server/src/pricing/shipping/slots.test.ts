import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../../test/buying.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { allDay, atTheCounter, flat, optionsOf } from './testing.ts'

let shop: Shop
let counter: ReturnType<typeof atTheCounter>
let region: string
beforeAll(async () => {
  shop = await openShop()
  counter = atTheCounter(shop)
  region = await counter.regionIn()
})
afterAll(() => shop.close())

const addLocal = async (more: object = {}, zipCodes = ['101*']): Promise<string> => {
  const scheduledDeliveryConfig = { timeWindows: allDay, slotMinutes: 120, daysAhead: 3, ...more }
  const localDeliveryOption = {
    areaName: 'By bicycle',
    zipConfig: { zipCodes },
    rates: flat('3.00'),
    deliveryRegionIds: [region],
    scheduledDeliveryConfig,
  }
  return (await counter.owner('POST /v1/local-delivery-options', { localDeliveryOption })).localDeliveryOption.id
}
const slotsOf = (checkout: Parameters<typeof optionsOf>[0], id: string) =>
  optionsOf(checkout).filter(({ code }) => code.startsWith(id))
const remove = (id: string) => counter.owner(`DELETE /v1/local-delivery-options/${id}`)

test('lets a buyer choose a time by code or with its method, and shows it on checkout and order', async () => {
  const id = await addLocal()
  const till = await counter.open([await counter.goods()])
  const slots = slotsOf(till.checkout, id)
  expect(slots.length).toBeGreaterThan(30)
  const [, second, third] = slots
  const byCode = await counter.choose(till, { code: second!.code })
  expect(byCode.body.checkout.shippingInfo.selectedCarrierServiceOption.logistics.deliveryTimeSlot).toEqual(
    second!.logistics.deliveryTimeSlot,
  )
  const { from, to } = third!.logistics.deliveryTimeSlot!
  await counter.choose(till, { code: id, logistics: { deliveryTimeSlot: { from, to } } })
  const order = await counter.orderOf((await counter.pay(till)).body.orderId)
  expect(order.shippingInfo).toMatchObject({
    code: third!.code,
    title: 'By bicycle',
    logistics: { deliveryTimeSlot: { from, to }, deliverByDate: to },
    region: { name: 'DE' },
  })
  await remove(id)
})

test('rejects a past, closed or full time by name, and suggests the next available one', async () => {
  const id = await addLocal({ capacity: 1 })
  const till = await counter.open([await counter.goods()])
  const [first, second] = slotsOf(till.checkout, id)
  const at = (date: Date) =>
    counter.choose(till, { code: id, logistics: { deliveryTimeSlot: { from: date.toISOString() } } })
  const past = await at(new Date(Date.now() - 3_600_000))
  expect([past.status, codeOf(past)]).toEqual([428, 'DELIVERY_SLOT_PAST_CUT_OFF'])
  expect(past.body.details.applicationError.data.next.code).toBe(first!.code)
  const odd = await at(new Date(new Date(first!.logistics.deliveryTimeSlot!.from).getTime() + 60_000))
  expect(codeOf(odd)).toBe('DELIVERY_SLOT_CLOSED')

  const other = await counter.open([await counter.goods()])
  await counter.choose(other, { code: first!.code })
  await counter.choose(till, { code: first!.code })
  expect((await counter.pay(other)).status).toBe(200)
  const late = await counter.pay(till)
  expect([late.status, codeOf(late)]).toEqual([428, 'DELIVERY_SLOT_FULL'])
  expect(late.body.details.applicationError.data.next.code).toBe(second!.code)
  const again = await counter.choose(till, { code: first!.code })
  // It was chosen before, so it is reported as an error with the totals until another one is chosen.
  expect(again.body.checkout.calculationErrors.selectedShippingOptionError.applicationError.code).toBe(
    'DELIVERY_SLOT_FULL',
  )
  expect((await counter.choose(till, { code: second!.code })).status).toBe(200)
  expect((await counter.pay(till)).status).toBe(200)
  await remove(id)
})

const many = 50

test('gives the last place of a time to one of many concurrent buyers', async () => {
  const id = await addLocal({ capacity: 1 })
  const goods = await counter.goods({ stock: 1000 })
  const tills = []
  for (let index = 0; index < many; index += 1) {
    const till = await counter.open([goods])
    const slot = slotsOf(till.checkout, id)[2]!
    await counter.choose(till, { code: slot.code })
    tills.push(till)
  }
  const answers = await Promise.all(tills.map((till) => counter.pay(till)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.filter(({ status }) => status !== 200).map(codeOf))).toEqual(new Set(['DELIVERY_SLOT_FULL']))
  await remove(id)
})

test('releases a place when a payment is declined or an order is canceled', async () => {
  const id = await addLocal({ capacity: 1 })
  const goods = await counter.goods()
  const open = async () => {
    const till = await counter.open([goods])
    await counter.choose(till, { code: code ?? slotsOf(till.checkout, id)[3]!.code })
    code ??= slotsOf(till.checkout, id)[3]!.code
    return till
  }
  let code: string | undefined
  const declined = await open()
  expect((await counter.pay(declined, 'sandbox:declined')).status).not.toBe(200)
  const { orderId } = (await counter.pay(await open())).body
  const waiting = await counter.open([goods])
  expect(codeOf(await counter.choose(waiting, { code: code! }))).toBe('DELIVERY_SLOT_FULL')
  await counter.owner(`POST /ecom/v1/orders/${orderId}/cancel`, {})
  expect((await counter.choose(waiting, { code: code! })).status).toBe(200)
  expect((await counter.pay(waiting)).status).toBe(200)
  await remove(id)
})

test('does not offer it outside the area', async () => {
  const id = await addLocal({}, ['10115-10119', '14*'])
  const offered = async (postalCode: string) => {
    const till = await counter.open([await counter.goods()], {
      country: 'DE',
      city: 'Berlin',
      postalCode,
      addressLine: 'A 1',
    })
    return slotsOf(till.checkout, id).length > 0
  }
  expect([await offered('10117'), await offered('14467'), await offered('10120')]).toEqual([true, true, false])
  await remove(id)
})
