// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, ThirdPartyApp, ThirdPartyAppInput } from '../generated.ts'

/** Lists the third-party apps that members can sign in to. */
export const listThirdPartyApps: ElevatedEndpoint<{}, { apps: readonly ThirdPartyApp[] }> = {
  route: 'GET /vitrine/v1/third-party-apps',
  repeatable: true,
  elevated: true,
  dates: { apps: { createdDate: true } },
}

/** Creates a third-party app that members can sign in to. */
export const createThirdPartyApp: ElevatedEndpoint<{ body: { app: ThirdPartyAppInput } }, { app: ThirdPartyApp }> = {
  route: 'POST /vitrine/v1/third-party-apps',
  elevated: true,
  dates: { app: { createdDate: true } },
}

/** Updates the name or redirect URIs of a third-party app. Existing consents remain. */
export const updateThirdPartyApp: ElevatedEndpoint<
  { params: { clientId: string }; body: { app: ThirdPartyAppInput } },
  { app: ThirdPartyApp }
> = {
  route: 'PATCH /vitrine/v1/third-party-apps/{clientId}',
  repeatable: true,
  elevated: true,
  dates: { app: { createdDate: true } },
}

/** Deletes a third-party app and all its consents. */
export const deleteThirdPartyApp: ElevatedEndpoint<{ params: { clientId: string } }, {}> = {
  route: 'DELETE /vitrine/v1/third-party-apps/{clientId}',
  repeatable: true,
  elevated: true,
}
