import { writtenParts } from './lines.ts'
import { statesOf } from './states.ts'

/** The parts of an address that depend on its country. */
export type PlacePart = 'addressLine' | 'addressLine2' | 'city' | 'subdivision' | 'postalCode'

/** What a country calls its states. */
export type StateLabel =
  | 'STATE'
  | 'PROVINCE'
  | 'PREFECTURE'
  | 'COUNTY'
  | 'EMIRATE'
  | 'DEPARTMENT'
  | 'REGION'
  | 'STATE_OR_TERRITORY'
/** What a country calls its postal codes. */
export type PostalCodeLabel = 'ZIP' | 'POSTCODE' | 'PIN' | 'EIRCODE' | 'CEP' | 'POSTAL_CODE'
/** What a country calls the place of an address. */
export type CityLabel = 'CITY' | 'SUBURB' | 'TOWN' | 'COMMUNE'

/** How the form of an address in a country looks. */
export interface AddressForm {
  /** The fields that are asked for, in order. */
  readonly order: readonly PlacePart[]
  readonly required: readonly PlacePart[]
  readonly labels: {
    readonly subdivision: StateLabel
    readonly postalCode: PostalCodeLabel
    readonly city: CityLabel
  }
  /** What there is to choose from; empty where the state is a line of text. */
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

/** Where nothing is delivered without the state. */
const needsState = new Set(['AE', 'AU', 'BR', 'CA', 'IN', 'IT', 'JP', 'MX', 'MY', 'US'])

/** Countries that have postal codes, while letters come without. */
const codeMayBeLeftOut = new Set([
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

/** What is asked before any country is known. */
const plainOrder: readonly PlacePart[] = ['addressLine', 'addressLine2', 'postalCode', 'city', 'subdivision']

/** Every country keeps the town, though some write it with the street: who delivers is told where to. */
const withCity = (order: readonly PlacePart[]): readonly PlacePart[] => {
  if (order.includes('city')) return order
  const at = order.indexOf('addressLine')
  return order[0] === 'addressLine' ? order.toSpliced(at + 2, 0, 'city') : order.toSpliced(at, 0, 'city')
}

/** Which fields of an address its country asks for, in which order, under which names. */
export const addressForm = (country: string): AddressForm => {
  const states = statesOf(country)
  const written = writtenParts(country).flatMap((part) => parts[part] ?? [])
  const order = country === '' ? plainOrder : withCity([...new Set(written)])
  const isCodeRequired = order.includes('postalCode') && !codeMayBeLeftOut.has(country)
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
