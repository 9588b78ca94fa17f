import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill, codeOf } from '../../../../../test/buying.ts'
import { addProduct, type Product } from '../../../../../test/goods.ts'
import { newEmail } from '../../../../../test/people.ts'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { setStock } from '../product/edit/save-product.ts'
import { transact } from '../../ground/database/transact.ts'
import { createLog } from '../../ground/base/log.ts'
import { createServer } from '../../server.ts'
import { queueJob } from '../../ground/job/store.ts'
import { runJobs } from '../../testing/run-jobs.ts'
import { forgetOld } from './notify.ts'
import { moveRequest } from './store.ts'
import { backInStockOf, requestsPath } from './testing.ts'

let shop: Shop
let backInStock: ReturnType<typeof backInStockOf>
let till: Awaited<ReturnType<typeof atTheTill>>
beforeAll(async () => {
  shop = await openShop({ name: 'Harbour Goods', hasOwnServer: true })
  await addListener(shop)
  backInStock = backInStockOf(shop)
  till = await atTheTill(shop)
})
afterAll(() => shop.close())

const asOwner = (route: string, body: object = {}) => shop.send(route, { token: shop.apiKey, body })
const linksIn = (text: string): string[] => text.match(/https?:\S+/g) ?? []

test('sends one email when stock returns, with data from the catalog and not from the caller', async () => {
  const lamp = await backInStock.soldOut('Harbour lamp')
  const email = newEmail()
  const { id } = (await backInStock.ask(lamp, { email })).body.request
  await backInStock.notified()
  expect(await backInStock.emailsTo(email)).toEqual([])

  await backInStock.restock(lamp)
  await backInStock.notified()
  await backInStock.restock(lamp, 0)
  await backInStock.restock(lamp, 9)
  await backInStock.notified()
  const messages = await backInStock.emailsTo(email)
  expect(messages.map(({ subject }) => subject)).toEqual(['Harbour lamp is back in stock at Harbour Goods'])
  const { text } = messages[0]!
  expect(text).toContain('The price is now €19.00.')
  expect(text).not.toContain('Free money')
  expect(linksIn(text)[0]).toBe(`http://localhost:3000/product-page/${lamp.slug}`)
  const notified = await backInStock.read(id)
  expect([notified.status, notified.autoNotified]).toEqual(['NOTIFICATION_SENT', true])
  expect(await backInStock.eventsOf(id)).toEqual(['created', 'updated', 'updated'])
  // Once the product sells out again, the same email can request it again.
  await backInStock.restock(lamp, 0)
  expect((await backInStock.ask(lamp, { email })).status).toBe(200)
})

test('describes the variant that returned, shows its picture and links to the requested page', async () => {
  const bowl = await backInStock.soldOutInColours()
  const [sage, ink] = bowl.variants
  const media = [{ url: 'https://pictures.example/bowl.jpg' }]
  await asOwner(`POST /stores/v1/products/${bowl.id}/media`, { media })
  const [first, second] = [newEmail(), newEmail()]
  await backInStock.ask(bowl, { email: first, options: { variantId: sage!.id } })
  const itemUrl = 'http://localhost:3000/my/bowl'
  await backInStock.ask(bowl, {
    email: second,
    options: { variantId: ink!.id },
    itemUrl,
    headers: { 'accept-language': 'de' },
  })
  await backInStock.restock(bowl, 1, ink!.id)
  await backInStock.notified()
  expect(await backInStock.emailsTo(first)).toEqual([])
  const [message] = await backInStock.emailsTo(second)
  expect(message!.subject).toBe('Bowl, Ink ist wieder verfügbar bei Harbour Goods')
  expect(message!.html).toContain('<img src="https://pictures.example/bowl.jpg" alt="Bowl, Ink"')
  expect(linksIn(message!.text)[0]).toBe(itemUrl)
  await backInStock.restock(bowl, 1, sage!.id)
  await backInStock.notified()
  const [other] = await backInStock.emailsTo(first)
  expect(linksIn(other!.text)[0]).toBe(`http://localhost:3000/product-page/${bowl.slug}?Colour=Sage`)
})

const returns: Readonly<Record<string, (product: Product) => Promise<unknown>>> = {
  'the owner sets a quantity': (product) => backInStock.restock(product),
  'the owner marks it as in stock': ({ id }) =>
    asOwner(`PATCH /stores/v2/inventoryItems/product/${id}`, {
      inventoryItem: { trackQuantity: false, variants: [{ inStock: true }] },
    }),
  'it becomes visible again': async ({ id }) => {
    const show = (visible: boolean) => asOwner(`PATCH /stores/v1/products/${id}`, { product: { visible } })
    await show(false)
    await backInStock.restock({ id })
    await backInStock.notified()
    await show(true)
  },
  'tracking is turned off': ({ id }) =>
    shop.context.db.deleteFrom('inventory_item').where('product_id', '=', id).execute(),
}
test.each(Object.entries(returns))('sends emails when %s', async (_how, bringBack) => {
  const product = await backInStock.soldOut()
  const email = newEmail()
  await backInStock.ask(product, { email })
  await bringBack(product)
  await backInStock.notified()
  expect(await backInStock.emailsTo(email)).toHaveLength(1)
})

test('sends emails when an order is canceled and its goods return', async () => {
  const product = await addProduct(shop.context.db, shop.siteId, { name: 'Last one', stock: 1 })
  const { body } = await till.pay(await till.checkoutOf(product))
  const email = newEmail()
  expect((await backInStock.ask(product, { email })).status).toBe(200)
  await backInStock.notified()
  expect(await backInStock.emailsTo(email)).toEqual([])
  await asOwner(`POST /ecom/v1/orders/${body.orderId}/cancel`, { restockAllItems: true })
  await backInStock.notified()
  expect(await backInStock.emailsTo(email)).toHaveLength(1)
})

test('waits while a pending payment may take the last piece, and sends emails once it is abandoned', async () => {
  const product = await addProduct(shop.context.db, shop.siteId, { name: 'Held one', stock: 1 })
  const held = await till.checkoutOf(product)
  const payment = await till.pay(held, 'sandbox:challenge')
  const email = newEmail()
  expect((await backInStock.ask(product, { email })).status).toBe(200)
  await till.confirm(held, payment, false)
  await backInStock.notified()
  expect(await backInStock.emailsTo(email)).toHaveLength(1)
})

test('sends emails when a bulk update makes variants visible again', async () => {
  const bowl = await backInStock.soldOutInColours()
  const [sage] = bowl.variants
  const email = newEmail()
  await backInStock.ask(bowl, { email, options: { variantId: sage!.id } })
  const show = (visible: boolean) =>
    asOwner(`PATCH /stores/v1/products/${bowl.id}/variants`, { variants: [{ variantIds: [sage!.id], visible }] })
  await show(false)
  await backInStock.restock(bowl, 2, sage!.id)
  await backInStock.notified()
  expect(await backInStock.emailsTo(email)).toEqual([])
  await show(true)
  await backInStock.notified()
  expect(await backInStock.emailsTo(email)).toHaveLength(1)
})

test('keeps a request waiting if the stock is gone again before the email is written', async () => {
  const product = await backInStock.soldOut()
  const email = newEmail()
  const { id } = (await backInStock.ask(product, { email })).body.request
  const level = (quantity: number) => ({ variantId: '00000000-0000-0000-0000-000000000000', tracked: true, quantity })
  await transact(shop.context.db, async (transaction) => {
    const about = { siteId: shop.siteId, productId: product.id }
    await setStock(transaction, { ...about, levels: [{ ...level(5), inStock: true }] })
    await setStock(transaction, { ...about, levels: [{ ...level(0), inStock: false }] })
  })
  await backInStock.notified()
  expect(await backInStock.emailsTo(email)).toEqual([])
  expect((await backInStock.read(id)).status).toBe('RECEIVED')
  await backInStock.restock(product)
  await backInStock.notified()
  expect(await backInStock.emailsTo(email)).toHaveLength(1)
})

test('sends each email once when two servers share a database', async () => {
  const second = await createServer({ database: shop.database, config: shop.context.config, log: createLog('error') })
  try {
    const product = await backInStock.soldOut()
    const emails = Array.from({ length: 120 }, newEmail)
    for (const email of emails) expect((await backInStock.ask(product, { email, token: shop.apiKey })).status).toBe(200)
    await Promise.all([backInStock.restock(product), backInStock.restock(product, 7), backInStock.restock(product, 8)])
    const servers = [shop.context, second.context, shop.context, second.context]
    await Promise.all(servers.map((context) => runJobs(context, 'back-in-stock')))
    await backInStock.notified()
    const { rows } = await sql<{ messages: number }>`
      select count(*)::int as messages from mail where recipient = any(${emails}) group by recipient`.execute(
      shop.context.db,
    )
    expect(rows.map(({ messages }) => messages)).toEqual(emails.map(() => 1))
  } finally {
    await second.stop()
  }
})

test('notifies a buyer whose request arrives while the stock returns, or reports that it is in stock', async () => {
  for (let round = 0; round < 20; round += 1) {
    const product = await backInStock.soldOut()
    const email = newEmail()
    const [answer] = await Promise.all([
      backInStock.ask(product, { email, token: shop.apiKey }),
      backInStock.restock(product),
    ])
    await backInStock.notified()
    const isNoted = answer.status === 200
    expect([codeOf(answer), (await backInStock.emailsTo(email)).length]).toEqual(
      isNoted ? [undefined, 1] : ['ITEM_IN_STOCK', 0],
    )
  }
})

test('writes each email exactly once even if a server dies halfway', async () => {
  const { db } = shop.context
  const product = await backInStock.soldOut()
  const emails = Array.from({ length: 3 }, newEmail)
  const ids: string[] = []
  for (const email of emails) ids.push((await backInStock.ask(product, { email })).body.request.id)
  await sql`
    create function die_late() returns trigger language plpgsql as $$
    begin if new.id = ${sql.lit(ids[2])} then raise exception 'the power went'; end if; return new; end $$`.execute(db)
  await sql`create trigger die_late before update on back_in_stock_request
    for each row execute function die_late()`.execute(db)
  await backInStock.restock(product)
  const failing = { ...shop.context, log: createLog('silent') }
  await runJobs(failing, 'back-in-stock')
  const other = await backInStock.soldOut()
  const others = newEmail()
  await backInStock.ask(other, { email: others })
  await backInStock.restock(other)
  // Requests for other variants must not receive this email.
  await expect.poll(async () => (await runJobs(failing, 'back-in-stock'), backInStock.emailsTo(others))).toHaveLength(1)
  for (const email of emails) expect(await backInStock.emailsTo(email)).toEqual([])
  for (const id of ids) expect((await backInStock.read(id)).status).toBe('RECEIVED')
  await sql`drop trigger die_late on back_in_stock_request`.execute(db)
  // The next attempt is some seconds away.
  shop.pass(60)
  await backInStock.notified()
  for (const email of emails) expect(await backInStock.emailsTo(email)).toHaveLength(1)
})

test('reports a failed email as failed, and a delivered one as sent', async () => {
  // The mail server of this shop is unreachable, so emails stay in the outbox.
  const remote = await openShop({ config: { smtpUrl: 'smtp://127.0.0.1:9' } })
  await addListener(remote)
  try {
    const there = backInStockOf(remote)
    const { siteId } = remote
    const { db } = remote.context
    const write = async (mail: { sent_date: Date } | { failed_date: Date }) => {
      const { id } = (await there.ask(await there.soldOut())).body.request
      const message = { recipient: newEmail(), subject: '', text: '', html: '' }
      await db
        .insertInto('mail')
        .values({ site_id: siteId, id, ...message, ...mail })
        .execute()
      const request = { site_id: siteId, id, status: 'RECEIVED' as const }
      await moveRequest(db, request, { event: 'WRITTEN', change: { mail_id: id } })
      await queueJob(db, { siteId, kind: 'back-in-stock-email', key: id })
      return id
    }
    const [failed, sent] = [await write({ failed_date: new Date() }), await write({ sent_date: new Date() })]
    await runJobs(remote.context, 'back-in-stock', 'back-in-stock-email')
    expect((await there.read(failed)).status).toBe('FAILED')
    expect((await there.read(sent)).status).toBe('NOTIFICATION_SENT')
    expect(await there.eventsOf(failed)).toEqual(['created', 'updated'])

    const product = await there.soldOut()
    const waiting = (await there.ask(product)).body.request.id
    await there.restock(product)
    await runJobs(remote.context, 'back-in-stock', 'back-in-stock-email')
    expect((await there.read(waiting)).status).toBe('PROCESSING')
  } finally {
    await remote.close()
  }
})

test('deletes requests older than a year and those of deleted products', async () => {
  const product = await backInStock.soldOut()
  const { id } = (await backInStock.ask(product)).body.request
  await shop.send(`DELETE /stores/v1/products/${product.id}`, { token: shop.apiKey })
  await backInStock.notified()
  expect(await backInStock.eventsOf(id)).toEqual(['created', 'deleted'])

  const fresh = (await backInStock.ask(await backInStock.soldOut())).body.request.id
  const old = (await backInStock.ask(await backInStock.soldOut())).body.request.id
  const lastYear = new Date(shop.now().getTime() - 366 * 24 * 60 * 60 * 1000)
  const ofOld = shop.context.db.updateTable('back_in_stock_request').set({ created_date: lastYear })
  await ofOld.where('id', '=', old).execute()
  await forgetOld(shop.context.db, shop.now())
  expect(await backInStock.read(old)).toBeUndefined()
  expect(await backInStock.eventsOf(old)).toEqual(['created', 'deleted'])
  expect((await backInStock.read(fresh)).status).toBe('RECEIVED')
})

test('deletes a request for a choice that the product no longer has', async () => {
  const bowl = await backInStock.soldOutInColours()
  const [sage, ink] = bowl.variants
  const lost = (await backInStock.ask(bowl, { options: { variantId: ink!.id } })).body.request.id
  const kept = (await backInStock.ask(bowl, { options: { variantId: sage!.id } })).body.request.id
  const choices = [{ value: '#8fa58a', description: 'Sage' }]
  const productOptions = [{ name: 'Colour', optionType: 'color', choices }]
  const changed = await asOwner(`PATCH /stores/v1/products/${bowl.id}`, { product: { productOptions } })
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  await backInStock.notified()
  expect(await backInStock.eventsOf(lost)).toEqual(['created', 'deleted'])
  expect((await backInStock.read(kept)).status).toBe('RECEIVED')
})

test("asks for confirmation on the email's link, then deletes all requests of that email", async () => {
  const [lamp, other] = [await backInStock.soldOut(), await backInStock.soldOut()]
  const [email, bystander] = [newEmail(), newEmail()]
  const deletedId = (await backInStock.ask(lamp, { email })).body.request.id
  const waits = (await backInStock.ask(other, { email })).body.request.id
  const stays = (await backInStock.ask(other, { email: bystander })).body.request.id
  await backInStock.restock(lamp)
  await backInStock.notified()
  const [message] = await backInStock.emailsTo(email)
  const link = linksIn(message!.text)[1]!.replace('http://localhost:4000', shop.url)
  const page = await fetch(link)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain(email)
  expect((await backInStock.read(waits)).status).toBe('RECEIVED')
  expect((await fetch(`${link}x`, { method: 'POST' })).status).toBe(400)
  const stopped = await fetch(link, { method: 'POST', headers: { 'accept-language': 'he' } })
  expect([stopped.status, (await stopped.text()).includes('dir="rtl"')]).toEqual([200, true])
  expect([await backInStock.read(deletedId), await backInStock.read(waits)]).toEqual([undefined, undefined])
  expect((await backInStock.read(stays)).status).toBe('RECEIVED')
  expect(await (await fetch(link)).text()).toContain('The request behind it has already been deleted.')
})

test('sends emails immediately when the owner reports a product, with the reported data', async () => {
  const bowl = await backInStock.soldOutInColours()
  const [sage, ink] = bowl.variants
  const emails = [newEmail(), newEmail(), newEmail()]
  const ids: string[] = []
  for (const [index, email] of emails.entries()) {
    const options = { variantId: (index === 0 ? sage : ink)!.id }
    ids.push((await backInStock.ask(bowl, { email, options })).body.request.id)
  }
  const report = (body: object) => asOwner(`POST ${requestsPath}/report-items-back-in-stock`, body)
  const itemDetails = { name: 'The famous bowl', price: '7.5', image: { url: 'https://pictures.example/famous.jpg' } }
  const catalogReference = { catalogItemId: bowl.id, appId: storesAppId, options: { variantId: ink!.id } }

  const both = await report({ itemDetails, catalogReference, requestIds: [ids[0]] })
  expect([both.status, both.body.details.applicationError.code]).toEqual([
    400,
    'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS',
  ])
  expect((await report({ itemDetails })).status).toBe(400)
  expect((await report({ itemDetails, requestIds: [randomUUID()] })).status).toBe(404)
  const extraAutomationTemplateParameters = { coupon: 'TEN' }
  expect((await report({ itemDetails, catalogReference, extraAutomationTemplateParameters })).status).toBe(400)

  expect((await report({ itemDetails, catalogReference })).status).toBe(200)
  await backInStock.notified()
  expect(await backInStock.emailsTo(emails[0]!)).toEqual([])
  for (const email of emails.slice(1)) {
    const [message] = await backInStock.emailsTo(email)
    expect(message!.subject).toBe('The famous bowl is back in stock at Harbour Goods')
    expect(message!.text).toContain('€7.50')
    expect(message!.html).toContain('https://pictures.example/famous.jpg')
  }
  expect((await backInStock.read(ids[1]!)).autoNotified).toBe(false)
  expect((await report({ itemDetails, requestIds: [ids[0]] })).status).toBe(200)
  await backInStock.notified()
  expect(await backInStock.emailsTo(emails[0]!)).toHaveLength(1)
  // Requests that were notified are not notified twice.
  expect((await report({ itemDetails, requestIds: ids })).status).toBe(200)
  await backInStock.notified()
  for (const email of emails) expect(await backInStock.emailsTo(email)).toHaveLength(1)
})

test('sends no email for requests that the owner marked as notified', async () => {
  const product = await backInStock.soldOut()
  const email = newEmail()
  const { id } = (await backInStock.ask(product, { email })).body.request
  const marked = await asOwner(`PUT ${requestsPath}/${id}/mark-as-notification-sent`)
  expect(marked.body.request).toMatchObject({ id, status: 'NOTIFICATION_SENT', autoNotified: false })
  expect((await asOwner(`PUT ${requestsPath}/${id}/mark-as-notification-sent`)).status).toBe(200)
  await backInStock.restock(product)
  await backInStock.notified()
  expect(await backInStock.emailsTo(email)).toEqual([])
  expect(await backInStock.eventsOf(id)).toEqual(['created', 'updated'])
  expect((await asOwner(`PUT ${requestsPath}/${randomUUID()}/mark-as-notification-sent`)).status).toBe(404)
})
