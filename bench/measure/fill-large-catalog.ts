import { defaultLocationId } from '@vitrine/domain/stock/locations.ts'
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { createSite } from '@vitrine/server/desk/site/api.ts'
import type { Db } from '@vitrine/server/ground/database/tables.ts'

export const siteId = 'b0000000-0000-4000-8000-000000000000'

/** Number of collections. */
export const collections = 20

export const collectionIdOf = (index: number): string => {
  const hex = createHash('md5').update(`c${index}`).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Creates a site with generated products. */
export const fillLargeCatalog = async (db: Db, products: number): Promise<void> => {
  await createSite(db, { id: siteId, name: 'Bench', currency: 'EUR', language: 'en', demo: true })
  await addLargeCatalog(db, siteId, products)
}

/**
 * Generates products of a site in the database: two-word names, prices over three orders of magnitude, three sizes with
 * stock, and collections that share the products.
 */
export const addLargeCatalog = async (db: Db, siteId: string, products: number): Promise<void> => {
  const word = (
    seed: string,
  ) => sql`(array['harbour','anchor','dune','kelp','canvas','lagoon','gull','jetty','tide','isle',
    'shell','drift','cove','reef','pier','foam','sail','rope','net','buoy'])[1 + (abs(hashtext(${sql.raw(seed)})) % 20)]`
  const variantId = (size: string) => sql`md5(n || ${size})::uuid::text`
  const variant = (size: string) => sql`jsonb_build_object('id', ${variantId(size)}, 'choices',
    jsonb_build_object('Size', ${size}::text), 'visible', true)`
  const choice = (size: string) => sql`jsonb_build_object('value', ${size}::text, 'description', ${size}::text)`
  await sql`
    insert into product (site_id, id, slug, name, visible, product_type, price, discounted_price, record, created_date,
      last_updated)
    select ${siteId}, md5('p' || n)::uuid::text, 'product-' || n,
      initcap(${word("n || 'a'")} || ' ' || ${word("n || 'b'")} || ' ' || n), true, 'physical',
      100 + abs(hashtext(n::text)) % 100000, 100 + abs(hashtext(n::text)) % 100000,
      jsonb_build_object('productType', 'physical', 'description', '<p>' || repeat('Glazed in a colour of the shore. ', 6)
          || '</p>', 'sku', 'SKU-' || n, 'weight', 0.5, 'price', 100 + abs(hashtext(n::text)) % 100000,
        'infoSections', '[]'::jsonb,
        'options', jsonb_build_array(jsonb_build_object('type', 'drop_down', 'name', 'Size', 'choices',
          jsonb_build_array(${choice('S')}, ${choice('M')}, ${choice('L')}))),
        'variants', jsonb_build_array(${variant('S')}, ${variant('M')}, ${variant('L')}),
        'media', jsonb_build_array(jsonb_build_object('id', 'p_' || n || '.webp', 'kind', 'image', 'width', 1000,
          'height', 1000, 'altText', 'View'))),
      now(), now() - n * interval '1 second'
    from generate_series(1, ${products}) n`.execute(db)
  for (const size of ['S', 'M', 'L']) {
    await sql`insert into inventory_item (site_id, product_id, variant_id, location_id, tracked, quantity)
      select ${siteId}, md5('p' || n)::uuid::text, ${variantId(size)}, ${defaultLocationId(siteId)}, true, n % 7
      from generate_series(1, ${products}) n`.execute(db)
  }
  await sql`insert into collection (site_id, id, slug, name, description, visible, media, position, created_date,
      last_updated)
    select ${siteId}, md5('c' || n)::uuid::text, 'collection-' || n, 'Collection ' || n, '', true, '[]', n, now(), now()
    from generate_series(0, ${collections - 1}) n`.execute(db)
  await sql`insert into collection_product (site_id, collection_id, product_id, numeric_id, name, price, visible,
      last_updated)
    select p.site_id, md5('c' || (p.numeric_id % ${sql.lit(collections)}))::uuid::text, p.id, p.numeric_id, p.name, p.price, p.visible,
      p.last_updated from product p where p.site_id = ${siteId} and p.slug like 'product-%'`.execute(db)
  await sql`vacuum analyze`.execute(db)
}
