// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, RedirectSession, CreateRedirectSessionOptionsInput } from '../generated.ts'

/** Creates a redirect to a hosted page, such as the checkout. Send the visitor to `redirectSession.fullUrl`. */
export const createRedirectSession: Endpoint<
  { body?: CreateRedirectSessionOptionsInput },
  { redirectSession: RedirectSession }
> = { route: 'POST /_api/redirects-api/v1/redirect-session', repeatable: true }
