import { sql, type Kysely } from 'kysely'

const functions = [
  `create function order_site(site text) returns bigint immutable strict parallel safe language sql as $$
    select ('x' || substr(md5(site), 1, 16))::bit(64)::bigint
  $$`,
  // Four weeks: a search walks them from the newest.
  `create function order_weeks(placed timestamptz) returns integer immutable strict parallel safe language sql as $$
    select floor(extract(epoch from placed) / 2419200)::integer
  $$`,
  // “Ludwig van der Berg” is found by each of its words, and by those that follow it.
  `create function order_tails(name text) returns setof text immutable strict parallel safe language sql as $$
    select array_to_string(part[place:], ' ')
    from (select array_remove(string_to_array(lower(name), ' '), '') as part) parts,
      generate_series(1, least(cardinality(part), 8)) place
  $$`,
  `create function order_words(email text, body jsonb) returns text[] immutable parallel safe language sql as $$
    with contact as (
      select distinct details ->> 'firstName' as first, details ->> 'lastName' as last,
        details ->> 'company' as company, details ->> 'phone' as phone
      from (values (body #> '{billingInfo,contactDetails}'), (body #> '{recipientInfo,contactDetails}')) known (details)
    )
    select coalesce(array_agg(distinct left(word, 100)), '{}') from (
      select lower(email) union all select split_part(lower(email), '@', 2)
      union all select order_tails(concat_ws(' ', first, last)) from contact
      union all select lower(concat_ws(' ', last, first)) from contact where first <> '' and last <> ''
      union all select order_tails(company) from contact
      union all select chr(1) || reverse(digits)
        from (select ltrim(regexp_replace(phone, '[^0-9]', '', 'g'), '0') as digits from contact) phones
        where digits <> ''
      union all select lower(line #>> '{physicalProperties,sku}') from jsonb_array_elements(body -> 'lineItems') line
      union all select chr(2) || (body #>> '{priceSummary,total,amount}')
      union all select chr(3) || tag from jsonb_array_elements_text(body #> '{tags,privateTags,tagIds}') tag
      union all select chr(5) || tag from jsonb_array_elements_text(body #> '{tags,tags,tagIds}') tag
    ) found (word)
    where word <> ''
  $$`,
  `create function tracking_word(body jsonb) returns text immutable strict parallel safe language sql as $$
    select left(chr(4) || lower(replace(nullif(body #>> '{trackingInfo,trackingNumber}', ''), ' ', '')), 100)
  $$`,
  `create function note_order_words() returns trigger language plpgsql as $$
    declare
      before text[] := '{}';
      after text[] := '{}';
    begin
      if tg_op <> 'INSERT' then before := order_words(old.email, old.body); end if;
      if tg_op <> 'DELETE' then after := order_words(new.email, new.body); end if;
      if tg_op <> 'INSERT' then
        delete from order_word
        where site = order_site(old.site_id) and weeks = order_weeks(old.created_date)
          and word = any(before) and word <> all(after) and number = old.number;
      end if;
      if tg_op <> 'DELETE' then
        insert into order_word (site, weeks, word, number, placed_date)
        select order_site(new.site_id), order_weeks(new.created_date), word, new.number, new.created_date
        from unnest(after) word where word <> all(before)
        on conflict do nothing;
      end if;
      return null;
    end
  $$`,
  `create function note_tracking_word() returns trigger language plpgsql as $$
    declare
      gone text := case when tg_op <> 'INSERT' then tracking_word(old.body) end;
      come text := case when tg_op <> 'DELETE' then tracking_word(new.body) end;
    begin
      if gone is distinct from come and gone is not null then
        delete from order_word using orders o
        where o.site_id = old.site_id and o.id = old.order_id
          and order_word.site = order_site(o.site_id) and order_word.weeks = order_weeks(o.created_date)
          and order_word.word = gone and order_word.number = o.number
          and not exists (
            select from fulfillment other
            where other.site_id = o.site_id and other.order_id = o.id and tracking_word(other.body) = gone);
      end if;
      if come is distinct from gone and come is not null then
        insert into order_word (site, weeks, word, number, placed_date)
        select order_site(site_id), order_weeks(created_date), come, number, created_date
        from orders where site_id = new.site_id and id = new.order_id
        on conflict do nothing;
      end if;
      return null;
    end
  $$`,
]

const words = [
  `create table order_word (
    site bigint not null,
    weeks integer not null,
    word text collate "C" not null,
    number bigint not null,
    placed_date timestamptz not null
  )`,
  `insert into order_word (site, weeks, word, number, placed_date)
    select order_site(site_id), order_weeks(created_date), word, number, created_date
    from orders, unnest(order_words(email, body)) word`,
  `insert into order_word (site, weeks, word, number, placed_date)
    select distinct order_site(o.site_id), order_weeks(o.created_date), tracking_word(f.body), o.number, o.created_date
    from fulfillment f join orders o on o.site_id = f.site_id and o.id = f.order_id
    where tracking_word(f.body) is not null`,
  'alter table order_word add primary key (site, weeks, word, number) include (placed_date)',
]

const triggers = [
  `create trigger note_words_of_new after insert or delete on orders
    for each row execute function note_order_words()`,
  `create trigger note_words_of_changed after update of email, body on orders
    for each row when (old.email is distinct from new.email
      or old.body -> 'billingInfo' is distinct from new.body -> 'billingInfo'
      or old.body -> 'recipientInfo' is distinct from new.body -> 'recipientInfo'
      or old.body -> 'lineItems' is distinct from new.body -> 'lineItems'
      or old.body -> 'priceSummary' is distinct from new.body -> 'priceSummary'
      or old.body -> 'tags' is distinct from new.body -> 'tags')
    execute function note_order_words()`,
  `create trigger note_tracking after insert or delete or update of body on fulfillment
    for each row execute function note_tracking_word()`,
]

/**
 * What orders are found by: words under an index that is walked from the newest four weeks on, and one column of all
 * their states, whose few values are walked beside each other.
 */
export const orderSearchMigration = {
  name: '0108-order-search',
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of [...functions, ...words, ...triggers]) await sql.raw(statement).execute(db)
    await sql`
      alter table orders add column states text collate "C" generated always as (
        (case when body ->> 'archived' = 'true' then 'true' else 'false' end) || '|' || status || '|' || payment_status
          || '|' || fulfillment_status || '|' || coalesce(body #>> '{channelInfo,type}', '')
      ) stored`.execute(db)
    await sql`create index orders_states on orders (site_id, states, created_date desc, number desc)`.execute(db)
    await sql`create unique index orders_number on orders (site_id, number) include (states)`.execute(db)
    await sql`alter table orders drop constraint orders_site_id_number_key`.execute(db)
  },
}
