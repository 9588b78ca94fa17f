import type { StoreDeliveryRegion } from '@vitrine/client'
import { Checkbox } from '@vitrine/ui'
import { FieldGroup } from '../../page/section.tsx'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'
import { describePlaces } from '../describe.ts'

const { deliveries } = words

/** Creates a worldwide region for a store that has none. */
export const createWorldwideRegion = async (): Promise<string> =>
  (await shop.deliveryRegions.createDeliveryRegion({ name: deliveries.everywhere, destinations: [] })).id

interface RegionChoiceProps {
  readonly regions: readonly StoreDeliveryRegion[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** The regions in which a delivery method is offered. */
export const RegionChoice = ({ regions, chosen, onChange }: RegionChoiceProps) => (
  <FieldGroup title={deliveries.where} hint={regions.length === 0 ? deliveries.newEverywhere : deliveries.whereHint}>
    {regions.map((region) => (
      <Checkbox
        key={region.id}
        label={region.name}
        hint={describePlaces(region)}
        checked={chosen.includes(region.id)}
        onChange={({ target: { checked } }) =>
          onChange(checked ? [...chosen, region.id] : chosen.filter((id) => id !== region.id))
        }
      />
    ))}
  </FieldGroup>
)
