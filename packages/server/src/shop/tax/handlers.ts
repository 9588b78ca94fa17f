import type { taxCalls } from '@vitrine/contract'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { createTaxGroupHandlers } from './group-handlers.ts'
import { createTaxMappingHandlers } from './mapping-handlers.ts'
import { createTaxRegionHandlers } from './region-handlers.ts'

/** Where the store collects tax, of what, and how much. */
export const createTaxHandlers = (context: Context): Handlers<typeof taxCalls> => ({
  ...createTaxGroupHandlers(context),
  ...createTaxRegionHandlers(context),
  ...createTaxMappingHandlers(context),
})
