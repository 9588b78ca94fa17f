/** Stores for journeys on a running platform: copies of the demo store, each with its own IDs, keys and accounts. */
import { createHash, randomUUID } from 'node:crypto'
import type { Client } from 'pg'

interface Account {
  readonly email: string
  readonly password: string
}

export interface Site {
  readonly siteId: string
  /** The client ID of its storefront. */
  readonly clientId: string
  /** An API key with the owner's permissions. */
  readonly apiKey: string
  readonly owner: Account
  readonly member: Account
}

/** The demo store, as platform/seed-demo.ts creates it. */
export const demoSite: Site = {
  siteId: 'd0000000-0000-4000-8000-000000000000',
  clientId: 'd0000000-0000-4000-8000-000000000002',
  apiKey: 'vitrine-demo-key',
  owner: { email: 'owner@demo.test', password: 'demo-owner-1' },
  member: { email: 'member@demo.test', password: 'demo-member-1' },
}

export interface SiteCopy {
  /** Origins of its storefront. */
  readonly origins: readonly string[]
  /** Whether sandbox cards work. Default: `true`. */
  readonly isDemo?: boolean
}

/** Tables whose rows have IDs that are unique on a platform, and work of the demo store that is left to do. */
const uncopied = new Set(['app', 'job'])

/** The ID of the default location depends on that of the store. */
const usualLocation = `overlay($1 placing '8' from 15 for 1)`

/** Values of a copy that differ from the demo store, as SQL by column; `$1` and so on are `valuesOf`. */
const replaced: Record<string, Record<string, string>> = {
  site: { id: '$1', created_date: 'now()', demo: '$8::boolean' },
  oauth_app: {
    client_id: `case client_id when '${demoSite.clientId}' then $2 else gen_random_uuid()::text end`,
    origins: '$3::text[]',
    redirect_uris: '$4::text[]',
  },
  api_key: { id: 'gen_random_uuid()::text', key_hash: '$5' },
  owner: { id: 'gen_random_uuid()::text', email: '$6' },
  member: { email: '$7' },
  customer: { email: `case email when '${demoSite.member.email}' then $7 else email end` },
  customer_key: { key: `case key when 'email:${demoSite.member.email}' then 'email:' || $7 else key end` },
  // The demo store has no other location.
  stores_location: { id: usualLocation },
  inventory_item: { location_id: usualLocation },
  stock_change: { location_id: usualLocation },
}

const valuesOf = (site: Site, { origins, isDemo = true }: SiteCopy): unknown[] => [
  site.siteId,
  site.clientId,
  origins,
  origins.map((origin) => `${origin}/callback`),
  createHash('sha256').update(site.apiKey).digest('hex'),
  site.owner.email,
  site.member.email,
  isDemo,
]

/** Returns the columns of each table that belongs to a store. */
const readTables = async (client: Client): Promise<{ name: string; columns: string[] }[]> => {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER'
    group by table_name having bool_or(column_name = 'site_id') or table_name = 'site'`)
  return rows.filter(({ name }) => !uncopied.has(name))
}

/** Every parameter is declared, so that all statements can use the same values. */
const parameters =
  'parameters as (select $1::text, $2::text, $3::text[], $4::text[], $5::text, $6::text, $7::text, $8::boolean)'

const copyTable = ({ name, columns }: { name: string; columns: readonly string[] }): string => {
  const expressions = columns.map((column) => replaced[name]?.[column] ?? (column === 'site_id' ? '$1' : `"${column}"`))
  const key = name === 'site' ? 'id' : 'site_id'
  return `with ${parameters} insert into "${name}" (${columns.map((column) => `"${column}"`).join(', ')})
    overriding system value select ${expressions.join(', ')} from "${name}" where ${key} = '${demoSite.siteId}'`
}

/** Copies all rows of the demo store to a new store. */
export const copyDemoSite = async (client: Client, copy: SiteCopy): Promise<Site> => {
  const siteId = randomUUID()
  const name = siteId.slice(0, 8)
  const site: Site = {
    siteId,
    clientId: randomUUID(),
    apiKey: `journey-key-${siteId}`,
    owner: { ...demoSite.owner, email: `owner-${name}@demo.test` },
    member: { ...demoSite.member, email: `member-${name}@demo.test` },
  }
  const tables = await readTables(client)
  await client.query('begin')
  // Triggers record changes; the demo store's records are copied instead.
  await client.query('set local session_replication_role = replica')
  for (const table of tables) await client.query(copyTable(table), valuesOf(site, copy))
  await client.query('commit')
  return site
}
