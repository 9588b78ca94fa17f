/** A store with a very large number of orders, inserted in a few statements. */
import { sql } from 'kysely'
import type { Db } from '@vitrine/server/ground/database/tables.ts'
import { siteId } from './fill-large-catalog.ts'

const from = (words: readonly string[], seed: string) =>
  `(array[${words.map((one) => `'${one}'`).join(',')}])[1 + abs(hashtext(n || '${seed}')) % ${words.length}]`

/** A tenth of all buyers has one of the first ten names. */
const syllables = ['An', 'Bel', 'Cor', 'Da', 'El', 'Fer', 'Gri', 'Hol', 'In', 'Jo', 'Ka', 'Lo', 'Mar', 'Ne', 'Os', 'Pe']
const endings = [
  'na',
  'la',
  'dan',
  'vid',
  'sa',
  'gus',
  'ta',
  'ger',
  'rid',
  'nas',
  'rin',
  'uis',
  'ta',
  'le',
  'kar',
  'ter',
]
const lastEndings = [
  'son',
  'man',
  'berg',
  'stein',
  'feld',
  'ton',
  'ford',
  'ley',
  'wood',
  'mann',
  'ski',
  'ez',
  'ini',
  'sen',
]

const firstName = `${from(syllables, 'a')} || ${from(endings, 'b')}`
const lastName = `${from(syllables, 'c')} || ${from(endings, 'd')} || ${from(lastEndings, 'e')}`
const share = (seed: string) => `abs(hashtext(n || '${seed}')) % 10000`

/** Five years of orders: old ones are paid, fulfilled and archived, the newest await fulfillment. */
const rows = (count: number) => `
  select n, now() - (${count} - n) * interval '2.6 minutes' as placed,
    ${firstName} as first, ${lastName} as last,
    case when ${share('pay')} < 9500 then 'PAID' when ${share('pay')} < 9800 then 'NOT_PAID'
      when ${share('pay')} < 9900 then 'PARTIALLY_PAID' when ${share('pay')} < 9990 then 'FULLY_REFUNDED'
      else 'PENDING' end as payment,
    case when n > ${count} - 400 or ${share('send')} < 5 then 'NOT_FULFILLED'
      when ${share('send')} < 100 then 'PARTIALLY_FULFILLED' else 'FULFILLED' end as sending,
    case when ${share('state')} < 9700 then 'APPROVED' when ${share('state')} < 9995 then 'CANCELED'
      else 'PENDING' end as status,
    n < ${count} - 20000 and ${share('box')} < 9900 as archived,
    ${share('total')} + 500 as total, ${share('sku')} as sku,
    case when ${share('tag')} < 500 then 'gifts' when ${share('tag')} < 505 then 'fraud' end as tag
  from generate_series(1, ${count}) n`

const contact = `jsonb_build_object('contactDetails', jsonb_build_object('firstName', first, 'lastName', last,
  'phone', '+49 151 ' || (10000000 + (n::bigint * 7919) % 89999999)),
  'address', jsonb_build_object('country', 'DE', 'city', 'Berlin', 'postalCode', '10115', 'addressLine', 'Lange Gasse ' || n % 90))`
const price = (amount: string) => `jsonb_build_object('amount', ${amount}, 'formattedAmount', '€' || ${amount})`
const amount = `to_char(total / 100.0, 'FM999990.00')`
const line = (place: number) => `jsonb_build_object('id', gen_random_uuid(), 'quantity', 1, 'price', ${price(amount)},
  'productName', jsonb_build_object('original', 'Mug of the reef'), 'catalogReference', jsonb_build_object(
    'catalogItemId', gen_random_uuid(), 'appId', '215238eb-22a5-4c36-9e7b-e7c08025e04e'),
  'physicalProperties', jsonb_build_object('sku', 'SKU-' || (sku + ${place}), 'shippable', true),
  'taxInfo', jsonb_build_object('taxRate', '0.19', 'taxAmount', ${price(amount)}))`

const body = `jsonb_build_object('id', md5('order' || n)::uuid, 'currency', 'EUR', 'createdDate', placed,
  'buyerInfo', jsonb_build_object('email', email), 'billingInfo', ${contact}, 'recipientInfo', ${contact},
  'channelInfo', jsonb_build_object('type', case when n % 20 = 0 then 'POS' else 'WEB' end), 'archived', archived,
  'priceSummary', jsonb_build_object('subtotal', ${price(amount)}, 'total', ${price(amount)}),
  'tags', jsonb_build_object('privateTags', jsonb_build_object('tagIds',
    case when tag is null then '[]' else jsonb_build_array(tag) end)),
  'lineItems', jsonb_build_array(${line(0)}, ${line(1)}))`

const quietly = async (db: Db, table: string, work: () => Promise<unknown>): Promise<void> => {
  await sql.raw(`alter table ${table} disable trigger user`).execute(db)
  await work()
  await sql.raw(`alter table ${table} enable trigger user`).execute(db)
}

/** Inserts the orders with their fulfillments and search words. */
export const fillOrders = async (db: Db, count: number): Promise<void> => {
  await quietly(db, 'orders', async () => {
    await sql
      .raw(
        `insert into orders (site_id, id, number, owner, email, status, payment_status, fulfillment_status, total, body,
          created_date, updated_date)
        select '${siteId}', md5('order' || n)::uuid::text, 10000 + n, 'visitor:' || md5('visitor' || n)::uuid, email, status,
          payment, sending, total, ${body}, placed, placed
        from (select *, lower(first || '.' || last) || n % 50000 || '@people' || n % 300 || '.test' as email
          from (${rows(count)}) as sketched) as drawn`,
      )
      .execute(db)
  })
  await quietly(db, 'fulfillment', async () => {
    await sql
      .raw(
        `insert into fulfillment (site_id, id, order_id, body, created_date)
        select site_id, md5('parcel' || number)::uuid::text, id, jsonb_build_object('id', md5('parcel' || number)::uuid,
          'lineItems', '[]'::jsonb, 'trackingInfo', jsonb_build_object('trackingNumber', '1Z' || number * 7, 'shippingProvider', 'ups')),
          created_date from orders where site_id = '${siteId}' and fulfillment_status = 'FULFILLED' and number % 2 = 0`,
      )
      .execute(db)
  })
  // A return of every fiftieth fulfilled order, most of them settled.
  await sql
    .raw(
      `insert into order_return (site_id, id, order_id, order_number, status, wish, body, created_date, updated_date)
      select site_id, md5('return' || number)::uuid::text, id, number::text,
        case number % 1000 when 0 then 'REQUESTED' when 50 then 'RECEIVED' when 100 then 'APPROVED' else 'SETTLED' end,
        'REFUND', '{"items": []}', created_date, created_date
      from orders where site_id = '${siteId}' and fulfillment_status = 'FULFILLED' and number % 50 = 0`,
    )
    .execute(db)
  await sql.raw('alter table order_word drop constraint order_word_pkey').execute(db)
  await sql`insert into order_word (site_id, weeks, word, number, placed_date)
    select site_id, order_weeks(created_date), word, number, created_date
    from orders, unnest(order_words(email, body)) word`.execute(db)
  await sql`insert into order_word (site_id, weeks, word, number, placed_date)
    select o.site_id, order_weeks(o.created_date), tracking_word(f.body), o.number, o.created_date
    from fulfillment f join orders o on o.site_id = f.site_id and o.id = f.order_id`.execute(db)
  await sql
    .raw('alter table order_word add primary key (site_id, weeks, word, number) include (placed_date)')
    .execute(db)
  await sql`insert into order_counter (site_id, last_number) values (${siteId}, ${10_000 + count})`.execute(db)
  await sql`vacuum analyze`.execute(db)
}
