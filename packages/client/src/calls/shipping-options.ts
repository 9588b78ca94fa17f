// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, CursorMetadata, ShippingOption, Search, ShippingOptionInput } from '../generated.ts'
import { pack } from '../pack.ts'

const shippingOptionDates = { createdDate: true, updatedDate: true } as const

const createShippingOptionDates = { shippingOption: shippingOptionDates } as const

/** Creates a shipping option, which is offered in its delivery regions. */
export const createShippingOption: ElevatedEndpoint<
  { body: { shippingOption: ShippingOptionInput } },
  { shippingOption: ShippingOption }
> = { route: 'POST /ecom/v1/shipping-options', elevated: true, dates: createShippingOptionDates }

/** Returns a shipping option. */
export const getShippingOption: ElevatedEndpoint<{ params: { id: string } }, { shippingOption: ShippingOption }> = {
  route: 'GET /ecom/v1/shipping-options/{id}',
  repeatable: true,
  elevated: true,
  dates: createShippingOptionDates,
}

/** Lists shipping options that match a filter, sorted and paged. */
export const queryShippingOptions: ElevatedEndpoint<
  { body?: { query?: Search } },
  { shippingOptions: readonly ShippingOption[]; pagingMetadata: CursorMetadata }
> = {
  route: 'GET /ecom/v1/shipping-options/query',
  repeatable: true,
  elevated: true,
  packed: pack,
  dates: { shippingOptions: shippingOptionDates },
}

/** Updates a shipping option. Fields that are not sent do not change. Requires its current revision. */
export const updateShippingOption: ElevatedEndpoint<
  { params: { id: string }; body: { shippingOption: ShippingOptionInput } },
  { shippingOption: ShippingOption }
> = { route: 'PATCH /ecom/v1/shipping-options/{id}', elevated: true, dates: createShippingOptionDates }

/** Deletes a shipping option. */
export const deleteShippingOption: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /ecom/v1/shipping-options/{id}',
  elevated: true,
}

/** Adds a delivery region to a shipping option. */
export const addShippingOptionDeliveryRegion: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      deliveryRegionId: string
      /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
      revision?: string
    }
  },
  { shippingOption: ShippingOption }
> = {
  route: 'POST /ecom/v1/shipping-options/{id}/add-delivery-region',
  repeatable: true,
  elevated: true,
  dates: createShippingOptionDates,
}

/** Removes a delivery region from a shipping option. Without regions, it is not offered anywhere. */
export const removeShippingOptionDeliveryRegion: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      deliveryRegionId: string
      /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
      revision?: string
    }
  },
  { shippingOption: ShippingOption }
> = {
  route: 'POST /ecom/v1/shipping-options/{id}/remove-delivery-region',
  repeatable: true,
  elevated: true,
  dates: createShippingOptionDates,
}

/** Updates an app’s extended fields of a shipping option. */
export const updateShippingOptionExtendedFields: ElevatedEndpoint<
  { params: { id: string }; body: { namespace: string; namespaceData?: Record<string, unknown> } },
  { shippingOption: ShippingOption }
> = {
  route: 'POST /ecom/v1/shipping-options/{id}/update-extended-fields',
  repeatable: true,
  elevated: true,
  dates: createShippingOptionDates,
}
