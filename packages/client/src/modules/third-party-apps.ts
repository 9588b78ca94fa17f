// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend } from '../call-options.ts'
import type { ThirdPartyApp, ThirdPartyAppInput } from '../generated.ts'

/**
 * Lists the third-party apps that members can sign in to. Elevated.
 *
 * @example
 * const apps = await owner.thirdPartyApps.listThirdPartyApps()
 */
export const listThirdPartyApps = (send: ElevatedSend): ((call?: CallOptions) => Promise<readonly ThirdPartyApp[]>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/third-party-apps',
      repeatable: true,
      elevated: true,
      dates: { apps: { createdDate: true } },
    },
    'apps',
  )

/**
 * Creates a third-party app that members can sign in to. Elevated.
 *
 * @example
 * const redirectUris = ['https://forum.example/callback']
 * const { clientId } = await owner.thirdPartyApps.createThirdPartyApp({ name: 'Forum', redirectUris })
 */
export const createThirdPartyApp = (
  send: ElevatedSend,
): ((app: ThirdPartyAppInput, call?: CallOptions) => Promise<ThirdPartyApp>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/third-party-apps app', elevated: true, dates: { app: { createdDate: true } } },
    'app',
  )

/**
 * Updates the name or redirect URIs of a third-party app. Existing consents remain. Elevated.
 *
 * @example
 * const redirectUris = ['https://club.example/callback']
 * const { clientId } = await owner.thirdPartyApps.createThirdPartyApp({ name: 'Club', redirectUris })
 * const renamed = await owner.thirdPartyApps.updateThirdPartyApp(clientId, { name: 'The club' })
 */
export const updateThirdPartyApp = (
  send: ElevatedSend,
): ((clientId: string, app: ThirdPartyAppInput, call?: CallOptions) => Promise<ThirdPartyApp>) =>
  bind(
    send,
    {
      route: 'PATCH /vitrine/v1/third-party-apps/{clientId} clientId app',
      repeatable: true,
      elevated: true,
      dates: { app: { createdDate: true } },
    },
    'app',
  )

/**
 * Deletes a third-party app and all its consents. Elevated.
 *
 * @example
 * const redirectUris = ['https://forum.example/callback']
 * const { clientId } = await owner.thirdPartyApps.createThirdPartyApp({ name: 'Forum', redirectUris })
 * await owner.thirdPartyApps.deleteThirdPartyApp(clientId)
 */
export const deleteThirdPartyApp = (send: ElevatedSend): ((clientId: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/third-party-apps/{clientId} clientId', repeatable: true, elevated: true }, '')
