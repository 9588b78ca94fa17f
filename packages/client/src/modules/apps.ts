// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/apps.ts'
import type { RegisteredApp, Installation, RegisteredAppInput } from '../generated.ts'

/**
 * Lists the apps registered in the store. Elevated.
 *
 * @example
 * const apps = await owner.apps.listApps()
 */
export const listApps = (send: ElevatedSend): ((call?: CallOptions) => Promise<readonly RegisteredApp[]>) =>
  bind(
    send,
    { route: 'GET /vitrine/v1/apps', repeatable: true, elevated: true, dates: { apps: { createdDate: true } } },
    'apps',
  )

/**
 * Registers an app with its own key for verifying events. Returns its secret, only once. Elevated.
 *
 * @example
 * const { app } = await owner.apps.createApp({ name: 'Ledger' })
 */
export const createApp = (
  send: ElevatedSend,
): ((app: RegisteredAppInput, call?: CallOptions) => Promise<ResponseOf<typeof calls.createApp>>) =>
  bind(send, { route: 'POST /vitrine/v1/apps app', elevated: true, dates: { app: { createdDate: true } } })

/**
 * Deletes an app with its webhooks and installations, and revokes its tokens. Elevated.
 *
 * @example
 * await owner.apps.deleteApp(appId)
 */
export const deleteApp = (send: ElevatedSend): ((appId: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/apps/{appId} appId', repeatable: true, elevated: true }, '')

/**
 * Lists the apps installed in the store. Elevated.
 *
 * @example
 * const installations = await owner.apps.listInstallations()
 */
export const listInstallations = (send: ElevatedSend): ((call?: CallOptions) => Promise<readonly Installation[]>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/installations',
      repeatable: true,
      elevated: true,
      dates: { installations: { createdDate: true } },
    },
    'installations',
  )

/**
 * Uninstalls an app and revokes its tokens. Elevated.
 *
 * @example
 * for (const { instanceId } of await owner.apps.listInstallations()) await owner.apps.deleteInstallation(instanceId)
 */
export const deleteInstallation = (send: ElevatedSend): ((instanceId: string, call?: CallOptions) => Promise<void>) =>
  bind(
    send,
    { route: 'DELETE /vitrine/v1/installations/{instanceId} instanceId', repeatable: true, elevated: true },
    '',
  )
