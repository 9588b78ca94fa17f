// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, RegisteredApp, Installation, RegisteredAppInput } from '../generated.ts'

/** Lists the apps that are registered in the store. */
export const listApps: ElevatedEndpoint<{}, { apps: readonly RegisteredApp[] }> = {
  route: 'GET /vitrine/v1/apps',
  repeatable: true,
  elevated: true,
  dates: { apps: { createdDate: true } },
}

/** Registers an app, with a key of its own for events, and tells its secret this once. */
export const createApp: ElevatedEndpoint<
  { body: { app: RegisteredAppInput } },
  {
    app: RegisteredApp
    /** By which an app that can be let in proves itself. */
    appSecret?: string
  }
> = { route: 'POST /vitrine/v1/apps', elevated: true, dates: { app: { createdDate: true } } }

/** Deletes an app with its subscriptions and installations; its tokens end at once. */
export const deleteApp: ElevatedEndpoint<{ params: { appId: string } }, {}> = {
  route: 'DELETE /vitrine/v1/apps/{appId}',
  repeatable: true,
  elevated: true,
}

/** Lists the apps that have been let into the store. */
export const listInstallations: ElevatedEndpoint<{}, { installations: readonly Installation[] }> = {
  route: 'GET /vitrine/v1/installations',
  repeatable: true,
  elevated: true,
  dates: { installations: { createdDate: true } },
}

/** Puts an app out of the store; its tokens end at once. */
export const deleteInstallation: ElevatedEndpoint<{ params: { instanceId: string } }, {}> = {
  route: 'DELETE /vitrine/v1/installations/{instanceId}',
  repeatable: true,
  elevated: true,
}
