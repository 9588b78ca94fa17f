import { context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, referenceTo } from '../../../../../../test/goods.ts'
import { lenient, openShop, type Shop } from '../../../../../../test/shop.ts'
import { startTracing, stopTracing } from './tracing.ts'

const collected = new InMemorySpanExporter()
let shop: Shop
let token: string
beforeAll(async () => {
  shop = await openShop()
  token = await shop.visitorToken()
  // Sets up tracing like a program loaded with `NODE_OPTIONS=--import=…`, with an exporter that sends nothing.
  trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(collected)] }))
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  startTracing()
})
afterAll(async () => {
  stopTracing()
  trace.disable()
  context.disable()
  await shop.close()
})

test('records a span per call with nested statements and without values', async () => {
  const lineItems = [{ catalogReference: referenceTo(await addProduct(shop.context.db, shop.siteId)), quantity: 1 }]
  collected.reset()
  const body = { lineItems, couponCode: 'SECRET' }
  await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body, headers: lenient })
  const spans = collected.getFinishedSpans()
  const call = spans.find(({ name }) => name === 'addToCurrentCart')!
  expect(call.attributes).toMatchObject({
    'http.request.method': 'POST',
    'http.route': expect.stringContaining('/add-to-cart'),
  })
  const own = spans.filter(({ parentSpanContext }) => parentSpanContext?.spanId === call.spanContext().spanId)
  expect(own.map(({ attributes }) => attributes['db.query.text'])).toEqual(
    expect.arrayContaining([expect.stringContaining('insert into "cart"'), 'commit']),
  )
  expect(JSON.stringify(spans.map(({ attributes }) => attributes))).not.toContain('SECRET')
})

test('records the error of a refused call in its span', async () => {
  collected.reset()
  await shop.send('GET /ecom/v1/carts/7e6b6e9c-0000-4000-8000-000000000000', { token })
  const call = collected.getFinishedSpans().find(({ name }) => name === 'getCart')!
  expect(call.status.code).toBe(2)
  expect(call.events.map(({ name }) => name)).toEqual(['exception'])
})
