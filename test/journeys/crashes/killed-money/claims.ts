import { sql } from 'kysely'
import { addProduct, addTestCoupon } from '../../../goods.ts'
import type { Store } from './store.ts'

/** Discount of an order of a bowl, in minor units. */
const off = 40
const placesOfSlot = 20
const days = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN']
const allDay = days.map((day) => ({ day, start: { hours: 0, minutes: 0 }, end: { hours: 0, minutes: 0 } }))

/** Creates what orders claim: uses of a coupon, the budget of a discount, places in delivery time slots. */
export const offerClaims = async ({ db, url, apiKey, siteId }: Store) => {
  const owner = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', authorization: apiKey }
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }
  const couponCode = 'KILLED'
  await addTestCoupon(db, siteId, { code: couponCode, usageLimit: 100_000 })
  const bowl = await addProduct(db, siteId, { name: 'Bowl', price: 1000 })
  const discount = {
    name: 'Bowls',
    effect: { type: 'AMOUNT', amount: (off / 100).toFixed(2), items: { productIds: [bowl.id] } },
    usageLimit: 100_000,
    budget: '100000.00',
  }
  await owner('/vitrine/v1/discounts', { discount })
  const { deliveryRegion } = await owner('/vitrine/v1/delivery-regions', {
    deliveryRegion: { name: 'Germany', destinations: [{ country: 'DE' }] },
  })
  const { localDeliveryOption } = await owner('/v1/local-delivery-options', {
    localDeliveryOption: {
      areaName: 'By bicycle',
      zipConfig: { zipCodes: ['101*'] },
      rates: [{ amount: '4.90', conditions: [] }],
      deliveryRegionIds: [deliveryRegion.id],
      scheduledDeliveryConfig: { timeWindows: allDay, slotMinutes: 360, daysAhead: 2, capacity: placesOfSlot },
    },
  })
  return { couponCode, bowl, byBicycle: localDeliveryOption.id as string }
}
export type Claims = Awaited<ReturnType<typeof offerClaims>>

/** Lists counters that differ from the existing orders. */
export const listWrongClaims = async ({ db }: Store): Promise<readonly unknown[]> => {
  const { rows: discounts } = await sql`
    with used as (
      select a #>> '{coupon,id}' as coupon_id, a #>> '{discountRule,id}' as rule_id
      from orders o, jsonb_array_elements(o.body->'appliedDiscounts') a
      where o.status not in ('CANCELED', 'REJECTED')
    )
    select c.code as of, c.times_used as counted, count(used.*)::int as stand
    from coupon c left join used on used.coupon_id = c.id
    group by c.code, c.times_used having c.times_used <> count(used.*)
    union all
    select d.body->>'name', d.times_used, count(used.*)::int
    from discount d left join used on used.rule_id = d.id
    group by d.id, d.body, d.times_used, d.amount_given
    having d.times_used <> count(used.*) or d.amount_given <> ${off} * count(used.*)`.execute(db)
  const { rows: slots } = await sql`
    select s.slot_from as of, s.taken as counted, count(p.*)::int as places
    from delivery_slot s left join delivery_place p
      on p.site_id = s.site_id and p.method_id = s.method_id and p.slot_from = s.slot_from
    group by s.slot_from, s.taken
    having s.taken <> count(p.*) or s.taken > ${placesOfSlot}`.execute(db)
  const { rows: places } = await sql`
    select coalesce(p.checkout_id, o.checkout_id) as of, p.slot_from, o.status
    from delivery_place p
      full join (select * from orders where body #>> '{shippingInfo,logistics,deliveryTimeSlot,from}' is not null) o
      on o.checkout_id = p.checkout_id
    where (p.checkout_id is null) <> (coalesce(o.status, 'CANCELED') in ('CANCELED', 'REJECTED'))`.execute(db)
  return [...discounts, ...slots, ...places]
}

/** Counts the claims. */
export const countClaims = async ({
  db,
}: Store): Promise<Readonly<Record<'coupons' | 'discounts' | 'places', number>>> => {
  const { rows } = await sql<Record<'coupons' | 'discounts' | 'places', number>>`
    select (select sum(times_used)::int from coupon) as coupons, (select sum(times_used)::int from discount) as discounts,
      (select count(*)::int from delivery_place) as places`.execute(db)
  return rows[0]!
}
