/**
 * Tables that every machine of a distributed PostgreSQL holds whole: few rows, written rarely, read with every request.
 * They say to which site something belongs that does not carry its site. All other tables are distributed by `site_id`, and
 * their keys begin with it.
 */
export const referenceTables = {
  migration: 'which migrations ran',
  server_setting: 'settings of the servers, for all sites',
  signing_key: 'keys that sign tokens, for all sites',
  site: 'the sites themselves',
  oauth_app: 'the site of a client ID',
  third_party_app: 'the site of the client ID of an app of somebody else',
  api_key: 'the site of an API key',
  app: 'the site that registered an app',
  app_credential: 'the secret of an app, which is checked before its site is known',
  installation: 'the site of an app instance',
  owner: 'the site of an owner who signs in by email',
} as const
