// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, ThirdPartyApp, ThirdPartyAppInput } from '../generated.ts'

/** Lists the apps of others to which members may sign in. */
export const listThirdPartyApps: ElevatedEndpoint<{}, { apps: readonly ThirdPartyApp[] }> = {
  route: 'GET /vitrine/v1/third-party-apps',
  repeatable: true,
  elevated: true,
  dates: { apps: { createdDate: true } },
}

/** Lets members sign in to an app of someone else, once they allow it. */
export const createThirdPartyApp: ElevatedEndpoint<{ body: { app: ThirdPartyAppInput } }, { app: ThirdPartyApp }> = {
  route: 'POST /vitrine/v1/third-party-apps',
  elevated: true,
  dates: { app: { createdDate: true } },
}

/** Changes the name of an app of someone else, or where it may return to; what members allowed it stays. */
export const updateThirdPartyApp: ElevatedEndpoint<
  { params: { clientId: string }; body: { app: ThirdPartyAppInput } },
  { app: ThirdPartyApp }
> = {
  route: 'PATCH /vitrine/v1/third-party-apps/{clientId}',
  repeatable: true,
  elevated: true,
  dates: { app: { createdDate: true } },
}

/** Takes an app of someone else away, with all that members allowed it. */
export const deleteThirdPartyApp: ElevatedEndpoint<{ params: { clientId: string } }, {}> = {
  route: 'DELETE /vitrine/v1/third-party-apps/{clientId}',
  repeatable: true,
  elevated: true,
}
