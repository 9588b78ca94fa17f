// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, ExtendedFields, Address, DeliverySolution, DeliverableItem } from '../generated.ts'

/** Lists the ways to deliver items to an address, with prices. Creates nothing. */
export const getDeliverySolutions: ElevatedEndpoint<
  {
    body: {
      lineItems: readonly DeliverableItem[]
      /** Address to deliver to. Its country must be set. */
      destination: Address
      /** Currency of all prices: that of the store, or one that it charges. */
      currency: string
      /** Unit of weights. Default: that of the store. */
      weightUnit?: 'KG' | 'LB'
      origin?: unknown
      contactDetails?: unknown
      userPreferences?: unknown
      purchaseFlowId?: string
      externalReferences?: unknown
      extendedFields?: ExtendedFields
    }
  },
  {
    deliverySolutions: readonly DeliverySolution[]
    /** Carriers that did not respond. Always empty: the store itself is the only carrier. */
    errors: readonly { appId: string }[]
  }
> = {
  route: 'POST /_api/delivery-rates/v1/get-delivery-solutions',
  repeatable: true,
  elevated: true,
  dates: { deliverySolutions: { logistics: { deliveryTimeSlot: { from: true, to: true } } } },
}
