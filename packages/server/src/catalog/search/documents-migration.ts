import { sql, type Kysely } from 'kysely'

/** A document holds all that an index needs of a product's record. Documents are made again when they are asked for. */
export const searchDocumentsMigration = {
  name: '0118-search-documents',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`truncate search_document`.execute(db)
    await sql`
      alter table search_document drop column choices,
        add column name text not null,
        add column brand text,
        add column variants text not null,
        add column variant_ids text[] not null`.execute(db)
    // Most texts have no letter with an accent, and what is left of the others costs a hundred times as much.
    await sql`
      create function search_fold(whole text) returns text language plpgsql immutable as $$
      declare words text := lower(left(coalesce(whole, ''), 100000));
      begin
        if octet_length(words) = length(words) then return words; end if;
        return replace(lower(regexp_replace(normalize(words, nfkd), '[\\u0300-\\u036f\\u0591-\\u05c7]', '', 'g')), 'ß', 'ss');
      end $$`.execute(db)
  },
}
