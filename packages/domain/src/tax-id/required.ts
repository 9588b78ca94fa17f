/** EU countries by ISO 3166-1 alpha-2 code. */
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

/** The tax ID required of buyers: everyone in Brazil, businesses in the EU. */
export type RequiredTaxId = 'BRAZIL' | 'EU'

export const requiredTaxId = (country: string | undefined): RequiredTaxId | undefined => {
  if (country === 'BR') return 'BRAZIL'
  return country !== undefined && euMembers.includes(country) ? 'EU' : undefined
}

/** Prepares an entered tax ID for storing. A CPF has 11 digits, a CNPJ 14 characters. */
export const readTaxId = (id: string, country: string | undefined) => {
  const brazilian = id.replaceAll(/[.\-/\s]/g, '').length > 11 ? ('CNPJ' as const) : ('CPF' as const)
  return { id: id.trim(), type: country === 'BR' ? brazilian : ('UNSPECIFIED' as const) }
}
