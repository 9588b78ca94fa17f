import type { Static } from 'typebox'
import { country, entity, flag, guid, integer, oneOf, optional, text } from '../../../schema.ts'
import { recordFields, updateFields } from '../../record-fields.ts'

const settings = {
  name: text({ minLength: 1, maxLength: 150 }),
  locationType: optional(
    oneOf(['PHYSICAL', 'VIRTUAL'], {
      description: 'Whether it is a place or, for example, a supplier. Default: `PHYSICAL`.',
    }),
  ),
  priority: optional(
    integer({ minimum: 0, maximum: 1000, description: 'Locations with lower numbers serve orders first. Default: 0.' }),
  ),
  country: optional(
    country({ description: 'Of locations with the same priority, those in the country of the delivery serve first.' }),
  ),
  pickupLocationId: optional(
    guid({
      description: 'The pickup location at the same place. It serves the orders that are picked up there first.',
    }),
  ),
}

export type StoresLocation = Static<typeof StoresLocation>
export const StoresLocation = entity(
  'StoresLocation',
  {
    ...recordFields,
    ...settings,
    defaultLocation: flag({
      readOnly: true,
      description: 'Whether it is the default location, which every store has.',
    }),
    archived: optional(flag({ readOnly: true, description: 'Whether it was archived: it keeps no stock any more.' })),
  },
  { description: 'A place that keeps stock.' },
)

export type StoresLocationUpdate = Static<typeof StoresLocationUpdate>
export const StoresLocationUpdate = entity(
  'StoresLocationUpdate',
  { ...settings, name: optional(settings.name), ...updateFields },
  { description: 'Changes of a location.' },
)

export type LocationStock = Static<typeof LocationStock>
export const LocationStock = entity(
  'LocationStock',
  {
    locationId: text(),
    variantCount: integer({ description: 'Number of inventory items.' }),
    unitCount: integer({ description: 'Sum of the tracked quantities above 0.' }),
    transferCount: integer({ description: 'Number of transfers from and to it that are not closed.' }),
  },
  { description: 'A summary of the stock at a location.' },
)
