/** Baseline tables of this room: docs/decisions/0147-one-baseline.md. */
export const giftCardSchema = `
create table gift_card (
  site_id text not null references site,
  id text not null,
  code_hash text,
  last_four text,
  currency text not null,
  initial_value bigint not null,
  balance bigint not null,
  expires timestamptz,
  disabled boolean not null default false,
  recipient_email text,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  member_id text,
  primary key (site_id, id),
  unique (site_id, code_hash),
  check ((balance >= 0) and (balance <= initial_value))
);
create unique index gift_card_of_member on gift_card (site_id, member_id, currency);

create table gift_card_movement (
  site_id text not null,
  id text not null,
  gift_card_id text not null,
  type text not null,
  amount bigint not null check (amount <> 0),
  payment_id text,
  order_id text,
  reason text,
  created_date timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, gift_card_id) references gift_card
);
create index gift_card_movement_of_card on gift_card_movement (site_id, gift_card_id, created_date desc, id);

create table gift_card_redemption (
  site_id text not null,
  id text not null,
  gift_card_id text not null,
  amount bigint not null,
  returned bigint not null default 0,
  is_voucher boolean not null default false,
  purchase_id text,
  created_date timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, gift_card_id) references gift_card,
  check ((amount > 0) and (returned >= 0) and (returned <= amount))
);
create unique index gift_card_redemption_of_purchase on gift_card_redemption (site_id, gift_card_id, purchase_id)
  where (purchase_id is not null) and (returned = 0);

create table sold_gift_card (
  site_id text not null,
  order_id text not null,
  line_item_id text not null,
  number integer not null,
  gift_card_id text not null,
  recipient_name text,
  recipient_email text not null,
  sender_name text,
  message text,
  language text not null,
  state text not null,
  send_date timestamptz not null,
  sent_date timestamptz,
  created_date timestamptz not null,
  primary key (site_id, order_id, line_item_id, number),
  unique (site_id, gift_card_id),
  foreign key (site_id, gift_card_id) references gift_card
);
`
