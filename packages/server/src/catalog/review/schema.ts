/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const reviewSchema = `
create table review (
  site_id text not null references site,
  id text not null,
  product_id text not null,
  author_id text,
  status text not null,
  rating integer not null check ((rating >= 1) and (rating <= 5)),
  verified boolean not null,
  review_date timestamptz not null,
  body jsonb not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, product_id) references product on delete cascade
);
create unique index review_of_member on review (site_id, author_id, product_id) where (author_id is not null);
create index review_of_product on review (site_id, product_id, review_date desc, id desc) include (rating, status);
create index review_newest on review (site_id, status, review_date desc, id desc);

create table review_photo (
  site_id text not null,
  id text not null,
  owner text,
  review_id text,
  created_date timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, id) references media_file on delete cascade,
  foreign key (site_id, review_id) references review on delete set null (review_id)
);
create index review_photo_of_review on review_photo (site_id, review_id) where (review_id is not null);
create index review_photo_loose on review_photo (created_date) where (review_id is null);
`
