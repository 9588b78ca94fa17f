import type { LabelDimensions, LabelPackage } from '@vitrine/contract/entities/orders/shipping-labels.ts'
import { packageTemplates } from '@vitrine/domain/shipping-label/configured-rates.ts'
import { isWithin } from '@vitrine/domain/shipping/shipping.ts'
import { invalidField, refusalFor, outOfBounds } from '../../../ground/base/refusal.ts'
import type { LabelAddress, LabelPackage as Box, LabelSettings } from '../../shippo/api.ts'

/** Returns the dimensions of a package if all are set and positive. */
const sizeOf = ({ settings: { packageDetails } }: LabelSettings): LabelDimensions | undefined => {
  const { length = '', width = '', height = '' } = packageDetails?.dimensions ?? {}
  return [length, width, height].every((side) => Number(side) > 0) ? { length, width, height } : undefined
}

/** Presents the package of label settings. */
export const packageOf = (known: LabelSettings): LabelPackage => {
  const { packageType, packageDetails } = known.settings
  const dimensions = packageType === 'CUSTOM' ? sizeOf(known) : undefined
  return {
    configurationId: known.id,
    ...(packageType && { packageType }),
    ...(packageDetails?.name !== undefined && { name: packageDetails.name }),
    ...(dimensions && { dimensions }),
  }
}

/** Filters label settings by destination. */
export const settingsFor = (
  all: readonly LabelSettings[],
  { country, state }: Pick<LabelAddress, 'country' | 'state'>,
): LabelSettings[] =>
  all.filter(
    ({ destinations }) =>
      destinations.length === 0 || destinations.some((one) => isWithin(one, { country, subdivision: state })),
  )

/** Chooses the label settings: the given ones, or the first for the destination. */
export const chooseSettings = (
  all: readonly LabelSettings[],
  to: LabelAddress,
  configurationId: string | undefined,
): LabelSettings => {
  const fitting = settingsFor(all, to)
  const chosen = configurationId === undefined ? fitting[0] : fitting.find(({ id }) => id === configurationId)
  if (chosen) return chosen
  if (configurationId !== undefined) {
    if (!all.some(({ id }) => id === configurationId)) {
      throw invalidField('configurationId', 'is not one of the label settings of this store')
    }
    throw invalidField('configurationId', `does not apply to the destination of the parcel: ${to.country}`)
  }
  if (all.length === 0) throw refusalFor('LABELS_NOT_SET_UP', 'NO_SETTINGS')
  const { country } = to
  const description = `No label settings apply to ${country}.`
  throw refusalFor('LABELS_NOT_SET_UP', 'NO_SETTINGS_FOR_COUNTRY', { description, data: { country } })
}

interface Packed {
  readonly box: Box
  readonly package: LabelPackage
}

/** Returns the packaging of a parcel: custom dimensions, or the package of the settings. */
export const packIn = (
  known: LabelSettings,
  { dimensions, pieces }: { dimensions: LabelDimensions | undefined; pieces: number },
): Packed => {
  if (dimensions) {
    return {
      box: { type: 'own', ...dimensions },
      package: { configurationId: known.id, packageType: 'CUSTOM', dimensions },
    }
  }
  const described = packageOf(known)
  const { packageType = 'CUSTOM', packageDetails } = known.settings
  if (packageType === 'CUSTOM') {
    const size = described.dimensions
    if (!size) {
      const { name = '' } = described
      const description = `The package “${name}” has no size.`
      throw refusalFor('LABELS_NOT_SET_UP', 'NO_PACKAGE_SIZE', { description, data: { packageName: name } })
    }
    return { box: { type: 'own', ...size }, package: described }
  }
  const most = Number(packageDetails?.maxNumberOfProducts ?? Infinity)
  if (pieces > most) {
    throw outOfBounds('configurationId', {
      rule: 'MAX',
      threshold: most,
      description: `is a package for at most ${most} products, not ${pieces}`,
    })
  }
  return { box: { type: 'carrier', template: packageTemplates[packageType] }, package: described }
}
