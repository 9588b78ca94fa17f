import type { ShippingOption } from '@vitrine/domain/shipping/shipping.ts'
import type { Db } from '../tables.ts'

/** The ways of delivery a store offers, in the owner's order. */
export const listShippingOptions = async (db: Db, siteId: string): Promise<ShippingOption[]> => {
  const rows = await db
    .selectFrom('shipping_option')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id, title, estimated_delivery_time, countries, rates, pickup }) => ({
    id,
    title,
    countries,
    rates,
    pickup,
    ...(estimated_delivery_time !== null && { estimatedDeliveryTime: estimated_delivery_time }),
  }))
}

/** Adds a way of delivery; one that is there already stays as it is. */
export const addShippingOption = async (
  db: Db,
  siteId: string,
  { option, position }: { option: ShippingOption; position: number },
): Promise<void> => {
  await db
    .insertInto('shipping_option')
    .values({
      site_id: siteId,
      id: option.id,
      title: option.title,
      estimated_delivery_time: option.estimatedDeliveryTime ?? null,
      countries: [...option.countries],
      rates: JSON.stringify(option.rates),
      pickup: option.pickup,
      position,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
