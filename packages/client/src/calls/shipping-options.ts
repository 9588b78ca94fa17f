// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, CursorMetadata, ShippingOption, Search, ShippingOptionInput } from '../generated.ts'
import { pack } from '../pack.ts'

const shippingOptionDates = { createdDate: true, updatedDate: true } as const

const createShippingOptionDates = { shippingOption: shippingOptionDates } as const

/** Adds a way of delivery; buyers see it in the delivery regions that it names. */
export const createShippingOption: ElevatedEndpoint<
  { body: { shippingOption: ShippingOptionInput } },
  { shippingOption: ShippingOption }
> = { route: 'POST /ecom/v1/shipping-options', elevated: true, dates: createShippingOptionDates }

/** Reads a way of delivery. */
export const getShippingOption: ElevatedEndpoint<{ params: { id: string } }, { shippingOption: ShippingOption }> = {
  route: 'GET /ecom/v1/shipping-options/{id}',
  repeatable: true,
  elevated: true,
  dates: createShippingOptionDates,
}

/** Finds ways of delivery. */
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

/** Changes the fields of a way of delivery that are sent, with the revision that was read. */
export const updateShippingOption: ElevatedEndpoint<
  { params: { id: string }; body: { shippingOption: ShippingOptionInput } },
  { shippingOption: ShippingOption }
> = { route: 'PATCH /ecom/v1/shipping-options/{id}', elevated: true, dates: createShippingOptionDates }

/** Takes a way of delivery away. */
export const deleteShippingOption: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /ecom/v1/shipping-options/{id}',
  elevated: true,
}

/** Offers a way of delivery in one more region. */
export const addShippingOptionDeliveryRegion: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      deliveryRegionId: string
      /** Rises with each change; a change sends the one it read. */
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

/** Offers a way of delivery in a region no more; without any region it is offered nowhere. */
export const removeShippingOptionDeliveryRegion: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      deliveryRegionId: string
      /** Rises with each change; a change sends the one it read. */
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

/** Sets the fields that an app keeps on a way of delivery. */
export const updateShippingOptionExtendedFields: ElevatedEndpoint<
  { params: { id: string }; body: { namespace: string; namespaceData?: Record<string, unknown> } },
  { shippingOption: ShippingOption }
> = {
  route: 'POST /ecom/v1/shipping-options/{id}/update-extended-fields',
  repeatable: true,
  elevated: true,
  dates: createShippingOptionDates,
}
