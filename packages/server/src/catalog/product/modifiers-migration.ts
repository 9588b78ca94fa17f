import { sql, type Kysely } from 'kysely'

/** The texts that buyers are asked for become modifiers, which can cost something. Carts know them by their titles. */
export const modifiersMigration = {
  name: '0182-modifiers',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      update product set record = (record - 'customTextFields') || jsonb_build_object('modifiers', (
        select jsonb_agg(jsonb_build_object(
          'id', gen_random_uuid()::text, 'key', field.text->>'title', 'name', field.text->>'title', 'kind', 'TEXT',
          'mandatory', coalesce((field.text->>'mandatory')::boolean, false), 'minLength', 0,
          'maxLength', coalesce((field.text->>'maxLength')::int, 500), 'addedPrice', 0) order by field.place)
        from jsonb_array_elements(record->'customTextFields') with ordinality as field (text, place)))
      where jsonb_array_length(record->'customTextFields') > 0`.execute(db)
    await sql`update product set record = record - 'customTextFields' where record ? 'customTextFields'`.execute(db)
  },
}
