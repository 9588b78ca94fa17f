import type { Random } from './random.ts'

export interface PastBuyer {
  readonly number: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly address: {
    readonly country: string
    readonly subdivision?: string
    readonly city: string
    readonly postalCode: string
    readonly addressLine: string
  }
}

const firstNames =
  'Anna Ben Carla David Elif Felix Greta Henrik Ida Jakob Klara Leon Mara Nils Olga Paul Ronja Samir Tilda Vera Wanda Yusuf Zoe Linus'.split(
    ' ',
  )
const lastNames =
  'Albrecht Berger Conrad Dietz Engel Falk Gerber Hartwig Imhof Jansen Krause Lorenz Maurer Nowak Ott Peters Quast Richter Sommer Thies Ulrich Vogt Weber Zander'.split(
    ' ',
  )

type Place = Omit<PastBuyer['address'], 'addressLine'> & { readonly street: string; readonly weight: number }

const places: readonly Place[] = [
  { country: 'DE', city: 'Berlin', postalCode: '10115', street: 'Invalidenstraße', weight: 18 },
  { country: 'DE', city: 'Hamburg', postalCode: '20095', street: 'Mönckebergstraße', weight: 14 },
  { country: 'DE', city: 'München', postalCode: '80331', street: 'Sendlinger Straße', weight: 12 },
  { country: 'DE', city: 'Leipzig', postalCode: '04109', street: 'Nikolaistraße', weight: 9 },
  { country: 'DE', city: 'Köln', postalCode: '50667', street: 'Breite Straße', weight: 9 },
  { country: 'AT', city: 'Wien', postalCode: '1010', street: 'Rotenturmstraße', weight: 8 },
  { country: 'CH', city: 'Zürich', postalCode: '8001', street: 'Rennweg', weight: 6 },
  { country: 'FR', city: 'Lyon', postalCode: '69002', street: 'Rue Mercière', weight: 6 },
  { country: 'NL', city: 'Utrecht', postalCode: '3511', street: 'Oudegracht', weight: 5 },
  { country: 'DK', city: 'Aarhus', postalCode: '8000', street: 'Vestergade', weight: 4 },
  { country: 'GB', city: 'Bristol', postalCode: 'BS1 4DJ', street: 'Queen Square', weight: 4 },
  { country: 'US', subdivision: 'US-OR', city: 'Portland', postalCode: '97205', street: 'SW Alder Street', weight: 3 },
  { country: 'JP', subdivision: 'JP-13', city: 'Tokyo', postalCode: '100-0001', street: 'Chiyoda', weight: 2 },
]
const weighted = places.flatMap((place) => Array.from({ length: place.weight }, () => place))

/** Creates buyers with different names. Nobody reads their email addresses (RFC 2606). */
export const createBuyers = (random: Random, count: number): PastBuyer[] =>
  Array.from({ length: count }, (_, index) => {
    const firstName = firstNames[index % firstNames.length]!
    const lastName = lastNames[(index + Math.floor(index / firstNames.length)) % lastNames.length]!
    const { street, weight: _weight, ...place } = random.pick(weighted)
    const address = { ...place, addressLine: `${street} ${random.between(1, 90)}` }
    return { number: index, email: `${firstName}.${lastName}@example.org`.toLowerCase(), firstName, lastName, address }
  })
