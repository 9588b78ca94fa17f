import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { findFreePort } from '../../testing/open-shop.ts'

let shop: Shop
let metricsUrl: string
beforeAll(async () => {
  const port = await findFreePort()
  metricsUrl = `http://127.0.0.1:${port}/metrics`
  shop = await openShop({ runsWorkers: true, config: { metrics: { host: '127.0.0.1', port } } })
  await addProduct(shop.context.db, shop.siteId)
  // Whether the metrics server, which starts independently, is up.
  const isOpen = () =>
    fetch(metricsUrl).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isOpen())) await new Promise((resolve) => setTimeout(resolve, 20))
})
afterAll(() => shop.close())

const readMetrics = async (): Promise<string> => (await fetch(metricsUrl)).text()
const figureOf = (text: string, line: string): number =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.split(' ')[1] ?? 'NaN',
  )

test('counts calls by name and status, and never uses an ID as a label', async () => {
  const token = await shop.visitorToken()
  for (let time = 0; time < 3; time += 1) await shop.send('GET /ecom/v1/carts/current', { token })
  await shop.send('GET /ecom/v1/checkouts/7e6b6e9c-0000-4000-8000-000000000000', { token })
  const text = await readMetrics()
  const carts = 'http_server_request_duration_seconds_count{route="getCurrentCart",method="GET",status="404"}'
  expect(figureOf(text, carts)).toBe(3)
  expect(text).toContain('route="getCheckout",method="GET",status="404"')
  expect(text).not.toContain('7e6b6e9c')
  expect(figureOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e7)
})

test('reports pending work, such as an unsent email', async () => {
  const before = figureOf(await readMetrics(), 'vitrine_waiting_mails')
  await shop.context.db
    .insertInto('mail')
    .values({
      site_id: shop.siteId,
      id: 'waits',
      recipient: 'a@people.test',
      subject: '',
      text: '',
      html: '',
      sent_date: null,
    })
    .execute()
  expect(figureOf(await readMetrics(), 'vitrine_waiting_mails')).toBe(before + 1)
  await shop.context.db.deleteFrom('mail').where('id', '=', 'waits').execute()
})

test("serves nothing else there, and no metrics on the shop's port", async () => {
  expect((await fetch(metricsUrl.replace('/metrics', '/'))).status).toBe(404)
  expect((await fetch(metricsUrl, { method: 'POST' })).status).toBe(404)
  expect((await shop.send('GET /metrics')).status).toBe(404)
})
