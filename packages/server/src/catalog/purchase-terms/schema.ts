/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const purchaseTermsSchema = `
create table purchase_terms (
  site_id text not null,
  product_id text not null,
  terms jsonb not null,
  primary key (site_id, product_id),
  foreign key (site_id, product_id) references product on delete cascade
);
`
