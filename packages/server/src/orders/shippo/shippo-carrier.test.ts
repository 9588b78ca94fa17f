import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createShippoDouble, token } from '../../../../../test/shippo-double/double.ts'
import type { LabelCarrier, LabelParcel } from './label-carrier.ts'
import { createShippoCarrier } from './shippo-carrier.ts'

let double: Awaited<ReturnType<typeof createShippoDouble>>
let carrier: LabelCarrier
beforeAll(async () => {
  double = await createShippoDouble()
  carrier = createShippoCarrier(token, double.url)
})
afterAll(() => double.close())
beforeEach(() => double.decide('SUCCESS'))

const address = {
  name: 'Ann Lee',
  street: '1 Main St',
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
  country: 'US',
}
const parcel: LabelParcel = {
  from: { ...address, name: 'The store' },
  to: address,
  box: { type: 'own', length: '10', width: '6.5', height: '4' },
  weight: '1.25',
  weightUnit: 'lb',
}
const newRate = async () => (await carrier.rates(parcel)).find(({ service }) => service === 'usps_priority')!

test('lists the rates of a parcel with costs and delivery days', async () => {
  expect(await newRate()).toMatchObject({
    carrier: 'USPS',
    serviceName: 'Priority Mail',
    amount: 905,
    currency: 'USD',
    days: 2,
  })
  expect(double.shipments.at(-1)).toMatchObject({
    address_to: { name: 'Ann Lee', street1: '1 Main St', zip: '78701' },
    parcels: [{ length: '10', distance_unit: 'in', weight: '1.25', mass_unit: 'lb' }],
    async: false,
  })
  await carrier.rates({ ...parcel, box: { type: 'carrier', template: 'USPS_SmallFlatRateBox' } })
  expect(double.shipments.at(-1)).toMatchObject({ parcels: [{ template: 'USPS_SmallFlatRateBox' }] })
  const abroad = await carrier.rates({ ...parcel, to: { ...address, country: 'CA' } })
  expect(abroad.map(({ service }) => service)).toEqual(['usps_priority_mail_international'])
})

test.each(['PDF', 'PNG'] as const)('buys a label as %s with its tracking number', async (format) => {
  const { id } = await newRate()
  const label = await carrier.buy(id, format)
  expect(label).toMatchObject({ state: 'bought', trackingNumber: expect.stringMatching(/^94\d{20}$/) })
  expect(label).toMatchObject({ labelUrl: expect.stringMatching(new RegExp(`\\.${format.toLowerCase()}$`)) })
  expect(await carrier.read(label.id)).toEqual(label)
})

test('buys one label when a response was lost or the purchase is repeated', async () => {
  const { id } = await newRate()
  const before = double.transactions.length
  double.loseAnswers(1)
  await expect(carrier.buy(id, 'PDF')).rejects.toThrow('fetch failed')
  const label = await carrier.buy(id, 'PDF')
  expect(label.state).toBe('bought')
  expect(await carrier.buy(id, 'PDF')).toEqual(label)
  expect(double.transactions).toHaveLength(before + 1)
})

test('reads a pending label again; a failed one has a reason and can be bought again', async () => {
  double.decide('QUEUED')
  const { id } = await newRate()
  const label = await carrier.buy(id, 'PDF')
  expect(label).toEqual({ state: 'pending', id: label.id })
  double.settle(label.id, 'ERROR')
  expect(await carrier.read(label.id)).toMatchObject({ state: 'failed', reason: 'The address is not deliverable.' })
  double.decide('SUCCESS')
  expect((await carrier.buy(id, 'PDF')).state).toBe('bought')
})

test('voids a label once even if the response was lost, but not a used label', async () => {
  const label = await carrier.buy((await newRate()).id, 'PDF')
  double.loseAnswers(1)
  await expect(carrier.void(label.id)).rejects.toThrow('fetch failed')
  const count = double.refunds.length
  expect(await carrier.void(label.id)).toBe('pending')
  double.refunds.at(-1)!.status = 'SUCCESS'
  expect(await carrier.void(label.id)).toBe('voided')
  expect(double.refunds).toHaveLength(count)
  const sent = await carrier.buy((await newRate()).id, 'PDF')
  double.use(sent.id)
  expect(await carrier.void(sent.id)).toBe('refused')
})

test('voids a label once on concurrent requests, without a refusal', async () => {
  const label = await carrier.buy((await newRate()).id, 'PDF')
  const before = double.refunds.length
  expect(await Promise.all([carrier.void(label.id), carrier.void(label.id)])).toEqual(['pending', 'pending'])
  expect(double.refunds).toHaveLength(before + 1)
})

test('reports a refusal in the provider’s words', async () => {
  await expect(carrier.buy('no-such-rate', 'PDF')).rejects.toMatchObject({ name: 'LabelRefusal', statusCode: 400 })
  await expect(carrier.rates({ ...parcel, to: { ...address, postalCode: '' } })).rejects.toThrow(
    'This field is required.',
  )
  await expect(createShippoCarrier('wrong', double.url).rates(parcel)).rejects.toThrow('Invalid token.')
})
