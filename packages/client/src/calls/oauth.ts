// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, UserInfo } from '../generated.ts'

/** Tells who is signed in, as the scopes of the sign-in allow (OpenID Connect Core, section 5.3). */
export const userInfo: Endpoint<{}, UserInfo> = { route: 'GET /oauth2/user-info', repeatable: true }
