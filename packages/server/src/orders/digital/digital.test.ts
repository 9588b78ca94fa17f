import { request as httpRequest } from 'node:http'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../../test/buying.ts'
import { mailsOf } from '../../../../../test/mails.ts'
import { addProduct, buyer, referenceTo } from '../../../../../test/goods.ts'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { securePath } from './files.ts'
import { atTheFileShelf, here, story } from './testing.ts'

let shop: Shop
let shelf: Awaited<ReturnType<typeof atTheFileShelf>>
beforeAll(async () => {
  shop = await openShop()
  shelf = await atTheFileShelf(shop)
})
afterAll(() => shop.close())

const owner = () => ({ token: shop.apiKey })
const mailsTo = (recipient: string) => mailsOf(shop, recipient)
const statusOf = async (link: string, init: RequestInit = {}) => (await fetch(link, init)).status
const ranged = (range: string): RequestInit => ({ headers: { range } })

test('stores a file of any type and does not serve it from the public media route', async () => {
  for (const [name, kind] of [
    ['a.png', 'SECURE_PICTURE'],
    ['a.MP4', 'SECURE_VIDEO'],
    ['a.flac', 'SECURE_MUSIC'],
    ['a.zip', 'SECURE_ARCHIVE'],
    ['a.pdf', 'SECURE_DOCUMENT'],
    ['no ending', 'SECURE_DOCUMENT'],
  ] as const) {
    const { file } = await shelf.upload(name)
    expect(file).toMatchObject({ fileName: name, fileType: kind, fileSize: String(story.length) })
    expect(await statusOf(`${shop.url}/media/${file.id}`)).toBe(404)
    expect(await statusOf(`${shop.url}/media/..%2Fsecure%2F${file.id}`)).toBe(404)
  }
  expect((await shelf.upload('../../etc/pass"wd\n')).file.fileName).toBe('_.._etc_pass_wd_')
})

test('lets only the owner upload, and rejects an empty, unnamed or oversized file', async () => {
  expect((await shelf.upload('a.pdf', story, await shop.visitorToken())).status).toBe(403)
  expect((await shelf.upload('a.pdf', '')).body).toContain('must not be empty')
  expect((await shelf.upload('')).body).toContain('fileName')
  const rejection = await new Promise<string>((resolve, reject) => {
    const url = new URL(`${shop.url}/vitrine/v1/secure-files?fileName=a.bin`)
    const headers = { authorization: shop.apiKey, 'content-length': String(3 * 1024 ** 3) }
    const clientRequest = httpRequest(url, { method: 'POST', headers }, (answer) => {
      let text = ''
      answer.on('data', (part: Buffer) => (text += part.toString()))
      answer.on('end', () => {
        resolve(`${answer.statusCode} ${text}`)
        clientRequest.destroy()
      })
    })
    clientRequest.on('error', reject)
    clientRequest.write('x')
  })
  expect(rejection).toMatch(/^400 .*at most 2 GB/)
})

test('the owner sets, replaces and removes the file of a digital product; other products are rejected', async () => {
  const { file } = await shelf.upload('first.pdf')
  const other = (await shelf.upload('second.zip')).file
  const lamp = await addProduct(shop.context.db, shop.siteId)
  const book = await addProduct(shop.context.db, shop.siteId, { record: { productType: 'digital' } })
  const path = `/vitrine/v1/products/${book.id}/file`
  const give = (fileId: string, to = path) => shop.send(`POST ${to}`, { ...owner(), body: { fileId } })
  expect((await shop.send(`GET ${path}`, owner())).body).toEqual({})
  expect((await give(file.id)).body.file.fileName).toBe('first.pdf')
  expect((await give(other.id)).body.file.fileType).toBe('SECURE_ARCHIVE')
  expect((await shop.send(`GET ${path}`, owner())).body.file.id).toBe(other.id)
  expect((await shop.send(`DELETE ${path}`, owner())).status).toBe(200)
  expect((await shop.send(`GET ${path}`, owner())).body).toEqual({})
  expect(codeOf(await give('nothing'))).toBe('DIGITAL_FILE_NOT_FOUND_ERROR')
  const refused = await give(file.id, `/vitrine/v1/products/${lamp.id}/file`)
  expect(refused.body.details.validationError.fieldViolations[0].field).toBe('productId')
  expect((await shop.send(`GET ${path}`, { token: await shop.visitorToken() })).status).toBe(403)
})

test('fulfills an order of files once it is paid and sends the buyer links', async () => {
  await addListener(shop)
  const { orderId, token } = await shelf.buy([await shelf.ebook()])
  await shelf.deliver()
  const order = await shelf.till.orderOf(orderId)
  expect(order).toMatchObject({ paymentStatus: 'PAID', fulfillmentStatus: 'FULFILLED' })
  const [line] = order.lineItems
  expect(Object.keys(line.digitalFile).toSorted()).toEqual(['expirationDate', 'fileId', 'link'])
  const types = order.activities.map(({ activityType }: { activityType: string }) => activityType)
  expect(types).toEqual(expect.arrayContaining(['ORDER_PLACED', 'ORDER_PAID', 'ORDER_FULFILLED', 'DOWNLOAD_LINK_SENT']))
  const parcels = await shop.send(`GET /ecom/v1/fulfillments/orders/${orderId}`, owner())
  expect(parcels.body.orderWithFulfillments.fulfillments).toMatchObject([
    { lineItems: [{ id: line.id, quantity: 1 }], completed: true },
  ])
  const [mail] = (await mailsTo(buyer.email)).filter(({ subject }) => /downloads from order/.test(subject)).slice(-1)
  expect(mail!.text).toContain(line.digitalFile.link)
  expect(mail!.text).toMatch(/5 times until/)

  const [download] = await shelf.downloadsOf(orderId, token)
  expect(download).toMatchObject({
    fileName: 'story.pdf',
    status: 'AVAILABLE',
    downloadsLeft: 5,
    link: line.digitalFile.link,
  })
  const answer = await fetch(here(shop, download.link))
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="story.pdf"; filename*=UTF-8''story.pdf`)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(await answer.text()).toBe(story)
  expect((await shelf.downloadsOf(orderId))[0].downloadsLeft).toBe(4)
  const stranger = await shop.send(`GET /vitrine/v1/orders/${orderId}/downloads`, { token: await shop.visitorToken() })
  expect(stranger.status).toBe(404)
  const events = await shop.context.db
    .selectFrom('event')
    .select('type')
    .where('entity', 'in', [`order:${orderId}`, `fulfillments:${orderId}`])
    .execute()
  const eventTypes = events.map(({ type }) => type)
  expect(eventTypes).toEqual(
    expect.arrayContaining([
      'wix.ecom.v1.fulfillments_updated',
      'wix.ecom.v1.order_updated',
      'wix.ecom.v1.order_fulfilled',
    ]),
  )
})

test('creates no links for an unpaid order until it is paid', async () => {
  const { orderId } = await (async () => {
    const tried = await shelf.till.checkoutOf(await shelf.ebook())
    const { body } = await shelf.till.orderUnpaid({ ...tried, token: shop.apiKey })
    return { orderId: body.orderId as string }
  })()
  await shelf.deliver()
  expect(await shelf.downloadsOf(orderId)).toEqual([])
  expect(await shelf.till.orderOf(orderId)).toMatchObject({
    fulfillmentStatus: 'NOT_FULFILLED',
    paymentStatus: 'NOT_PAID',
  })
  await shop.send(`POST /ecom/v1/payments-collector/orders/${orderId}/mark-as-paid`, owner())
  await shelf.deliver()
  expect((await shelf.downloadsOf(orderId))[0].status).toBe('AVAILABLE')
  expect((await shelf.till.orderOf(orderId)).fulfillmentStatus).toBe('FULFILLED')
})

test('delivers the files of a mixed order on payment and leaves the rest to be shipped', async () => {
  const mug = await addProduct(shop.context.db, shop.siteId, { stock: 3 })
  const { orderId } = await shelf.buy([await shelf.ebook(), mug])
  await shelf.deliver()
  expect((await shelf.till.orderOf(orderId)).fulfillmentStatus).toBe('PARTIALLY_FULFILLED')
  const sent = await shop.send(`POST /ecom/v1/fulfillments/orders/${orderId}/create-fulfillment`, {
    ...owner(),
    body: { fulfillment: {} },
  })
  expect(sent.status).toBe(200)
  expect((await shelf.till.orderOf(orderId)).fulfillmentStatus).toBe('FULFILLED')
})

test('delivers an order once when several servers process it concurrently', async () => {
  const { orderId } = await shelf.buy([await shelf.ebook()])
  await Promise.all([shelf.deliver(), shelf.deliver(), shelf.downloadsOf(orderId), shelf.deliver()])
  const parcels = await shop.send(`GET /ecom/v1/fulfillments/orders/${orderId}`, owner())
  expect(parcels.body.orderWithFulfillments.fulfillments).toHaveLength(1)
})

test('rolls back when a server dies midway, and another server delivers the order', async () => {
  const { orderId } = await shelf.buy([await shelf.ebook()])
  const dies = {
    ...shop.context,
    newId: () => {
      throw new Error('killed')
    },
    log: { ...shop.context.log, error: () => undefined },
  }
  await shelf.deliver(dies as unknown as Shop['context'])
  const later = { ...shop.context, now: () => new Date(Date.now() + 2 * 60 * 1000) }
  await Promise.all([shelf.deliver(later), shelf.deliver(later)])
  const mails = (await mailsTo(buyer.email)).filter(({ text }) => text.includes('Your downloads are ready'))
  const { number, fulfillmentStatus } = await shelf.till.orderOf(orderId)
  expect(fulfillmentStatus).toBe('FULFILLED')
  expect(mails.filter(({ text }) => text.includes(number))).toHaveLength(1)
})

test('allows three of twenty concurrent downloads when three are left', async () => {
  const { orderId } = await shelf.buy([await shelf.ebook()])
  const link = await shelf.linkOf(orderId)
  expect([await statusOf(link), await statusOf(link)]).toEqual([200, 200])
  const all = await Promise.all(Array.from({ length: 20 }, () => statusOf(link)))
  expect(all.toSorted()).toEqual([...Array.from({ length: 3 }, () => 200), ...Array.from({ length: 17 }, () => 410)])
  expect((await shelf.downloadsOf(orderId))[0]).toMatchObject({ status: 'USED_UP', downloadsLeft: 0 })
})

test('resumes an interrupted download without counting it again, even the last one', async () => {
  const { orderId } = await shelf.buy([await shelf.ebook()])
  const link = await shelf.linkOf(orderId)
  const left = async () => (await shelf.downloadsOf(orderId))[0].downloadsLeft
  expect(await statusOf(link, { method: 'HEAD' })).toBe(200)
  expect(await left()).toBe(5)
  // No download has started yet, so this range request starts one.
  expect(await statusOf(link, ranged('bytes=5-'))).toBe(206)
  expect(await left()).toBe(4)
  const rest = await fetch(link, ranged('bytes=10-'))
  expect([rest.status, rest.headers.get('content-range')]).toEqual([
    206,
    `bytes 10-${story.length - 1}/${story.length}`,
  ])
  expect(await rest.text()).toBe(story.slice(10))
  expect(await (await fetch(link, ranged('bytes=-5'))).text()).toBe(story.slice(-5))
  const resumed = { headers: { range: 'bytes=10-', 'if-range': rest.headers.get('etag')! } }
  expect(await statusOf(link, resumed)).toBe(206)
  expect(await left()).toBe(4)
  const ofAnother = { headers: { range: 'bytes=10-', 'if-range': '"another"' } }
  expect(await statusOf(link, ofAnother)).toBe(200)
  expect(await left()).toBe(3)
  expect(await statusOf(link, ranged('bytes=0-'))).toBe(206)
  expect(await left()).toBe(2)
  expect((await fetch(link, ranged(`bytes=${story.length}-`))).headers.get('content-range')).toBe(
    `bytes */${story.length}`,
  )
  expect(await statusOf(link, ranged(`bytes=${story.length}-`))).toBe(416)
  expect(await left()).toBe(2)
  for (let used = 3; used < 5; used += 1) expect(await statusOf(link)).toBe(200)
  expect(await statusOf(link)).toBe(410)
  expect(await statusOf(link, ranged('bytes=10-'))).toBe(206)
  // Range requests do not bypass the limit: resumed bytes are capped.
  const statuses = await Promise.all(Array.from({ length: 80 }, () => statusOf(link, ranged('bytes=1-'))))
  expect(statuses.filter((status) => status === 206).length).toBeLessThan(51)
  expect(statuses.filter((status) => status === 410).length).toBeGreaterThan(0)
})

test.each(['', '?token=', '?token=a.b.c', '?token[]=x', `?token=${'x'.repeat(5000)}`])(
  'shows an error page for an invalid link: %s',
  async (query) => {
    const answer = await fetch(`${shop.url}/download${query}`, { headers: { 'accept-language': 'de' } })
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Diese Datei kann nicht heruntergeladen werden')
  },
)

test('responds without a server error and without counting a download when the bytes are missing', async () => {
  const { orderId } = await shelf.buy([await shelf.ebook()])
  const link = await shelf.linkOf(orderId)
  const { file_id: fileId } = await shop.context.db
    .selectFrom('download')
    .select('file_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  await rm(securePath(shop.context, fileId))
  expect(await statusOf(link)).toBe(404)
  expect((await shelf.downloadsOf(orderId))[0].downloadsLeft).toBe(5)
})

test('revokes a link with its order, line item or expiry; the owner renews it unless it was refunded', async () => {
  const canceled = await shelf.buy([await shelf.ebook()])
  const first = await shelf.linkOf(canceled.orderId)
  expect((await shop.send(`POST /ecom/v1/orders/${canceled.orderId}/cancel`, { ...owner(), body: {} })).status).toBe(
    200,
  )
  expect(await statusOf(first)).toBe(410)

  const mug = await addProduct(shop.context.db, shop.siteId, { stock: 3 })
  const refunded = await shelf.buy([await shelf.ebook(), mug])
  const second = await shelf.linkOf(refunded.orderId)
  const lineItemId = (await shelf.till.orderOf(refunded.orderId)).lineItems[0].id
  const transactions = await shop.send(`GET /ecom/v1/payments/orders/${refunded.orderId}`, owner())
  const paymentId = transactions.body.orderTransactions.payments[0].id
  const refund = await shop.send(`POST /ecom/v1/order-billing/refund-payments`, {
    ...owner(),
    body: {
      orderId: refunded.orderId,
      paymentRefunds: [{ paymentId, amount: { amount: '19.00' } }],
      refundItems: { lineItems: [{ lineItemId, quantity: 1 }] },
    },
  })
  expect(refund.status, JSON.stringify(refund.body)).toBe(200)
  expect(await statusOf(second)).toBe(410)
  const renew = (orderId: string, line: string, body: object = {}) =>
    shop.send(`POST /vitrine/v1/orders/${orderId}/downloads/${line}/renew`, { ...owner(), body })
  expect(codeOf(await renew(refunded.orderId, lineItemId))).toBe('ILLEGAL_STATE')
  // The provider could not give the money back: the buyer still owns the file.
  const parts = shop.context.db
    .updateTable('refund_transaction')
    .set(({ eb }) => ({ state: eb.val('failed') as never }))
  await parts.where('site_id', '=', shop.siteId).where('payment_id', '=', paymentId).execute()
  expect(await statusOf(second)).toBe(200)

  const { orderId } = await shelf.buy([await shelf.ebook()], { quantity: 2 })
  const [download] = await shelf.downloadsOf(orderId)
  expect(download.downloadsAllowed).toBe(10)
  await shop.context.db
    .updateTable('download')
    .set({ expires_date: new Date(Date.now() - 1000), used: 10 })
    .where('order_id', '=', orderId)
    .execute()
  expect((await shelf.downloadsOf(orderId))[0]).toMatchObject({ status: 'EXPIRED', downloadsLeft: 0 })
  expect(await statusOf(here(shop, download.link))).toBe(410)
  const mailsBefore = (await mailsTo(buyer.email)).length
  const renewed = (await renew(orderId, download.lineItemId)).body.download
  expect(renewed).toMatchObject({ status: 'AVAILABLE', downloadsLeft: 10 })
  expect(await statusOf(here(shop, renewed.link))).toBe(200)
  expect((await mailsTo(buyer.email)).length).toBe(mailsBefore + 1)
  await renew(orderId, download.lineItemId, { sendEmail: false })
  expect((await mailsTo(buyer.email)).length).toBe(mailsBefore + 1)
  expect(codeOf(await renew(orderId, 'none'))).toBe('NOT_FOUND')
})

test('replacing the file of a product does not change what earlier buyers download', async () => {
  const book = await shelf.ebook()
  const { orderId } = await shelf.buy([book])
  const { file } = await shelf.upload('new.pdf', 'Another story')
  await shop.send(`POST /vitrine/v1/products/${book.id}/file`, { ...owner(), body: { fileId: file.id } })
  expect(await (await fetch(await shelf.linkOf(orderId))).text()).toBe(story)
  const later = await shelf.buy([book])
  expect(await (await fetch(await shelf.linkOf(later.orderId))).text()).toBe('Another story')
})

test('applies changed download limits to new orders only', async () => {
  const set = (siteSettings: object) =>
    shop.send('PATCH /vitrine/v1/site-settings', { ...owner(), body: { siteSettings } })
  expect((await set({ downloadDays: 2, downloadLimit: 1 })).body.siteSettings).toMatchObject({
    downloadDays: 2,
    downloadLimit: 1,
  })
  const { orderId } = await shelf.buy([await shelf.ebook()])
  const [download] = await shelf.downloadsOf(orderId)
  expect(download.downloadsAllowed).toBe(1)
  const days = (Date.parse(download.expirationDate) - Date.now()) / (24 * 60 * 60 * 1000)
  expect(days).toBeGreaterThan(1.99)
  expect(days).toBeLessThan(2.01)
  await set({ downloadDays: 30, downloadLimit: 5 })
})

test('delivers a file added to a paid order once the difference is paid', async () => {
  const mug = await addProduct(shop.context.db, shop.siteId, { stock: 3 })
  const { orderId } = await shelf.buy([mug])
  const book = await shelf.ebook()
  const post = (path: string, body: object) => shop.send(`POST ${path}`, { ...owner(), body })
  const { draftOrder } = (await post('/ecom/v1/draft-orders', { sourceOrderId: orderId })).body.calculatedDraftOrder
  const draft = `/ecom/v1/draft-orders/${draftOrder.id}`
  const catalogLineItems = [{ catalogReference: referenceTo(book), quantity: 1 }]
  const added = await post(`${draft}/add-line-items`, { catalogLineItems })
  expect(added.status, JSON.stringify(added.body)).toBe(200)
  expect((await post(`${draft}/commit`, {})).status).toBe(200)
  await shelf.deliver()
  expect(await shelf.downloadsOf(orderId)).toEqual([])
  expect((await post(`/ecom/v1/payments-collector/orders/${orderId}/mark-as-paid`, {})).status).toBe(200)
  await shelf.deliver()
  expect((await shelf.downloadsOf(orderId))[0]).toMatchObject({ fileName: 'story.pdf', status: 'AVAILABLE' })
  expect((await shelf.till.orderOf(orderId)).fulfillmentStatus).toBe('PARTIALLY_FULFILLED')
})

test('leaves no file behind when the client aborts an upload', async () => {
  const folder = join(shop.context.config.mediaFolder, 'secure')
  const before = await readdir(folder)
  await new Promise<void>((resolve) => {
    const url = new URL(`${shop.url}/vitrine/v1/secure-files?fileName=a.bin`)
    const headers = { authorization: shop.apiKey, 'content-length': '1000000' }
    const clientRequest = httpRequest(url, { method: 'POST', headers })
    clientRequest.on('error', () => resolve())
    clientRequest.on('close', () => resolve())
    clientRequest.write('x'.repeat(1000), () => setTimeout(() => clientRequest.destroy(), 200))
  })
  await expect.poll(async () => (await readdir(folder)).toSorted(), { timeout: 5000 }).toEqual(before.toSorted())
})
