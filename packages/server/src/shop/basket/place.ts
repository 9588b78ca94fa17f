import type { Address } from '@vitrine/contract/entities/common.ts'
import type { Place } from '@vitrine/domain/tax/tax.ts'

/** Where an address is; one without a country is nowhere yet. */
export const placeOf = (
  address: Pick<Address, 'country' | 'subdivision' | 'city' | 'postalCode'> | undefined,
): Place | undefined =>
  address?.country === undefined
    ? undefined
    : {
        country: address.country,
        subdivision: address.subdivision,
        city: address.city,
        postalCode: address.postalCode,
      }
