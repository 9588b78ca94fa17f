import type {
  DeliveryProfile,
  ProfileCarrier,
  ProfileRegion,
} from '@vitrine/contract/entities/pricing/delivery-profile.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import type { RegionCarrier } from '@vitrine/domain/shipping/delivery.ts'
import { presentRevision } from '../../../ground/document/document-store.ts'
import { storeCarrier } from '../rules.ts'
import type { StoredProfile, StoredRegion } from './store.ts'

const presentCarrier = ({ appId, charges }: RegionCarrier, currency: string): ProfileCarrier => ({
  appId,
  additionalCharges: charges.map(({ details, price }) => ({
    ...(details !== undefined && { description: details }),
    amount: toDecimal(price, currency),
  })),
})

export const presentRegion = ({ id, body, created_date }: StoredRegion, currency: string): ProfileRegion => ({
  id,
  name: body.name,
  active: body.active ?? true,
  deliveryCarriers: (body.carriers ?? [storeCarrier]).map((carrier) => presentCarrier(carrier, currency)),
  destinations: body.destinations.flatMap(({ country, subdivisions }) =>
    country === undefined ? [] : [{ countryCode: country, subdivisions: [...subdivisions] }],
  ),
  createdDate: created_date.toISOString(),
})

/** Presents a delivery profile with its regions. */
export const presentProfile = (
  profile: StoredProfile,
  { regions, currency }: { regions: readonly StoredRegion[]; currency: string },
): DeliveryProfile => {
  const { name, default: isDefault, createdBy, extendedFields } = profile.body
  return {
    ...presentRevision(profile),
    name,
    default: isDefault,
    deliveryRegions: regions.map((region) => presentRegion(region, currency)),
    ...(createdBy && { createdBy }),
    ...(extendedFields && { extendedFields: { namespaces: { ...extendedFields.namespaces } } }),
  }
}
