import { sql, type Kysely } from 'kysely'

const tails = `
  create function order_name_tails(name text) returns text[] immutable strict parallel safe language plpgsql as $$
    declare
      part text[] := array_remove(string_to_array(lower(name), ' '), '');
      tails text[] := '{}';
    begin
      for place in 1 .. least(cardinality(part), 8) loop
        tails := tails || array_to_string(part[place:], ' ');
      end loop;
      return tails;
    end
  $$`

const words = `
  create or replace function order_words(email text, body jsonb) returns text[]
  immutable parallel safe language plpgsql as $$
  begin return (
    with contact as (
      select distinct details ->> 'firstName' as first, details ->> 'lastName' as last,
        details ->> 'company' as company, details ->> 'phone' as phone
      from (values (body #> '{billingInfo,contactDetails}'), (body #> '{recipientInfo,contactDetails}')) known (details)
    )
    select coalesce(array_agg(distinct left(word, 100)), '{}') from (
      select lower(email) union all select split_part(lower(email), '@', 2)
      union all select unnest(order_name_tails(concat_ws(' ', first, last))) from contact
      union all select lower(concat_ws(' ', last, first)) from contact where first <> '' and last <> ''
      union all select unnest(order_name_tails(company)) from contact
      union all select chr(1) || reverse(digits)
        from (select ltrim(regexp_replace(phone, '[^0-9]', '', 'g'), '0') as digits from contact) phones
        where digits <> ''
      union all select lower(line #>> '{physicalProperties,sku}') from jsonb_array_elements(body -> 'lineItems') line
      union all select chr(2) || (body #>> '{priceSummary,total,amount}')
      union all select chr(3) || tag from jsonb_array_elements_text(body #> '{tags,privateTags,tagIds}') tag
      union all select chr(5) || tag from jsonb_array_elements_text(body #> '{tags,tags,tagIds}') tag
    ) found (word)
    where word <> ''
  ); end
  $$`

/** The words of an order by a function whose plan is made once a connection, and not for each order. */
export const plannedWordsMigration = {
  name: '0109-planned-order-words',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql.raw(tails).execute(db)
    await sql.raw(words).execute(db)
    await sql`drop function order_tails(text)`.execute(db)
  },
}
