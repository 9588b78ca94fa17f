import type { settingCalls } from '@vitrine/contract'
import { isElevated } from '../../ground/base/caller.ts'
import { required } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { siteFor } from '../../ground/site/sites.ts'
import { withPictures } from './brand-pictures.ts'
import { checkPolicies, policiesIn } from './policies.ts'
import { changeSettings, checkoutKind, ordersKind, readSettings } from './settings.ts'

/** Creates the handlers for calls about checkout and order settings. */
export const createSettingHandlers = (context: Context): Handlers<typeof settingCalls> => ({
  getCheckoutSettings: async (caller, _request, exchange) => {
    const checkoutSettings = await readSettings(context.db, checkoutKind, caller.siteId)
    if (isElevated(caller)) return { checkoutSettings }
    const { reading } = await siteFor(context.sites, caller.siteId, exchange)
    const checkoutPolicies = policiesIn(checkoutSettings.checkoutPolicies ?? {}, reading)
    return { checkoutSettings: { ...checkoutSettings, checkoutPolicies } }
  },

  updateCheckoutSettings: async ({ siteId }, { body: { checkoutSettings } }) => {
    for (const [index, { title }] of (checkoutSettings.checkoutFields?.questions ?? []).entries())
      required(title, `checkoutSettings.checkoutFields.questions[${index}].title`)
    checkPolicies(checkoutSettings.checkoutPolicies)
    const sent = await withPictures(context, siteId, checkoutSettings)
    return { checkoutSettings: await changeSettings(context, checkoutKind, { siteId, sent }) }
  },

  getOrdersSettings: async ({ siteId }) => ({ ordersSettings: await readSettings(context.db, ordersKind, siteId) }),

  updateOrdersSettings: async ({ siteId }, { body }) => ({
    ordersSettings: await changeSettings(context, ordersKind, { siteId, sent: body.ordersSettings }),
  }),
})
