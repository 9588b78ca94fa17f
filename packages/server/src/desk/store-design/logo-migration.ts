import { sql, type Kysely } from 'kysely'

const designs = [
  ['store_design', 'draft'],
  ['store_design', 'published'],
  ['store_design_version', 'design'],
] as const

/** Logo and accent color are part of a design: those that were made before have the ones that stores wear. */
export const logoOfDesignMigration = {
  name: '0126-logo-of-design',
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const [table, column] of designs) {
      const design = sql.ref(column)
      await sql`
        update ${sql.table(table)} set ${design} = jsonb_set(${design}, '{looks}', (${design} -> 'looks') ||
          jsonb_strip_nulls(jsonb_build_object(
            'accentColor', settings -> 'accentColor',
            'logoUrl', coalesce('media:' || (settings -> 'logo' ->> 'id'), settings -> 'logo' ->> 'url'))))
        from site where site.id = site_id and ${design} is not null`.execute(db)
    }
  },
}
