// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, ServicePlugin } from '../generated.ts'

const servicePluginDates = { createdDate: true, updatedDate: true } as const

const registerServicePluginDates = { servicePlugin: servicePluginDates } as const

/** Registers a service plugin of an app, or its new address, once it has answered. */
export const registerServicePlugin: ElevatedEndpoint<
  {
    body: {
      appId: string
      type: 'PAYMENT_PROVIDER' | 'TAX_CALCULATION_PROVIDER' | 'ECOM_ADDITIONAL_FEES'
      /** Requests go to addresses below it, such as `{baseUrl}/v1/begin`. */
      baseUrl: string
    }
  },
  {
    servicePlugin: ServicePlugin
    /** Signs the notifications that the plugin sends to the store. */
    notificationSecret: string
    /** Where it sends them. */
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

/** Turns a service plugin on or off. */
export const updateServicePlugin: ElevatedEndpoint<
  { params: { id: string }; body: { servicePlugin: { enabled?: boolean } } },
  { servicePlugin: ServicePlugin }
> = {
  route: 'PATCH /vitrine/v1/service-plugins/{id}',
  repeatable: true,
  elevated: true,
  dates: registerServicePluginDates,
}

/** Asks a service plugin who it is, and takes over what it says of itself. */
export const testServicePlugin: ElevatedEndpoint<{ params: { id: string } }, { servicePlugin: ServicePlugin }> = {
  route: 'POST /vitrine/v1/service-plugins/{id}/test',
  repeatable: true,
  elevated: true,
  dates: registerServicePluginDates,
}

/** Removes a service plugin. Payments made with it can no longer be captured or refunded with it. */
export const deleteServicePlugin: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/service-plugins/{id}',
  repeatable: true,
  elevated: true,
}
