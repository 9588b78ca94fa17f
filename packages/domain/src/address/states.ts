import { iso31662 } from 'iso-3166/2.js'

/** A state, province or whatever a country calls the part that its addresses name. */
export interface State {
  /** ISO 3166-2: `US-NY`. */
  readonly code: string
  readonly name: string
}

/** Countries whose addresses name one of these parts. */
const listed = new Set('AE AR AU BR CA CL CO ES ID IN IT JP KR MX MY PE TH TR US'.split(' '))

/** Where ISO's first level are regions that no letter names, its second are the provinces of addresses. */
const bySecondLevel = new Set(['ES', 'IT'])
/** Of the first level of these, what is its own province. */
const ownProvinces = new Set(['ES-CE', 'ES-ML', 'IT-23'])
/** Of Indonesia's list the islands, which are above its provinces; of Thailand's a town. */
const groups = new Set(['TH-S', 'ID-JW', 'ID-KA', 'ID-ML', 'ID-NU', 'ID-PP', 'ID-SL', 'ID-SM'])

/** The American forces overseas, which the post knows and ISO does not. */
const forces: readonly State[] = [
  { code: 'US-AA', name: 'Armed Forces Americas' },
  { code: 'US-AE', name: 'Armed Forces Europe' },
  { code: 'US-AP', name: 'Armed Forces Pacific' },
]

/** Names in the letters that people of the country use abroad, by the number that ISO gives them. */
const prefectures =
  'Hokkaido Aomori Iwate Miyagi Akita Yamagata Fukushima Ibaraki Tochigi Gunma Saitama Chiba Tokyo Kanagawa Niigata ' +
  'Toyama Ishikawa Fukui Yamanashi Nagano Gifu Shizuoka Aichi Mie Shiga Kyoto Osaka Hyogo Nara Wakayama Tottori ' +
  'Shimane Okayama Hiroshima Yamaguchi Tokushima Kagawa Ehime Kochi Fukuoka Saga Nagasaki Kumamoto Oita Miyazaki ' +
  'Kagoshima Okinawa'

/** What people call a place where ISO writes it in a way nobody looks for. */
const called: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    prefectures.split(' ').map((name, index) => [`JP-${String(index + 1).padStart(2, '0')}`, name]),
  ),
  'AE-AJ': 'Ajman',
  'AE-AZ': 'Abu Dhabi',
  'AE-DU': 'Dubai',
  'AE-FU': 'Fujairah',
  'AE-RK': 'Ras Al Khaimah',
  'AE-SH': 'Sharjah',
  'AE-UQ': 'Umm Al Quwain',
  'IT-23': 'Aosta',
  'KR-11': 'Seoul',
  'KR-26': 'Busan',
  'KR-27': 'Daegu',
  'KR-28': 'Incheon',
  'KR-29': 'Gwangju',
  'KR-30': 'Daejeon',
  'KR-31': 'Ulsan',
  'KR-41': 'Gyeonggi',
  'KR-42': 'Gangwon',
  'KR-43': 'North Chungcheong',
  'KR-44': 'South Chungcheong',
  'KR-45': 'North Jeolla',
  'KR-46': 'South Jeolla',
  'KR-47': 'North Gyeongsang',
  'KR-48': 'South Gyeongsang',
  'KR-49': 'Jeju',
  'KR-50': 'Sejong',
  'TH-10': 'Bangkok',
}

/** Signs that a transliteration puts on letters, and that nobody types into a search of a list. */
const plainName = (name: string, country: string): string =>
  country === 'IN' ? name.normalize('NFD').replaceAll(/\p{M}/gu, '') : name

const isListed = (country: string, { code, parent }: { code: string; parent: string }): boolean => {
  if (groups.has(code)) return false
  if (!bySecondLevel.has(country)) return parent === country
  return parent !== country || ownProvinces.has(code)
}

const listOf = (country: string): readonly State[] => {
  const parts = iso31662.filter((part) => part.code.startsWith(`${country}-`) && isListed(country, part))
  // Places with names in two languages stand there twice.
  const byCode = new Map(parts.toReversed().map(({ code, name }) => [code, called[code] ?? plainName(name, country)]))
  const found = [...byCode].map(([code, name]) => ({ code, name }))
  return [...found, ...(country === 'US' ? forces : [])].toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

const known = new Map<string, readonly State[]>()

/** The states of a country, by name; none where its addresses do not name one of a list. */
export const statesOf = (country: string): readonly State[] => {
  if (!listed.has(country)) return []
  const states = known.get(country) ?? listOf(country)
  known.set(country, states)
  return states
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase().trim()

/** The state that a text means, by its code, its letters or its name. */
export const stateIn = (country: string, text: string): State | undefined => {
  const word = plain(text)
  if (word === '') return undefined
  return statesOf(country).find(
    ({ code, name }) => code === word || code === `${country}-${word}` || plain(name) === word,
  )
}

/** An address whose state is told by its name, too, where the country has a list of them. */
export const withStateName = <Address extends { readonly country?: string; readonly subdivision?: string }>(
  address: Address,
): Address & { readonly subdivisionFullname?: string } => {
  const name = stateIn(address.country ?? '', address.subdivision ?? '')?.name
  return name === undefined ? address : { ...address, subdivisionFullname: name }
}
