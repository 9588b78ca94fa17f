// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, UserInfo } from '../generated.ts'

/** Returns the signed-in member, as the scopes allow (OpenID Connect Core, section 5.3). */
export const userInfo: Endpoint<{}, UserInfo> = { route: 'GET /oauth2/user-info', repeatable: true }
