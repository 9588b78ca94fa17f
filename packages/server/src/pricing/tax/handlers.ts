import type { taxCalculationCalls, taxCalls, taxExemptionCalls } from '@vitrine/contract'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { createCalculationHandlers } from './calculation/calculation-handlers.ts'
import { createExplainHandlers } from './calculation/explain-handlers.ts'
import { createRateHandlers } from './rate/rate-handlers.ts'
import { createContactTaxHandlers } from './contact-handlers.ts'
import { createExemptGroupHandlers } from './exempt-handlers.ts'
import { createTaxGroupHandlers } from './rate/group-handlers.ts'
import { createTaxMappingHandlers } from './mapping/mapping-handlers.ts'
import { createTaxRegionHandlers } from './rate/region-handlers.ts'
import { readTaxSettings, writeTaxSettings } from './settings.ts'

/** Creates the handlers for all calls about tax. */
export const createTaxHandlers = (
  context: Context,
): Handlers<typeof taxCalls & typeof taxExemptionCalls & typeof taxCalculationCalls> => ({
  ...createTaxGroupHandlers(context),
  ...createTaxRegionHandlers(context),
  ...createTaxMappingHandlers(context),
  ...createExemptGroupHandlers(context),
  ...createContactTaxHandlers(context),
  ...createCalculationHandlers(context),
  ...createRateHandlers(context),
  ...createExplainHandlers(context),
  getTaxSettings: async ({ siteId }) => ({ taxSettings: await readTaxSettings(context, siteId) }),
  upsertTaxSettings: async ({ siteId }, { body }) => ({
    taxSettings: await writeTaxSettings(context, siteId, body.taxSettings),
  }),
})
