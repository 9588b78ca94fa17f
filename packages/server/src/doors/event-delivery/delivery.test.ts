import { eventTypes, type EventType } from '@vitrine/contract/event-types.ts'
import { pausesMs } from '@vitrine/domain/event/delivery.ts'
import { importSPKI, jwtVerify } from 'jose'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { isLongRun } from '../../../../../test/run-size.ts'
import { addProduct, referenceTo } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { createLog } from '../../ground/base/log.ts'
import { createServer } from '../../server.ts'
import { createSite } from '../../desk/site/create-site.ts'
import { registerApp } from '../../ground/event/apps.ts'
import { transact } from '../../ground/database/transact.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import { claimDelivery, distributeEvents, pruneEvents, replayDelivery } from '../../ground/event/store.ts'
import { openReceiver, type Receiver } from '../../ground/event/testing.ts'
import { wakeAfterCommit } from '../../ground/job/wake.ts'

const open = () => openShop({ runsWorkers: true, log: createLog('silent') })

/** Its server delivers the events of the stores beside it. */
let first: Shop
let shop: Shop
let appId: string
let receiver: Receiver

const use = async (opened: Shop) => {
  shop = opened
  appId = randomUUID()
  await registerApp(shop.context.db, { siteId: shop.siteId, appId, name: 'Books' })
}

beforeAll(async () => {
  first = await open()
})
afterAll(() => first.close())
beforeEach(async () => {
  receiver = await openReceiver()
  await use(await openShop({ beside: first }))
})
afterEach(() => receiver.close())

/** For tests that stop the server or start others on its database. */
const openAlone = async () => {
  const alone = await open()
  onTestFinished(() => alone.close())
  await use(alone)
}

const subscribe = (url = `${receiver.url}/hook`, eventTypes = ['*']) =>
  shop.send('POST /vitrine/v1/webhook-subscriptions', { token: shop.apiKey, body: { appId, url, eventTypes } })

/** Records an event of an entity; `body` distinguishes the events. */
const happen = (entityId: string, number: number, type: EventType = 'wix.ecom.v1.cart_updated') =>
  transact(shop.context.db, (transaction) =>
    recordEvent(transaction, {
      siteId: shop.siteId,
      entity: 'cart',
      entityId,
      type,
      body: { currentEntity: { number } },
    }),
  )

/** Moves the clock, and wakes the worker, which would notice after some seconds. */
const pass = (seconds: number) => {
  shop.pass(seconds)
  wakeAfterCommit(shop.context.db, 'events')
}

const until = async (check: () => unknown) => {
  await expect.poll(check, { interval: 20 }).toBeTruthy()
}
const deliveries = () =>
  shop.context.db
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('site_id', '=', shop.siteId)
    .orderBy('sequence')
    .execute()

test("delivers an event of a buyer, signed with the app's published key", async () => {
  const { body } = await subscribe()
  expect(body.subscription).toMatchObject({
    appId,
    url: `${receiver.url}/hook`,
    eventTypes: ['*'],
    id: expect.any(String),
  })
  const mug = await addProduct(shop.context.db, shop.siteId)
  const visitorId = randomUUID()
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 2 }]
  await shop.send('POST /ecom/v1/carts/current/add-to-cart', {
    token: await shop.visitorToken(visitorId),
    body: { lineItems },
  })
  // In both generations.
  await until(() => receiver.received.length === 2)
  const message = receiver.received.find(({ type }) => type === 'wix.ecom.v1.cart_created')!
  expect(message).toMatchObject({
    type: 'wix.ecom.v1.cart_created',
    siteId: shop.siteId,
    data: {
      slug: 'created',
      entityFqdn: 'wix.ecom.v1.cart',
      entityEventSequence: '1',
      createdEvent: { entity: { buyerInfo: { visitorId }, lineItems: [{ quantity: 2 }] } },
    },
  })

  const pem = await (await fetch(`${shop.url}/apps/${appId}/public-key.pem`)).text()
  const key = await importSPKI(pem, 'RS256')
  const options = { algorithms: ['RS256'], currentDate: shop.context.now() }
  await expect(jwtVerify(message!.jwt, key, options)).resolves.toMatchObject({ payload: { jti: message!.data.id } })
  const middle = message!.jwt.indexOf('.') + 20
  const changed =
    message!.jwt.slice(0, middle) + (message!.jwt[middle] === 'A' ? 'B' : 'A') + message!.jwt.slice(middle + 1)
  await expect(jwtVerify(changed, key, options)).rejects.toThrow(/signature verification failed/)
  for (const minutes of [-6, 6]) {
    const currentDate = new Date(shop.context.now().getTime() + minutes * 60_000)
    await expect(jwtVerify(message!.jwt, key, { ...options, currentDate })).rejects.toThrow(/timestamp check failed/)
  }
})

test('returns 404 for the key of an unknown app', async () => {
  const answer = await fetch(`${shop.url}/apps/${randomUUID()}/public-key.pem`)
  expect(answer.status).toBe(404)
})

test('delivers subscribed events only, once each despite repeated subscriptions', async () => {
  const first = await subscribe(undefined, ['wix.ecom.v1.cart_deleted'])
  const second = await subscribe(undefined, ['wix.ecom.v1.cart_deleted'])
  expect(second.body.subscription.id).toBe(first.body.subscription.id)
  await happen('c', 1)
  await happen('c', 2, 'wix.ecom.v1.cart_deleted')
  await until(() => receiver.received.length === 1)
  expect(receiver.received[0]!.type).toBe('wix.ecom.v1.cart_deleted')
})

test('delivers events from the subscription on, not earlier ones', async () => {
  await happen('c', 1)
  await subscribe()
  await happen('c', 2)
  await until(() => receiver.received.length === 1)
  expect(receiver.received[0]!.data.entityEventSequence).toBe('1')
  const waiting = shop.context.db
    .selectFrom('event')
    .select('id')
    .where('site_id', '=', shop.siteId)
    .where('delivered_date', 'is', null)
  expect(await waiting.execute()).toEqual([])
})

test('delivers events of an entity in order, even after a retry', async () => {
  await subscribe()
  let refused = 0
  receiver.answerWith(({ data }, response) => {
    const isFirst = data.updatedEvent.currentEntity.number === 1
    response.writeHead(isFirst && (refused += 1) <= 1 ? 500 : 200).end()
  })
  for (const number of [1, 2, 3, 4, 5]) await happen('slow', number)
  await until(() => receiver.received.length === 1)
  for (const number of [1, 2, 3]) await happen('other', number + 10)
  await until(() => receiver.received.length === 4)
  pass(11)
  await until(() => receiver.received.length === 9)
  const numbers = receiver.received.map(({ data }) => data.updatedEvent.currentEntity.number)
  expect(numbers.filter((number) => number < 10)).toEqual([1, 1, 2, 3, 4, 5])
  expect(numbers.filter((number) => number > 10)).toEqual([11, 12, 13])
})

test.runIf(isLongRun)('retries a failing receiver after growing pauses until everything is delivered', async () => {
  await subscribe()
  receiver.answerWith((_message, response) => response.writeHead(503).end())
  await happen('c', 1)
  const pauses: number[] = []
  for (const attempt of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await until(async () => (await deliveries())[0]?.last_error && receiver.received.length === attempt)
    // Deliveries in progress are leased for half a minute; the result is stored afterwards.
    await until(async () => {
      const [now] = await deliveries()
      const pause = now!.next_attempt_date.getTime() - (now!.last_attempt_date?.getTime() ?? 0)
      return now!.attempts === attempt && Math.abs(pause - pausesMs[attempt - 1]!) < 5000
    })
    const [row] = await deliveries()
    expect(row).toMatchObject({ status: 'waiting', attempts: attempt, last_status: 503 })
    pauses.push(row!.next_attempt_date.getTime() - row!.last_attempt_date!.getTime())
    await new Promise((done) => setTimeout(done, 50))
    if (attempt === 8) receiver.answerWith((_message, response) => response.writeHead(204).end())
    pass(pausesMs[attempt - 1]! / 1000)
  }
  await until(async () => (await deliveries())[0]!.status === 'delivered')
  for (const [index, pause] of pauses.entries()) expect(Math.abs(pause - pausesMs[index]!)).toBeLessThan(5000)
  expect(receiver.received).toHaveLength(9)
})

test('gives up after the last attempt, continues with the next event, and sends it again on replay', async () => {
  await subscribe()
  const { db } = shop.context
  receiver.answerWith(({ data }, response) =>
    response.writeHead(data.updatedEvent.currentEntity.number === 1 ? 410 : 200).end(),
  )
  await happen('c', 1)
  await until(async () => (await deliveries())[0]?.last_status === 410)
  await db
    .updateTable('webhook_delivery')
    .set({ attempts: pausesMs.length })
    .where('site_id', '=', shop.siteId)
    .execute()
  pass(3600)
  await until(async () => (await deliveries())[0]!.status === 'failed')
  await happen('c', 2)
  await until(() => receiver.received.at(-1)!.data.updatedEvent.currentEntity.number === 2)

  receiver.answerWith((_message, response) => response.writeHead(200).end())
  const [failed] = await deliveries()
  await replayDelivery(db, shop.siteId, failed!.id, shop.context.now())
  await until(async () => (await deliveries())[0]!.status === 'delivered')
  const ofFirst = receiver.received.filter(({ data }) => data.updatedEvent.currentEntity.number === 1)
  expect(new Set(ofFirst.map(({ data }) => data.id)).size).toBe(1)
})

test('does not follow redirects', async () => {
  await subscribe()
  receiver.answerWith((_message, response) => response.writeHead(302, { location: `${receiver.url}/elsewhere` }).end())
  await happen('c', 1)
  await until(async () => (await deliveries())[0]?.last_status === 302)
  expect((await deliveries())[0]!.last_error).toMatch(/redirects are not followed/)
  expect(receiver.received.map(({ path }) => path)).toEqual(['/hook'])
})

test.runIf(isLongRun)('times out on a closed or silent receiver without delaying others', async () => {
  await subscribe('http://127.0.0.1:9/closed')
  await subscribe(`${receiver.url}/silent`)
  await subscribe(`${receiver.url}/fine`)
  receiver.answerWith(({ path }, response) => {
    if (path === '/fine') response.writeHead(200).end()
  })
  await happen('c', 1)
  await until(async () => (await deliveries()).filter(({ status }) => status === 'delivered').length === 1)
  await until(async () => (await deliveries()).some(({ last_error }) => last_error?.includes('ECONNREFUSED')))
  await until(async () =>
    (await deliveries()).some(({ last_error }) => last_error?.includes('no response within 10 s')),
  )
  expect((await deliveries()).map(({ status }) => status).sort()).toEqual(['delivered', 'waiting', 'waiting'])
})

test('sends nothing to its own machine or network from a production server', async () => {
  await shop.context.db.updateTable('site').set({ demo: false }).where('id', '=', shop.siteId).execute()
  shop.context.sites.refresh()
  const { port } = receiver
  const refused = [
    '127.0.0.1',
    '[::1]',
    '10.0.0.1',
    '169.254.169.254',
    '192.168.1.1',
    '2130706433',
    '0x7f.1',
    '[::ffff:7f00:1]',
  ]
  for (const host of refused) {
    expect((await subscribe(`https://${host}/`)).status, host).toBe(400)
  }
  for (const url of ['http://shop.example/', 'ftp://shop.example/', 'https://user:pass@shop.example/', 'nowhere']) {
    expect((await subscribe(url)).status, url).toBe(400)
  }
  // A name is resolved when the event is sent: here, to this machine.
  expect((await subscribe(`https://localhost:${port}/`)).status).toBe(200)
  await happen('c', 1)
  await until(async () => (await deliveries())[0]?.last_error)
  expect((await deliveries())[0]!.last_error).toMatch(/refused: localhost resolves to an address that is not public/)
  expect(receiver.received).toHaveLength(0)
})

test('suggests the intended event type for a misspelled one', async () => {
  const typed = [
    'wix.ecom.v1.cart_created',
    'wix.ecom.v1.order_create',
    'wix.ecom.subscription_contracts.v1.subscription_contract_created',
    'orders',
  ]
  const { status, body } = await subscribe(receiver.url, typed)
  expect(status).toBe(400)
  expect(body.details.validationError.fieldViolations).toEqual([
    {
      field: 'eventTypes[1]',
      violatedRule: 'INVALID_ENUM_VALUE',
      description: expect.stringContaining('did you mean wix.ecom.v1.order_created?'),
      data: {},
    },
    {
      field: 'eventTypes[2]',
      violatedRule: 'INVALID_ENUM_VALUE',
      description: 'is not an event that this server sends yet',
      data: {},
    },
    expect.objectContaining({ field: 'eventTypes[3]' }),
  ])
  const list = await shop.send('GET /vitrine/v1/webhook-subscriptions', { token: shop.apiKey })
  expect(list.body.subscriptions).toEqual([])
  expect((await subscribe(receiver.url, [...eventTypes, '*'])).status).toBe(200)
})

test('rejects subscriptions for an app of another store, and any from shoppers', async () => {
  const [otherSite, otherApp] = [randomUUID(), randomUUID()]
  await createSite(shop.context.db, { id: otherSite, name: 'Other', currency: 'EUR', language: 'en', demo: true })
  await registerApp(shop.context.db, { siteId: otherSite, appId: otherApp, name: 'Theirs' })
  const body = { appId: otherApp, url: receiver.url, eventTypes: ['*'] }
  const route = 'POST /vitrine/v1/webhook-subscriptions'
  expect((await shop.send(route, { token: shop.apiKey, body })).status).toBe(404)
  expect((await shop.send(route, { token: await shop.visitorToken(), body: { ...body, appId } })).status).toBe(403)
})

test.runIf(isLongRun)('leaves an interrupted delivery to the next server', async () => {
  await openAlone()
  await subscribe()
  receiver.answerWith(() => undefined)
  await happen('c', 1)
  await until(() => receiver.received.length === 1)
  await shop.server.stop()
  const [row] = await deliveries()
  expect(row).toMatchObject({ status: 'waiting', attempts: 0 })

  receiver.answerWith((_message, response) => response.writeHead(200).end())
  const { database, context } = shop
  const next = await createServer({ database, config: context.config, log: context.log, now: context.now })
  await next.start(0)
  await until(async () => (await deliveries())[0]!.status === 'delivered')
  expect(new Set(receiver.received.map(({ data }) => data.id)).size).toBe(1)
  await next.stop()
})

test('resumes deliveries of a killed server after their lease, not before', async () => {
  await openAlone()
  const { db, now } = shop.context
  await subscribe()
  await shop.server.stop()
  await happen('c', 1)
  const { database, context } = shop
  await distributeEvents(db, now(), 10)
  const moment = now()
  const lease = { now: moment, until: new Date(moment.getTime() + 30_000), busy: [] }
  expect(await claimDelivery(db, lease)).toMatchObject({ attempts: 1 })
  // Killed here: claimed, maybe sent, never settled.
  expect(await claimDelivery(db, lease)).toBeUndefined()

  const next = await createServer({ database, config: context.config, log: context.log, now: context.now })
  await next.start(0)
  await new Promise((done) => setTimeout(done, 1200))
  expect(receiver.received).toHaveLength(0)
  pass(31)
  await until(async () => (await deliveries())[0]!.status === 'delivered')
  expect(receiver.received).toHaveLength(1)
  await next.stop()
})

test.runIf(isLongRun)('makes each delivery once with many servers', async () => {
  await openAlone()
  await subscribe()
  const { database, context } = shop
  const more = await Promise.all(
    [1, 2, 3].map(() => createServer({ database, config: context.config, log: context.log, now: context.now })),
  )
  for (const server of more) await server.start(0)
  for (const number of [1, 2, 3, 4, 5]) for (const entity of ['a', 'b', 'c', 'd']) await happen(entity, number)
  await until(() => receiver.received.length === 20)
  await new Promise((done) => setTimeout(done, 300))
  expect(receiver.received).toHaveLength(20)
  for (const entity of ['a', 'b', 'c', 'd']) {
    const ofEntity = receiver.received.filter(({ data }) => data.entityId === entity)
    expect(ofEntity.map(({ data }) => data.entityEventSequence)).toEqual(['1', '2', '3', '4', '5'])
  }
  await Promise.all(more.map((server) => server.stop()))
})

test('deletes old events while the numbering per entity continues', async () => {
  await subscribe()
  for (const number of [1, 2, 3]) await happen('c', number)
  await until(async () => (await deliveries()).filter(({ status }) => status === 'delivered').length === 3)
  const { db } = shop.context
  await pruneEvents(db, new Date(Date.now() + 60_000))
  const left = await db
    .selectFrom('event')
    .select(['sequence', 'body'])
    .where('site_id', '=', shop.siteId)
    .where('entity', '=', 'cart:c')
    .execute()
  expect(left).toEqual([{ sequence: 3, body: {} }])
  expect(await deliveries()).toEqual([])
  await happen('c', 4)
  await until(() => receiver.received.at(-1)!.data.entityEventSequence === '4')
})
