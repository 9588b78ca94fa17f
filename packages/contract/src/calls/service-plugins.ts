import type { Static } from 'typebox'
import { elevated, room } from '../call.ts'
import { entity, flag, guid, list, oneOf, optional, shape, text, timestamp, webUrl } from '../schema.ts'

const baseUrl = webUrl({
  maxLength: 1024,
  description: 'Requests go to addresses below it, such as `{baseUrl}/v1/begin`.',
})

export type ServicePlugin = Static<typeof ServicePlugin>
export const ServicePlugin = entity(
  'ServicePlugin',
  {
    id: guid(),
    appId: guid({ description: 'The app whose key signs the requests.' }),
    type: oneOf(['PAYMENT_PROVIDER', 'TAX_CALCULATION_PROVIDER', 'ECOM_ADDITIONAL_FEES']),
    baseUrl,
    name: text({ description: 'The name that it gave itself.' }),
    enabled: flag(),
    createdDate: timestamp(),
    updatedDate: timestamp(),
  },
  { description: 'A part of the store that an app provides.' },
)

const id = shape({ id: guid() })
const servicePlugin = shape({ servicePlugin: ServicePlugin })

export const servicePluginCalls = room({ scope: 'settings' })({
  registerServicePlugin: {
    method: 'POST',
    path: '/vitrine/v1/service-plugins',
    summary: 'Registers a service plugin of an app, or its new address, once it has answered.',
    roles: elevated,
    repeatable: true,
    body: shape({ appId: guid(), type: ServicePlugin.properties.type, baseUrl }),
    response: shape({
      servicePlugin: ServicePlugin,
      notificationSecret: text({ description: 'Signs the notifications that the plugin sends to the store.' }),
      notificationUrl: text({ description: 'Where it sends them.' }),
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
    summary: 'Turns a service plugin on or off.',
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
    summary: 'Asks a service plugin who it is, and takes over what it says of itself.',
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
    summary: 'Removes a service plugin. Payments made with it can no longer be captured or refunded with it.',
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
