// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, QueryOf, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/ecommerce-settings.ts'
import { getEcommerceSettingsMoments } from '../moments.ts'

/**
 * Returns those settings of the store that are requested. Elevated.
 *
 * @example
 * const { ecommerceSettings } = await owner.ecommerceSettings.getEcommerceSettings(['TAX', 'DELIVERY'])
 * const { tax, delivery } = ecommerceSettings
 */
export const getEcommerceSettings = (
  send: ElevatedSend,
): ((
  fields: NonNullable<QueryOf<typeof calls.getEcommerceSettings>['fields']>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.getEcommerceSettings>>) =>
  bind(send, {
    route: 'GET /_api/ecommerce-settings/v1/ecommerce-settings fields',
    repeatable: true,
    elevated: true,
    dates: getEcommerceSettingsMoments,
  })
