import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { sql } from 'kysely'
import type { Db } from '@vitrine/server/ground/database/tables.ts'
import { siteId } from './fill-large-catalog.ts'

/**
 * The minimum of any shop for a guest's purchase: a stateless signed token, one statement per read and write, and
 * transactions only where stock, order, payment, number, email and events must be consistent. Validates nothing.
 */
const secret = 'bench'
const sign = (visitor: string): string =>
  `${visitor}.${createHmac('sha256', secret).update(visitor).digest('base64url')}`

const readVisitor = (token = ''): string => {
  const [visitor = '', signature] = token.split('.')
  if (createHmac('sha256', secret).update(visitor).digest('base64url') !== signature) throw new Error('not a token')
  return visitor
}

const readBody = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  // Bodies are not validated here.
  // oxlint-disable-next-line typescript/no-explicit-any
  return chunks.length === 0 ? {} : (JSON.parse(Buffer.concat(chunks).toString()) as any)
}

const first = async <Row>(query: { execute: (db: Db) => Promise<{ rows: Row[] }> }, db: Db): Promise<Row> =>
  (await query.execute(db)).rows[0]!

const productOf = (db: Db, column: 'slug' | 'id', value: string) =>
  first(
    sql<{ id: string; name: string; price: number; record: { variants: { id: string }[] } }>`
      select id, name, price, record from product where site_id = ${siteId} and ${sql.ref(column)} = ${value}`,
    db,
  )

interface Line {
  readonly id: string
  readonly productId: string
  readonly variantId: string
  readonly quantity: number
}

const priced = async (db: Db, lines: readonly Line[]) => {
  const ids = lines.map(({ productId }) => productId)
  const { rows } = await sql<{ id: string; name: string; price: number }>`
    select id, name, price from product where site_id = ${siteId} and id = any(${ids}::text[])`.execute(db)
  return lines.map((line) => ({ ...line, ...rows.find(({ id }) => id === line.productId)!, id: line.id }))
}

const cartOf = (db: Db, visitor: string) =>
  first(
    sql<{ id: string; body: { lines: Line[] } }>`
    select id, body from cart where site_id = ${siteId} and owner = ${`visitor:${visitor}`} and is_current`,
    db,
  )

const addToCart = async (
  db: Db,
  visitor: string,
  {
    lineItems: [item],
  }: { lineItems: [{ catalogReference: { catalogItemId: string; options: { variantId: string } }; quantity: number }] },
) => {
  const { catalogItemId: productId, options } = item.catalogReference
  const line = { id: randomUUID(), productId, variantId: options.variantId, quantity: item.quantity }
  const product = await productOf(db, 'id', productId)
  await sql`
    insert into cart (site_id, id, owner, body, revision, created_date, updated_date)
    values (${siteId}, ${randomUUID()}, ${`visitor:${visitor}`}, ${JSON.stringify({ lines: [line] })}, 1, now(), now())
    on conflict (site_id, owner) where is_current do update set body = excluded.body`.execute(db)
  return { cart: { lineItems: [{ ...line, ...product }] } }
}

const openCheckout = async (db: Db, visitor: string) => {
  const { id, body } = await cartOf(db, visitor)
  const checkoutId = randomUUID()
  await sql`
    insert into checkout (site_id, id, owner, cart_id, body, created_date, updated_date)
    values (${siteId}, ${checkoutId}, ${`visitor:${visitor}`}, ${id}, ${JSON.stringify(body)}, now(), now())`.execute(
    db,
  )
  return { checkoutId }
}

const checkoutOf = (db: Db, id: string) =>
  first(sql<{ body: { lines: Line[] } }>`select body from checkout where site_id = ${siteId} and id = ${id}`, db)

const changeCheckout = async (db: Db, id: string, { checkout }: { checkout: object }) => {
  const { body } = await checkoutOf(db, id)
  const changed = { ...body, ...checkout }
  await sql`update checkout set body = ${JSON.stringify(changed)}, updated_date = now() where site_id = ${siteId} and id = ${id}`.execute(
    db,
  )
  const { rows: deliveries } = await sql`select id, body from shipping_option where site_id = ${siteId}`.execute(db)
  return { checkout: { ...changed, lines: await priced(db, body.lines), deliveries } }
}

/** Stores order, stock, payment, email and event in one transaction. */
const placeOrder = async (db: Db, visitor: string, checkoutId: string) => {
  const { body } = await checkoutOf(db, checkoutId)
  const lines = await priced(db, body.lines)
  const orderId = randomUUID()
  await db.transaction().execute(async (transaction) => {
    for (const { productId, variantId, quantity } of lines) {
      await sql`update inventory_item set quantity = quantity - ${quantity} where site_id = ${siteId}
        and product_id = ${productId} and variant_id = ${variantId} and quantity >= ${quantity}`.execute(transaction)
    }
    const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
    await sql`
      insert into bench_order (id, body, payment, number)
      values (${orderId}, ${JSON.stringify({ ...body, lines, total })}, ${JSON.stringify({ total, state: 'paid' })},
        nextval('bench_order_number'))`.execute(transaction)
    await sql`update checkout set order_id = ${orderId} where site_id = ${siteId} and id = ${checkoutId}`.execute(
      transaction,
    )
    await sql`delete from cart where site_id = ${siteId} and owner = ${`visitor:${visitor}`}`.execute(transaction)
    await sql`
      insert into mail (site_id, id, recipient, subject, text, html, sent_date)
      values (${siteId}, ${orderId}, 'someone@people.test', 'Your order', ${JSON.stringify(lines)}, ${JSON.stringify(lines)}, now())`.execute(
      transaction,
    )
  })
  return { orderId }
}

interface Moved {
  readonly orderId: string
  readonly type: 'captured' | 'refunded' | 'told'
  /** Identifies the transaction, so that duplicates are stored once. */
  readonly reference: string
}

/** Stores the order and its payment transaction together. */
const moveMoney = (db: Db, { orderId, type, reference }: Moved) =>
  db.transaction().execute(async (transaction) => {
    const { payment } = await first(
      sql<{ payment: object }>`select payment from bench_order where id = ${orderId} for update`,
      transaction,
    )
    await sql`insert into bench_movement (order_id, type, reference) values (${orderId}, ${type}, ${reference})
      on conflict do nothing`.execute(transaction)
    await sql`update bench_order set payment = ${JSON.stringify({ ...payment, state: type })} where id = ${orderId}`.execute(
      transaction,
    )
    return { orderId, state: type }
  })

/** Stores the order and its fulfillment together. */
const ship = (db: Db, orderId: string, fulfillment: object) =>
  db.transaction().execute(async (transaction) => {
    const { body } = await first(
      sql<{ body: object }>`select body from bench_order where id = ${orderId} for update`,
      transaction,
    )
    const fulfillmentId = randomUUID()
    await sql`insert into bench_shipment (id, order_id, body)
      values (${fulfillmentId}, ${orderId}, ${JSON.stringify(fulfillment)})`.execute(transaction)
    await sql`update bench_order set body = ${JSON.stringify({ ...body, sent: 'all' })} where id = ${orderId}`.execute(
      transaction,
    )
    return { fulfillmentId }
  })

const readMessage = (body: { orderId: string; event: string }, signature: unknown): Moved => {
  if (createHmac('sha256', secret).update(JSON.stringify(body)).digest('hex') !== signature) throw new Error('forged')
  return { orderId: body.orderId, type: 'told', reference: body.event }
}

/** Signs a message for the bare shop. */
export const signMessage = (body: object): string =>
  createHmac('sha256', secret).update(JSON.stringify(body)).digest('hex')

interface Known {
  readonly clientId: string
  readonly apiKey: string
}

/** Serves a guest's purchase, its payments and fulfillments, and nothing else. Returns the port. */
export const serveBareShop = async (db: Db, { clientId, apiKey }: Known) => {
  await sql`create table if not exists bench_movement (order_id text, type text, reference text,
    primary key (order_id, type, reference))`.execute(db)
  await sql`create table if not exists bench_order (id text primary key, body jsonb, payment jsonb, number bigint)`.execute(
    db,
  )
  await sql`create table if not exists bench_shipment (id text primary key, order_id text, body jsonb)`.execute(db)
  await sql`create sequence if not exists bench_order_number`.execute(db)
  const answer = async (request: IncomingMessage): Promise<object> => {
    const [path = ''] = (request.url ?? '').split('?')
    const body = await readBody(request)
    if (path === '/oauth2/token') {
      if (body.clientId !== clientId) throw new Error('not a client')
      return { access_token: sign(randomUUID()) }
    }
    if (path.endsWith('/webhooks')) return moveMoney(db, readMessage(body, request.headers.signature))
    if (request.headers.authorization === apiKey) {
      if (path.endsWith('/create-fulfillment')) return ship(db, path.split('/').at(-2)!, body.fulfillment)
      const type = path.endsWith('/refund-payments') ? 'refunded' : 'captured'
      return moveMoney(db, { orderId: body.orderId, type, reference: randomUUID() })
    }
    const visitor = readVisitor(request.headers.authorization)
    const [, , , kind, id = '', act] = path.split('/')
    if (path.endsWith('/query-platformized')) {
      const { record, ...product } = await productOf(db, 'slug', body.query.filter.slug)
      return { products: [{ ...product, ...record }] }
    }
    if (path.endsWith('/add-to-cart')) return addToCart(db, visitor, body)
    if (path.endsWith('/create-checkout')) return openCheckout(db, visitor)
    if (kind === 'checkouts' && act === undefined) return changeCheckout(db, id, body)
    if (kind === 'checkouts') return placeOrder(db, visitor, id)
    const { body: cart } = await cartOf(db, visitor)
    const { rows: deliveries } = path.endsWith('/estimate-totals')
      ? await sql`select id, body from shipping_option where site_id = ${siteId}`.execute(db)
      : { rows: [] }
    return { cart: { lineItems: await priced(db, cart.lines), deliveries } }
  }
  const server = createServer((request, response) => {
    void answer(request).then(
      (found) => {
        const text = JSON.stringify(found)
        response.writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(text),
          etag: createHash('sha1').update(text).digest('base64url'),
        })
        response.end(text)
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { port: typeof address === 'object' && address ? address.port : 0, token: '' }
}
