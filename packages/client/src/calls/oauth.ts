// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, UserInfo } from '../generated.ts'

/** Returns the claims of the signed-in member that the token's scopes allow (OpenID Connect Core, section 5.3). */
export const userInfo: Endpoint<{}, UserInfo> = { route: 'GET /oauth2/user-info', repeatable: true }
