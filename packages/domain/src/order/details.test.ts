import { expect, test } from 'vitest'
import {
  changeableDetails,
  changeDetails,
  changeTags,
  isMarksOnly,
  type SentDetails,
  type WithDetails,
} from './details.ts'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const change = (order: WithDetails, sent: SentDetails) => changeDetails(order, sent, isSame)

const berlin = { contactDetails: { firstName: 'Ann' }, address: { city: 'Berlin' } }
const bonn = { address: { city: 'Bonn' } }
const order: WithDetails = {
  buyerInfo: { email: 'ann@mail.test', contactId: 'contact' },
  billingInfo: berlin,
  recipientInfo: berlin,
  shippingInfo: { title: 'Post', logistics: { deliveryTime: '2 days', shippingDestination: berlin } },
  buyerNote: 'Ring twice',
  archived: false,
}

test('changes nothing if nothing is sent', () => {
  expect(change(order, {})).toEqual({ record: order, activities: [] })
  expect(change({}, {})).toEqual({ record: {}, activities: [] })
})

test.each<[SentDetails, Partial<WithDetails>]>([
  [{ buyerNote: 'Leave it' }, { buyerNote: 'Leave it' }],
  [{ buyerNote: '' }, { buyerNote: '' }],
  [
    { archived: true, seenByAHuman: true },
    { archived: true, seenByAHuman: true },
  ],
  [{ attributionSource: 'FACEBOOK_ADS' }, { attributionSource: 'FACEBOOK_ADS' }],
  [{ customFields: [] }, { customFields: [] }],
  [{ extendedFields: { namespaces: {} } }, { extendedFields: { namespaces: {} } }],
  [{ tags: { tags: { tagIds: ['a'] } } }, { tags: { tags: { tagIds: ['a'] } } }],
  [{ billingInfo: bonn }, { billingInfo: { ...berlin, ...bonn } }],
  [{ channelInfo: { externalOrderId: '7', type: 'POS' } }, { channelInfo: { externalOrderId: '7' } as never }],
])('sets %j without recording an activity', (sent, changed) => {
  expect(change(order, sent)).toEqual({ record: { ...order, ...changed }, activities: [] })
})

test('keeps parts that are left out', () => {
  const sold = { ...order, channelInfo: { type: 'POS', externalOrderId: '7' } } as const
  const sent = {
    buyerInfo: { email: undefined },
    recipientInfo: { address: undefined },
    channelInfo: { externalOrderUrl: 'https://till.test/7' },
  }
  expect(change(sold, sent)).toEqual({
    record: { ...sold, channelInfo: { ...sold.channelInfo, externalOrderUrl: 'https://till.test/7' } },
    activities: [],
  })
})

test('records a new email of the buyer, and ignores their ID', () => {
  const sent = { buyerInfo: { email: 'eve@mail.test', contactId: 'other' } }
  expect(change(order, sent)).toEqual({
    record: { ...order, buyerInfo: { email: 'eve@mail.test', contactId: 'contact' } },
    activities: ['EMAIL_EDITED'],
  })
  expect(change({}, { buyerInfo: { email: 'eve@mail.test' } }).activities).toEqual(['EMAIL_EDITED'])
})

test.each<[string, SentDetails]>([
  ['recipient', { recipientInfo: bonn }],
  ['destination', { shippingInfo: { logistics: { shippingDestination: bonn } } }],
])('sets recipient and destination for a new %s, and records it', (_where, sent) => {
  const moved = { ...berlin, ...bonn }
  expect(change(order, sent)).toEqual({
    record: {
      ...order,
      recipientInfo: moved,
      shippingInfo: { title: 'Post', logistics: { deliveryTime: '2 days', shippingDestination: moved } },
    },
    activities: ['SHIPPING_ADDRESS_EDITED'],
  })
})

test('changes only the logistics of the delivery, and adds none to an order without delivery', () => {
  const sent = { shippingInfo: { title: 'Bike', logistics: { deliveryTime: 'today' } } }
  expect(change(order, sent).record.shippingInfo).toEqual({
    title: 'Post',
    logistics: { deliveryTime: 'today', shippingDestination: berlin },
  })
  expect(change({ recipientInfo: berlin }, sent).record).toEqual({ recipientInfo: berlin })
  expect(change(order, { shippingInfo: { title: 'Bike' } })).toEqual({ record: order, activities: [] })
  expect(change({ shippingInfo: { title: 'Post' } }, sent).record).toEqual({
    shippingInfo: { title: 'Post', logistics: { deliveryTime: 'today' } },
  })
})

test('adds no destination to a pickup order with a new recipient', () => {
  const pickedUp = { ...order, shippingInfo: { title: 'Pickup', logistics: { deliveryTime: 'today' } } }
  const { record } = change(pickedUp, { recipientInfo: bonn })
  expect(record.recipientInfo).toEqual({ ...berlin, ...bonn })
  expect(record.shippingInfo).toEqual(pickedUp.shippingInfo)
})

test('recognizes changes of internal marks', () => {
  expect(isMarksOnly({})).toBe(true)
  expect(isMarksOnly({ archived: true, seenByAHuman: false, tags: {}, buyerNote: undefined })).toBe(true)
  expect(isMarksOnly({ archived: true, buyerNote: 'x' })).toBe(false)
})

test('lists the fields that can be changed', () => {
  expect(changeableDetails.toSorted()).toEqual([
    'archived',
    'attributionSource',
    'billingInfo',
    'buyerInfo',
    'buyerNote',
    'channelInfo',
    'customFields',
    'extendedFields',
    'recipientInfo',
    'seenByAHuman',
    'shippingInfo',
    'tags',
  ])
})

test('adds tags once and removes tags, separately for public and private tags', () => {
  const before = { tags: { tagIds: ['a', 'b'] }, privateTags: { tagIds: ['x'] } }
  expect(changeTags(undefined, {})).toEqual({ privateTags: { tagIds: [] }, tags: { tagIds: [] } })
  expect(changeTags({ tags: { tagIds: ['a', 'b'] } }, { unassign: { tags: { tagIds: ['a'] } } })).toEqual({
    privateTags: { tagIds: [] },
    tags: { tagIds: ['b'] },
  })
  expect(
    changeTags(before, {
      assign: { tags: { tagIds: ['b', 'c', 'd'] } },
      unassign: { tags: { tagIds: ['a', 'd'] }, privateTags: { tagIds: ['y'] } },
    }),
  ).toEqual({ privateTags: { tagIds: ['x'] }, tags: { tagIds: ['b', 'c'] } })
})
