// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, RedirectSession, CreateRedirectSessionOptionsInput } from '../generated.ts'

/** Prepares a visit to a hosted page and returns its URL: `redirectSession.fullUrl`. */
export const createRedirectSession: Endpoint<
  { body?: CreateRedirectSessionOptionsInput },
  { redirectSession: RedirectSession }
> = { route: 'POST /_api/redirects-api/v1/redirect-session', repeatable: true }
