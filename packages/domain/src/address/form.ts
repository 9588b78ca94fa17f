import { writtenParts } from './lines.ts'
import { statesOf } from './states.ts'

/** The address fields that depend on the country. */
type PlacePart = 'addressLine' | 'addressLine2' | 'city' | 'subdivision' | 'postalCode'

/** The label of the subdivision field. */
type StateLabel =
  | 'STATE'
  | 'PROVINCE'
  | 'PREFECTURE'
  | 'COUNTY'
  | 'EMIRATE'
  | 'DEPARTMENT'
  | 'REGION'
  | 'STATE_OR_TERRITORY'
/** The label of the postal code field. */
type PostalCodeLabel = 'ZIP' | 'POSTCODE' | 'PIN' | 'EIRCODE' | 'CEP' | 'POSTAL_CODE'
/** The label of the city field. */
type CityLabel = 'CITY' | 'SUBURB' | 'TOWN' | 'COMMUNE'

/** The address form of a country. */
export interface AddressForm {
  /** The fields in display order. */
  readonly order: readonly PlacePart[]
  readonly required: readonly PlacePart[]
  readonly labels: {
    readonly subdivision: StateLabel
    readonly postalCode: PostalCodeLabel
    readonly city: CityLabel
  }
  /** The states to choose from. Empty if the state is free text. */
  readonly states: readonly { readonly code: string; readonly name: string }[]
}

const stateLabels: Readonly<Record<string, StateLabel>> = {
  ...Object.fromEntries(['BR', 'IN', 'MX', 'MY', 'NG', 'US', 'VE'].map((country) => [country, 'STATE'])),
  ...Object.fromEntries(
    ['AR', 'CA', 'CN', 'CR', 'CU', 'EC', 'ES', 'ID', 'IT', 'KR', 'PA', 'PH', 'TH', 'TR', 'TW', 'VN'].map((country) => [
      country,
      'PROVINCE',
    ]),
  ),
  ...Object.fromEntries(['CO', 'HN', 'NI', 'PY', 'SV', 'UY'].map((country) => [country, 'DEPARTMENT'])),
  AE: 'EMIRATE',
  AU: 'STATE_OR_TERRITORY',
  GB: 'COUNTY',
  IE: 'COUNTY',
  JP: 'PREFECTURE',
}

const codeLabels: Readonly<Record<string, PostalCodeLabel>> = {
  ...Object.fromEntries(['AS', 'GU', 'MP', 'PH', 'PR', 'US', 'VI'].map((country) => [country, 'ZIP'])),
  ...Object.fromEntries(['AU', 'GB', 'GG', 'IM', 'JE', 'MY', 'NZ'].map((country) => [country, 'POSTCODE'])),
  BR: 'CEP',
  IE: 'EIRCODE',
  IN: 'PIN',
}

const cityLabels: Readonly<Record<string, CityLabel>> = { AU: 'SUBURB', CL: 'COMMUNE', GB: 'TOWN' }

/** Countries in which addresses need a state. */
const needsState = new Set(['AE', 'AU', 'BR', 'CA', 'IN', 'IT', 'JP', 'MX', 'MY', 'US'])

/** Countries in which postal codes are optional. */
const optionalPostalCode = new Set([
  'AG',
  'BB',
  'BM',
  'BO',
  'CL',
  'CO',
  'CR',
  'DO',
  'EC',
  'GT',
  'HN',
  'IE',
  'IR',
  'JM',
  'JO',
  'KE',
  'KW',
  'KY',
  'LB',
  'MT',
  'NG',
  'NI',
  'NP',
  'OM',
  'PA',
  'PE',
  'PY',
  'SA',
  'SV',
  'UY',
  'VE',
  'VG',
  'ZM',
])

const parts: Readonly<Record<string, readonly PlacePart[]>> = {
  A: ['addressLine', 'addressLine2'],
  C: ['city'],
  S: ['subdivision'],
  Z: ['postalCode'],
}

/** Field order before a country is chosen. */
const plainOrder: readonly PlacePart[] = ['addressLine', 'addressLine2', 'postalCode', 'city', 'subdivision']

/** Adds the city, which some countries write as part of the street, since carriers need it. */
const withCity = (order: readonly PlacePart[]): readonly PlacePart[] => {
  if (order.includes('city')) return order
  const at = order.indexOf('addressLine')
  return order[0] === 'addressLine' ? order.toSpliced(at + 2, 0, 'city') : order.toSpliced(at, 0, 'city')
}

/** Returns the address fields of a country, with their order and labels. */
export const addressForm = (country: string): AddressForm => {
  const states = statesOf(country)
  const written = writtenParts(country).flatMap((part) => parts[part] ?? [])
  const order = country === '' ? plainOrder : withCity([...new Set(written)])
  const isCodeRequired = order.includes('postalCode') && !optionalPostalCode.has(country)
  return {
    order: states.length > 0 && !order.includes('subdivision') ? [...order, 'subdivision'] : order,
    required: [
      'addressLine',
      'city',
      ...(isCodeRequired ? (['postalCode'] as const) : []),
      ...(needsState.has(country) ? (['subdivision'] as const) : []),
    ],
    labels: {
      subdivision: stateLabels[country] ?? 'REGION',
      postalCode: codeLabels[country] ?? 'POSTAL_CODE',
      city: cityLabels[country] ?? 'CITY',
    },
    states,
  }
}
