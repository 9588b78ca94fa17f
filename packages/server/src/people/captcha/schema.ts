/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const captchaSchema = `
create table captcha_used (
  site_id text not null,
  answer_hash text not null,
  expires_date timestamptz not null,
  primary key (site_id, answer_hash)
);
`
