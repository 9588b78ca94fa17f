// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, RegisteredApp, Installation, RegisteredAppInput } from '../generated.ts'

/** Lists the apps registered in the store. */
export const listApps: ElevatedEndpoint<{}, { apps: readonly RegisteredApp[] }> = {
  route: 'GET /vitrine/v1/apps',
  repeatable: true,
  elevated: true,
  dates: { apps: { createdDate: true } },
}

/** Registers an app with its own key for verifying events. Returns its secret, only once. */
export const createApp: ElevatedEndpoint<
  { body: { app: RegisteredAppInput } },
  {
    app: RegisteredApp
    /** The app secret. Set if the app can be installed. */
    appSecret?: string
  }
> = { route: 'POST /vitrine/v1/apps', elevated: true, dates: { app: { createdDate: true } } }

/** Deletes an app with its webhooks and installations, and revokes its tokens. */
export const deleteApp: ElevatedEndpoint<{ params: { appId: string } }, {}> = {
  route: 'DELETE /vitrine/v1/apps/{appId}',
  repeatable: true,
  elevated: true,
}

/** Lists the apps installed in the store. */
export const listInstallations: ElevatedEndpoint<{}, { installations: readonly Installation[] }> = {
  route: 'GET /vitrine/v1/installations',
  repeatable: true,
  elevated: true,
  dates: { installations: { createdDate: true } },
}

/** Uninstalls an app and revokes its tokens. */
export const deleteInstallation: ElevatedEndpoint<{ params: { instanceId: string } }, {}> = {
  route: 'DELETE /vitrine/v1/installations/{instanceId}',
  repeatable: true,
  elevated: true,
}
