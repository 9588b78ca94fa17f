import type { Static } from 'typebox'
import { elevated, room } from '../../call.ts'
import { entity, flag, guid, list, oneOf, optional, shape, text, timestamp, webUrl } from '../../schema.ts'

const baseUrl = webUrl({
  maxLength: 1024,
  description: 'Base URL of the plugin. Requests are sent to paths below it, such as `{baseUrl}/v1/begin`.',
})

export type ServicePlugin = Static<typeof ServicePlugin>
export const ServicePlugin = entity(
  'ServicePlugin',
  {
    id: guid(),
    appId: guid({ description: 'ID of the app whose key signs the requests.' }),
    type: oneOf(['PAYMENT_PROVIDER', 'TAX_CALCULATION_PROVIDER', 'ECOM_ADDITIONAL_FEES']),
    baseUrl,
    name: text({ description: 'Name reported by the plugin.' }),
    enabled: flag(),
    createdDate: timestamp(),
    updatedDate: timestamp(),
  },
  { description: 'A service that an app provides to the store.' },
)

const id = shape({ id: guid() })
const servicePlugin = shape({ servicePlugin: ServicePlugin })

export const servicePluginCalls = room({ scope: 'settings', area: 'developers' })({
  registerServicePlugin: {
    method: 'POST',
    path: '/vitrine/v1/service-plugins',
    summary: 'Registers a service plugin of an app, or updates its base URL. Fails if the plugin does not respond.',
    roles: elevated,
    repeatable: true,
    body: shape({ appId: guid(), type: ServicePlugin.properties.type, baseUrl }),
    response: shape({
      servicePlugin: ServicePlugin,
      notificationSecret: text({
        description: 'Secret for signing the notifications that the plugin sends to the store.',
      }),
      notificationUrl: text({ description: 'URL to send the notifications to.' }),
    }),
    errors: ['INVALID_ARGUMENT', 'NOT_FOUND', 'SERVICE_PLUGIN_NOT_REACHED'],
    client: {
      module: 'servicePlugins',
      args: 'appId type baseUrl',
      example: [
        'const { appId, baseUrl } = paymentApp',
        "const { servicePlugin } = await owner.servicePlugins.registerServicePlugin(appId, 'PAYMENT_PROVIDER', baseUrl)",
      ],
    },
  },
  listServicePlugins: {
    method: 'GET',
    path: '/vitrine/v1/service-plugins',
    summary: 'Lists the service plugins of the store.',
    roles: elevated,
    repeatable: true,
    response: shape({ servicePlugins: list(ServicePlugin) }),
    client: {
      module: 'servicePlugins',
      gives: 'servicePlugins',
      example: 'const plugins = await owner.servicePlugins.listServicePlugins()',
    },
  },
  updateServicePlugin: {
    method: 'PATCH',
    path: '/vitrine/v1/service-plugins/{id}',
    summary: 'Enables or disables a service plugin.',
    roles: elevated,
    repeatable: true,
    params: id,
    body: shape({ servicePlugin: shape({ enabled: optional(flag()) }) }),
    response: servicePlugin,
    errors: ['NOT_FOUND'],
    client: {
      module: 'servicePlugins',
      args: 'id servicePlugin',
      gives: 'servicePlugin',
      example:
        'const { enabled } = await owner.servicePlugins.updateServicePlugin(servicePlugin.id, { enabled: false })',
    },
  },
  testServicePlugin: {
    method: 'POST',
    path: '/vitrine/v1/service-plugins/{id}/test',
    summary: 'Requests the configuration of a service plugin and stores what it returns, such as its name.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: servicePlugin,
    errors: ['NOT_FOUND', 'SERVICE_PLUGIN_NOT_REACHED'],
    client: {
      module: 'servicePlugins',
      gives: 'servicePlugin',
      example: 'const { name } = await owner.servicePlugins.testServicePlugin(servicePlugin.id)',
    },
  },
  deleteServicePlugin: {
    method: 'DELETE',
    path: '/vitrine/v1/service-plugins/{id}',
    summary: 'Deletes a service plugin. Payments made with it can no longer be captured or refunded through it.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'servicePlugins',
      example: 'await owner.servicePlugins.deleteServicePlugin(servicePlugin.id)',
    },
  },
})
