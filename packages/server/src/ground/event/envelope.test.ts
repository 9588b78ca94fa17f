import { expect, test } from 'vitest'
import { envelopeOf, type RecordedEvent } from './envelope.ts'
import { isAllowedAddress } from '../outbound/public-address.ts'

const event = (more: Partial<RecordedEvent>): RecordedEvent => ({
  siteId: 'site',
  id: 'event',
  type: 'wix.ecom.v1.cart_deleted',
  entity: 'cart:4f:1',
  sequence: 7,
  body: {},
  date: new Date('2026-11-20T10:00:00Z'),
  ...more,
})

/** Decodes an envelope like a receiver. */
const opened = (more: Partial<RecordedEvent>) => {
  const outer = JSON.parse(envelopeOf(event(more)).data)
  return { ...outer, identity: JSON.parse(outer.identity), data: JSON.parse(outer.data) }
}

test('includes the entity, sequence and time of an event', () => {
  expect(opened({})).toEqual({
    eventType: 'wix.ecom.v1.cart_deleted',
    instanceId: 'site',
    identity: { identityType: 'UNKNOWN' },
    data: {
      id: 'event',
      entityFqdn: 'wix.ecom.v1.cart',
      slug: 'deleted',
      entityId: '4f:1',
      eventTime: '2026-11-20T10:00:00.000Z',
      triggeredByAnonymizeRequest: false,
      originatedFrom: '',
      entityEventSequence: '7',
      deletedEvent: {},
    },
  })
})

const cart = { id: 'c', buyerInfo: { visitorId: 'v' } }
test.each([
  ['wix.ecom.v1.cart_created', { entity: cart }, { createdEvent: { entity: cart }, slug: 'created' }],
  ['wix.ecom.v1.cart_updated', { currentEntity: cart }, { updatedEvent: { currentEntity: cart }, slug: 'updated' }],
  [
    'wix.ecom.v1.order_approved',
    { order: cart },
    { actionEvent: { body: { order: cart } }, slug: 'approved', entityFqdn: 'wix.ecom.v1.order' },
  ],
  [
    'wix.ecom.v1.order_payment_status_updated',
    { order: cart },
    { actionEvent: { body: { order: cart } }, slug: 'payment_status_updated' },
  ],
  [
    'wix.ecom.v1.checkout_completed',
    { orderId: 'o' },
    { actionEvent: { body: { orderId: 'o' } }, slug: 'completed', entityFqdn: 'wix.ecom.v1.checkout' },
  ],
  [
    'wix.ecom.v1.fulfillments_updated',
    { currentEntity: {} },
    { updatedEvent: { currentEntity: {} }, entityFqdn: 'wix.ecom.v1.fulfillments' },
  ],
  [
    'wix.members.v1.member_created',
    { entity: {} },
    { createdEvent: { entity: {} }, entityFqdn: 'wix.members.v1.member' },
  ],
])('sends %s in its own shape', (type, body, data) => {
  expect(opened({ type, body }).data).toMatchObject(data)
})

test('sends catalog events flat', () => {
  const body = { productId: 'p', changedFields: ['name'] }
  expect(opened({ type: 'com.wix.ecommerce.catalog.api.v1.ProductChanged', body }).data).toEqual(body)
})

test.each([
  [{ visitorId: 'v' }, { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: 'v' }],
  [
    { memberId: 'm', visitorId: 'v' },
    { identityType: 'MEMBER', memberId: 'm' },
  ],
  [undefined, { identityType: 'UNKNOWN' }],
])('identifies the buyer %j as the actor', (buyerInfo, identity) => {
  expect(opened({ type: 'wix.ecom.v1.cart_created', body: { entity: { buyerInfo } } }).identity).toEqual(identity)
})

test.each([
  [{ type: 'visitor', id: 'v' } as const, { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: 'v' }],
  [{ type: 'member', id: 'm' } as const, { identityType: 'MEMBER', memberId: 'm' }],
  [{ type: 'owner', id: 'o' } as const, { identityType: 'WIX_USER', wixUserId: 'o' }],
  [{ type: 'app', id: 'a' } as const, { identityType: 'APP', appId: 'a' }],
  [{ type: 'key' } as const, { identityType: 'UNKNOWN' }],
])('identifies the recorded actor %j', (actor, identity) => {
  expect(opened({ type: 'wix.ecom.v1.order_canceled', body: {}, actor }).identity).toEqual(identity)
})

test('does not identify the buyer as the actor of an owner’s change', () => {
  const body = { currentEntity: { buyerInfo: { memberId: 'm' } } }
  expect(opened({ type: 'wix.ecom.v1.order_updated', body }).identity).toEqual({ identityType: 'UNKNOWN' })
})

test.each([
  ['127.0.0.1', false, true],
  ['::1', false, true],
  ['::ffff:127.0.0.1', false, true],
  ['10.0.0.1', false, false],
  ['172.31.255.255', false, false],
  ['192.168.0.1', false, false],
  ['100.64.0.1', false, false],
  ['169.254.169.254', false, false],
  ['0.0.0.0', false, false],
  ['224.0.0.1', false, false],
  ['255.255.255.255', false, false],
  ['::', false, false],
  ['::ffff:10.0.0.1', false, false],
  ['64:ff9b::a00:1', false, false],
  ['2002:a00:1::', false, false],
  ['fe80::1', false, false],
  ['fd12::1', false, false],
  ['ff02::1', false, false],
  ['8.8.8.8', true, true],
  ['172.32.0.1', true, true],
  ['2606:4700:4700::1111', true, true],
  ['localhost', false, false],
])('allows %s: %s, in a demo store: %s', (address, world, demo) => {
  expect(isAllowedAddress(address, { loopback: false })).toBe(world)
  expect(isAllowedAddress(address, { loopback: true })).toBe(demo)
})
