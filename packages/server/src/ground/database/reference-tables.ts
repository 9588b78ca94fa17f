/**
 * Tables that are replicated to every node of a distributed PostgreSQL: they are small, rarely written, and read with
 * every request. They map resources without a site ID to their site. All other tables are distributed by `site_id`, the
 * first column of their keys.
 */
export const referenceTables = {
  migration: 'applied migrations',
  server_setting: 'settings of servers, for all sites',
  signing_key: 'keys that sign tokens, for all sites',
  site: 'the sites themselves',
  oauth_app: 'the site of a client ID',
  third_party_app: 'the site of the client ID of a third-party app',
  api_key: 'the site of an API key',
  store_domain: 'the site of a verified domain, which is unique on the server',
  app: 'the site that registered an app',
  app_credential: 'the secret of an app, which is checked before its site is known',
  installation: 'the site of an app instance',
  owner: 'the site of an owner who signs in by email',
} as const
