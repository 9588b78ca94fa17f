import type { ManualTaxMapping, TaxRegion, TaxRegionInput } from '@vitrine/client'
import { shop } from '../shop.ts'

/** Rates of a region by tax group, as fractions. `undefined` if a group is not taxed. */
export type RateByGroup = Readonly<Record<string, string | undefined>>

interface Saving {
  readonly region: TaxRegion | undefined
  readonly sent: TaxRegionInput
  readonly rates: RateByGroup
  /** The existing rates. */
  readonly before: readonly ManualTaxMapping[]
}

const saveRate = async (taxRegionId: string, taxGroupId: string, { taxRate, before }: RateChange) => {
  const mappings = shop.manualTaxMappings
  if (taxRate === before?.taxRate) return
  if (taxRate === undefined) await mappings.deleteManualTaxMapping(before!.id)
  else if (before) await mappings.updateManualTaxMapping(before.id, { revision: before.revision, taxRate })
  else await mappings.createManualTaxMapping({ taxRegionId, taxGroupId, taxRate })
}

interface RateChange {
  readonly taxRate: string | undefined
  readonly before: ManualTaxMapping | undefined
}

/** Saves a region and then its rates. */
export const saveRegion = async ({ region, sent, rates, before }: Saving): Promise<TaxRegion> => {
  const saved = region
    ? await shop.taxRegions.updateTaxRegion(region.id, { ...sent, revision: region.revision })
    : await shop.taxRegions.createTaxRegion(sent)
  await Promise.all(
    Object.entries(rates).map(([groupId, taxRate]) =>
      saveRate(saved.id, groupId, { taxRate, before: before.find(({ taxGroupId }) => taxGroupId === groupId) }),
    ),
  )
  return saved
}
