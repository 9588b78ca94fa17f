// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/service-plugins.ts'
import type { ServicePlugin } from '../generated.ts'

const servicePluginDates = { createdDate: true, updatedDate: true } as const

const registerServicePluginDates = { servicePlugin: servicePluginDates } as const

/**
 * Registers a service plugin of an app, or updates its base URL. Fails if the plugin does not respond. Elevated.
 *
 * @example
 * const { appId, baseUrl } = paymentApp
 * const { servicePlugin } = await owner.servicePlugins.registerServicePlugin(appId, 'PAYMENT_PROVIDER', baseUrl)
 */
export const registerServicePlugin = (
  send: ElevatedSend,
): ((
  appId: string,
  type: 'PAYMENT_PROVIDER' | 'TAX_CALCULATION_PROVIDER' | 'ECOM_ADDITIONAL_FEES',
  baseUrl: string,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.registerServicePlugin>>) =>
  bind(send, {
    route: 'POST /vitrine/v1/service-plugins appId type baseUrl',
    repeatable: true,
    elevated: true,
    dates: registerServicePluginDates,
  })

/**
 * Lists the service plugins of the store. Elevated.
 *
 * @example
 * const plugins = await owner.servicePlugins.listServicePlugins()
 */
export const listServicePlugins = (send: ElevatedSend): ((call?: CallOptions) => Promise<readonly ServicePlugin[]>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/service-plugins',
      repeatable: true,
      elevated: true,
      dates: { servicePlugins: servicePluginDates },
    },
    'servicePlugins',
  )

/**
 * Enables or disables a service plugin. Elevated.
 *
 * @example
 * const { enabled } = await owner.servicePlugins.updateServicePlugin(servicePlugin.id, { enabled: false })
 */
export const updateServicePlugin = (
  send: ElevatedSend,
): ((id: string, servicePlugin: { enabled?: boolean }, call?: CallOptions) => Promise<ServicePlugin>) =>
  bind(
    send,
    {
      route: 'PATCH /vitrine/v1/service-plugins/{id} id servicePlugin',
      repeatable: true,
      elevated: true,
      dates: registerServicePluginDates,
    },
    'servicePlugin',
  )

/**
 * Requests the configuration of a service plugin and stores what it returns, such as its name. Elevated.
 *
 * @example
 * const { name } = await owner.servicePlugins.testServicePlugin(servicePlugin.id)
 */
export const testServicePlugin = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<ServicePlugin>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/service-plugins/{id}/test id',
      repeatable: true,
      elevated: true,
      dates: registerServicePluginDates,
    },
    'servicePlugin',
  )

/**
 * Deletes a service plugin. Payments made with it can no longer be captured or refunded through it. Elevated.
 *
 * @example
 * await owner.servicePlugins.deleteServicePlugin(servicePlugin.id)
 */
export const deleteServicePlugin = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/service-plugins/{id} id', repeatable: true, elevated: true }, '')
