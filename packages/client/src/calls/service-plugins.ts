// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, ServicePlugin } from '../generated.ts'

const servicePluginDates = { createdDate: true, updatedDate: true } as const

const registerServicePluginDates = { servicePlugin: servicePluginDates } as const

/** Registers a service plugin of an app, or updates its base URL. Fails if the plugin does not respond. */
export const registerServicePlugin: ElevatedEndpoint<
  {
    body: {
      appId: string
      type: 'PAYMENT_PROVIDER' | 'TAX_CALCULATION_PROVIDER' | 'ECOM_ADDITIONAL_FEES'
      /** Base URL of the plugin. Requests are sent to paths below it, such as `{baseUrl}/v1/begin`. */
      baseUrl: string
    }
  },
  {
    servicePlugin: ServicePlugin
    /** Secret for signing the notifications that the plugin sends to the store. */
    notificationSecret: string
    /** URL to send the notifications to. */
    notificationUrl: string
  }
> = { route: 'POST /vitrine/v1/service-plugins', repeatable: true, elevated: true, dates: registerServicePluginDates }

/** Lists the service plugins of the store. */
export const listServicePlugins: ElevatedEndpoint<{}, { servicePlugins: readonly ServicePlugin[] }> = {
  route: 'GET /vitrine/v1/service-plugins',
  repeatable: true,
  elevated: true,
  dates: { servicePlugins: servicePluginDates },
}

/** Enables or disables a service plugin. */
export const updateServicePlugin: ElevatedEndpoint<
  { params: { id: string }; body: { servicePlugin: { enabled?: boolean } } },
  { servicePlugin: ServicePlugin }
> = {
  route: 'PATCH /vitrine/v1/service-plugins/{id}',
  repeatable: true,
  elevated: true,
  dates: registerServicePluginDates,
}

/** Requests the configuration of a service plugin and stores what it returns, such as its name. */
export const testServicePlugin: ElevatedEndpoint<{ params: { id: string } }, { servicePlugin: ServicePlugin }> = {
  route: 'POST /vitrine/v1/service-plugins/{id}/test',
  repeatable: true,
  elevated: true,
  dates: registerServicePluginDates,
}

/** Deletes a service plugin. Payments made with it can no longer be captured or refunded through it. */
export const deleteServicePlugin: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/service-plugins/{id}',
  repeatable: true,
  elevated: true,
}
