/** Countries of the EU, by their two letters. */
export const euMembers: readonly string[] = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
]

/** Which tax ID buyers of a country are asked for: everybody in Brazil, businesses in the EU. */
export type AskedTaxId = 'BRAZIL' | 'EU'

export const askedTaxId = (country: string | undefined): AskedTaxId | undefined => {
  if (country === 'BR') return 'BRAZIL'
  return country !== undefined && euMembers.includes(country) ? 'EU' : undefined
}

/** What somebody has typed, as it is kept: a CPF has eleven digits, a CNPJ fourteen characters. */
export const typedTaxId = (id: string, country: string | undefined) => {
  const brazilian = id.replaceAll(/[.\-/\s]/g, '').length > 11 ? ('CNPJ' as const) : ('CPF' as const)
  return { id: id.trim(), type: country === 'BR' ? brazilian : ('UNSPECIFIED' as const) }
}
