import { required } from '../../ground/base/refusal.ts'
import type { settingCalls } from '@vitrine/contract'
import type { Context } from '../../ground/context/context.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { withPictures } from './brand-pictures.ts'
import { changeSettings, checkoutKind, ordersKind, readSettings } from './settings.ts'

/** Creates the handlers for calls about checkout and order settings. */
export const createSettingHandlers = (context: Context): Handlers<typeof settingCalls> => ({
  getCheckoutSettings: async ({ siteId }) => ({
    checkoutSettings: await readSettings(context.db, checkoutKind, siteId),
  }),

  updateCheckoutSettings: async ({ siteId }, { body: { checkoutSettings } }) => {
    for (const [index, { title }] of (checkoutSettings.checkoutFields?.questions ?? []).entries())
      required(title, `checkoutSettings.checkoutFields.questions[${index}].title`)
    const sent = await withPictures(context, siteId, checkoutSettings)
    return { checkoutSettings: await changeSettings(context, checkoutKind, { siteId, sent }) }
  },

  getOrdersSettings: async ({ siteId }) => ({ ordersSettings: await readSettings(context.db, ordersKind, siteId) }),

  updateOrdersSettings: async ({ siteId }, { body }) => ({
    ordersSettings: await changeSettings(context, ordersKind, { siteId, sent: body.ordersSettings }),
  }),
})
