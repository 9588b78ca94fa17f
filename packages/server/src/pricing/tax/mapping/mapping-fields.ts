import type { ErrorCode } from '@vitrine/contract/errors.ts'
import type { ManualTaxMapping } from '@vitrine/contract/entities/pricing/tax.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { invalidField, Refusal, required, invalidBecause } from '../../../ground/base/refusal.ts'
import type { TaxMappingRecord } from '../tables.ts'

type ExemptRates = NonNullable<TaxMappingRecord['exemptRates']>

/** Names what was not found. */
export const named =
  (code: ErrorCode) =>
  (error: unknown): never => {
    throw error instanceof Refusal && error.code === 'NOT_FOUND' ? new Refusal(code) : error
  }

/** Reads the rates of exempt groups, one per group. */
export const readExemptRates = (
  sent: Input<ManualTaxMapping>['exemptRates'],
): { readonly exemptRates?: ExemptRates } => {
  if (!sent) return {}
  const field = 'manualTaxMapping.exemptRates'
  const exemptRates = sent.map(({ taxExemptGroupId, taxRate }, index) => ({
    taxExemptGroupId: required(taxExemptGroupId, `${field}[${index}].taxExemptGroupId`),
    taxRate: required(taxRate, `${field}[${index}].taxRate`),
  }))
  const twice = exemptRates.findIndex(({ taxExemptGroupId: id }, index) =>
    exemptRates.slice(0, index).some((one) => one.taxExemptGroupId === id),
  )
  if (twice !== -1) throw invalidBecause(`${field}[${twice}].taxExemptGroupId`, 'LISTED_TWICE')
  return { exemptRates }
}

const pattern = /^[\p{L}\d][\p{L}\d -]*\*?$/u

/** Reads the places of a region where a rate applies. */
export const readPlaces = ({
  postalCodes,
  cities,
}: Pick<Input<ManualTaxMapping>, 'postalCodes' | 'cities'>): Pick<TaxMappingRecord, 'postalCodes' | 'cities'> => {
  const wrong = (postalCodes ?? []).findIndex((code) => !pattern.test(code.trim()))
  if (wrong !== -1) {
    const message = 'must be a postal code, the beginning of codes such as 100*, or a range such as 10001-10019'
    throw invalidField(`manualTaxMapping.postalCodes[${wrong}]`, message, 'FORMAT')
  }
  return { ...(postalCodes && { postalCodes }), ...(cities && { cities }) }
}

/** Drops empty lists. */
export const withoutEmpty = <Record extends object>(record: Record): Record =>
  Object.fromEntries(
    Object.entries(record).filter(([, value]) => !(Array.isArray(value) && value.length === 0)),
  ) as Record

/** Replaces the rates of the given exempt groups. */
export const withExemptRates = (
  record: TaxMappingRecord,
  overrides: readonly { readonly exemptGroupId: string; readonly rate: string }[],
): TaxMappingRecord => {
  const others = (record.exemptRates ?? []).filter(
    ({ taxExemptGroupId }) => !overrides.some(({ exemptGroupId }) => exemptGroupId === taxExemptGroupId),
  )
  const added = overrides.map(({ exemptGroupId, rate }) => ({ taxExemptGroupId: exemptGroupId, taxRate: rate }))
  return { ...record, exemptRates: [...others, ...added].slice(-50) }
}

export const withoutExemptRates = (record: TaxMappingRecord, groupIds: readonly string[]): TaxMappingRecord =>
  withoutEmpty({
    ...record,
    exemptRates: (record.exemptRates ?? []).filter(({ taxExemptGroupId }) => !groupIds.includes(taxExemptGroupId)),
  })
