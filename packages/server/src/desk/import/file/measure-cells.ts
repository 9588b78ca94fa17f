import { isSameKind, type MeasurementUnit, type PricePerUnitRecord } from '@vitrine/domain/catalog/measures.ts'
import type { Cells } from './cells.ts'
import type { Row } from './rows.ts'

/** Spellings of units in files. */
const unitNames: Readonly<Record<string, MeasurementUnit>> = {
  ml: 'ML',
  cl: 'CL',
  l: 'L',
  m3: 'CBM',
  'm³': 'CBM',
  cbm: 'CBM',
  fl_oz: 'FLOZ',
  'fl oz': 'FLOZ',
  floz: 'FLOZ',
  pt: 'PT',
  qt: 'QT',
  gal: 'GAL',
  mg: 'MG',
  g: 'G',
  kg: 'KG',
  oz: 'OZ',
  lb: 'LB',
  lbs: 'LB',
  mm: 'MM',
  cm: 'CM',
  m: 'M',
  in: 'IN',
  ft: 'FT',
  yd: 'YD',
  m2: 'SQM',
  'm²': 'SQM',
  sqm: 'SQM',
  ft2: 'SQFT',
  'ft²': 'SQFT',
  sqft: 'SQFT',
}

/** The columns of a unit price. A format with a single unit column lists it twice. */
export interface MeasureColumns<Name extends string> {
  readonly total: Name
  readonly totalUnit: Name
  readonly base: Name
  readonly baseUnit: Name
}

/** Bounds of `pricePerUnitData` in the contract. */
const [min, max] = [0.01, 999_999_999.99]

/** Reads pack size and base quantity of the unit price; `undefined` if absent or incomplete. */
const readMeasures = <Name extends string>(
  cells: Cells<Name>,
  row: Row,
  columns: MeasureColumns<Name>,
): PricePerUnitRecord | undefined => {
  const names = [columns.total, columns.totalUnit, columns.base, columns.baseUnit]
  const missing = names.filter((name) => cells.text(row, name) === '')
  if (missing.length === names.length) return undefined
  if (missing.length > 0) {
    cells.warn(row, missing[0], 'UNIT_PRICE_INCOMPLETE')
    return undefined
  }
  const quantity = (name: Name): number | undefined => {
    const number = cells.number(row, name)
    if (number === undefined || (number >= min && number <= max)) return number
    cells.warn(row, name, 'INVALID_UNIT_PRICE_QUANTITY', { value: cells.text(row, name) })
    return undefined
  }
  const unit = (name: Name): MeasurementUnit | undefined => {
    const found = unitNames[cells.text(row, name).toLowerCase()]
    if (!found) cells.warn(row, name, 'UNKNOWN_UNIT', { value: cells.text(row, name) })
    return found
  }
  const [totalQuantity, totalMeasurementUnit] = [quantity(columns.total), unit(columns.totalUnit)]
  const [baseQuantity, baseMeasurementUnit] = [quantity(columns.base), unit(columns.baseUnit)]
  if (!totalQuantity || !totalMeasurementUnit || !baseQuantity || !baseMeasurementUnit) return undefined
  if (!isSameKind(totalMeasurementUnit, baseMeasurementUnit)) {
    cells.warn(row, columns.baseUnit, 'UNITS_DIFFER', { value: totalMeasurementUnit, other: baseMeasurementUnit })
    return undefined
  }
  return { totalQuantity, totalMeasurementUnit, baseQuantity, baseMeasurementUnit }
}

/** Returns the measures shared by all variants. A product has a single unit price. */
export const commonMeasures = <Name extends string>(
  cells: Cells<Name>,
  rows: readonly Row[],
  columns: MeasureColumns<Name>,
): PricePerUnitRecord | undefined => {
  const found = rows.map((row) => ({ row, measures: readMeasures(cells, row, columns) }))
  const [first] = found
  const other = found.find(({ measures }) => JSON.stringify(measures) !== JSON.stringify(first?.measures))
  if (!other) return first?.measures
  const withUnitPrice = found.filter(({ row }) => cells.text(row, columns.total) !== '')
  for (const { row } of withUnitPrice) {
    cells.warn(row, columns.total, 'UNIT_PRICES_DIFFER')
  }
  return undefined
}
