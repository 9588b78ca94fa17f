import type { LocalDeliveryOption, LocalDeliveryOptionInput } from '@vitrine/client'
import { decimalIn, textIn } from '../../form/read-fields.ts'
import { throwFieldError } from '../../form/field-errors.ts'
import { words } from '../../words/words.ts'

/** How the area is defined. `ALL` covers all regions of the option. */
export type AreaKind = 'ZIP' | 'CITY' | 'RADIUS' | 'CUSTOM' | 'ALL'

export const areaKindOf = (option: LocalDeliveryOption | undefined): AreaKind => {
  if (!option || option.zipConfig) return 'ZIP'
  if (option.cityConfig) return 'CITY'
  if (option.radiusConfig) return 'RADIUS'
  return option.customAreaConfig ? 'CUSTOM' : 'ALL'
}

/** Formats cities one per line, such as `Berlin, DE`. */
export const citiesText = (config: LocalDeliveryOption['cityConfig']): string =>
  (config?.cityItems ?? [])
    .map(({ cityName, subdivision, country }) => [cityName, subdivision, country].filter(Boolean).join(', '))
    .join('\n')

const citiesField = 'localDeliveryOption.cityConfig.cityItems'

const readCity = (line: string) => {
  const parts = line.split(',').map((part) => part.trim())
  const [cityName = '', ...rest] = parts
  const country = rest.at(-1)?.toUpperCase() ?? ''
  if (cityName === '' || !/^[A-Z]{2}$/.test(country)) return throwFieldError(citiesField, words.deliveries.citiesHint)
  return { cityName, country, ...(rest.length > 1 && { subdivision: rest[0]!.toUpperCase() }) }
}

const numberIn = (form: FormData, name: string): number => {
  const typed = textIn(form, name).replace(',', '.')
  const value = Number(typed)
  return typed === '' || Number.isNaN(value) ? throwFieldError(name, words.notANumber) : value
}

/** Formats corners one per line, such as `52.52, 13.4`. */
export const cornersText = (config: LocalDeliveryOption['customAreaConfig']): string =>
  (config?.geocodes ?? []).map(({ latitude = 0, longitude = 0 }) => `${latitude}, ${longitude}`).join('\n')

const cornersField = 'localDeliveryOption.customAreaConfig.geocodes'

const readCorner = (line: string) => {
  const [latitude = NaN, longitude = NaN, ...more] = line.split(',').map((part) => Number(part.trim() || NaN))
  if (Number.isNaN(latitude + longitude) || more.length > 0)
    return throwFieldError(cornersField, words.deliveries.cornersHint)
  return { latitude, longitude }
}

const areaParts = {
  ZIP: 'zipConfig',
  CITY: 'cityConfig',
  RADIUS: 'radiusConfig',
  CUSTOM: 'customAreaConfig',
} as const

/** The area fields to clear when the kind changes to `ALL`. */
export const areaFieldsToClear = (before: AreaKind, after: AreaKind) =>
  before === 'ALL' || after !== 'ALL' ? [] : [areaParts[before]]

/** Reads the area from the form. */
export const readArea = (form: FormData, kind: AreaKind): LocalDeliveryOptionInput => {
  const root = 'localDeliveryOption'
  switch (kind) {
    case 'ZIP': {
      const zipCodes = textIn(form, `${root}.zipConfig.zipCodes`)
        .split(/[,;\n]+/)
        .map((code) => code.trim())
        .filter(Boolean)
      return { zipConfig: { zipCodes } }
    }
    case 'CITY':
      return {
        cityConfig: {
          cityItems: textIn(form, citiesField)
            .split('\n')
            .filter((line) => line.trim())
            .map(readCity),
        },
      }
    case 'RADIUS': {
      const at = `${root}.radiusConfig.address.geocode`
      const geocode = { latitude: numberIn(form, `${at}.latitude`), longitude: numberIn(form, `${at}.longitude`) }
      const radius = Number(
        decimalIn(form, `${root}.radiusConfig.radius`, 3) ??
          throwFieldError(`${root}.radiusConfig.radius`, words.notANumber),
      )
      return { radiusConfig: { radius, address: { geocode } } }
    }
    case 'CUSTOM':
      return {
        customAreaConfig: {
          geocodes: textIn(form, cornersField)
            .split('\n')
            .filter((line) => line.trim())
            .map(readCorner),
        },
      }
    case 'ALL':
      return {}
  }
}
