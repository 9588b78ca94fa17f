import { sql, type Kysely } from 'kysely'

/** Carts keep what checkouts keep under the same names: where it goes, and the delivery that the buyer chose. */
export const oneBasketMigration = {
  name: '0066-one-basket',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      update cart set body = (
        (body::jsonb - 'contactInfo' - 'selectedShippingOption') || jsonb_strip_nulls(jsonb_build_object(
          'shippingDestination', body->'contactInfo',
          'selectedDelivery', body->'selectedShippingOption'->'code',
          'selectedCarrier', body->'selectedShippingOption'->'carrierId'))
      )::json
      where body->'contactInfo' is not null or body->'selectedShippingOption' is not null`.execute(db)
  },
}
