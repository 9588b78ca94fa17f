import { divideExactly, type Minor } from '../money.ts'

/** The size of each unit in the smallest unit of its kind, as decimal text. All are exact by definition. */
const units = {
  volume: {
    ML: '1',
    CL: '10',
    L: '1000',
    CBM: '1000000',
    FLOZ: '29.5735295625',
    PT: '473.176473',
    QT: '946.352946',
    GAL: '3785.411784',
  },
  mass: { MG: '1', G: '1000', KG: '1000000', OZ: '28349.523125', LB: '453592.37' },
  length: { MM: '1', CM: '10', M: '1000', IN: '25.4', FT: '304.8', YD: '914.4' },
  area: { SQM: '1', SQFT: '0.09290304' },
} as const

export type MeasurementUnit = { [Kind in keyof typeof units]: keyof (typeof units)[Kind] }[keyof typeof units]

/** What a pack contains, such as 750 ML. */
export interface PackContent {
  readonly totalQuantity: number
  readonly totalMeasurementUnit: MeasurementUnit
}

/** The content of a pack, and the base quantity of its unit price: a pack of 750 ML priced per 1 L. */
export interface PricePerUnitRecord extends PackContent {
  readonly baseQuantity: number
  readonly baseMeasurementUnit: MeasurementUnit
}

const kindOf = (unit: MeasurementUnit): Readonly<Record<string, string>> =>
  Object.values(units).find((kind) => unit in kind)!

/** Returns whether two units measure the same quantity, like liters and gallons. */
export const isSameKind = (one: MeasurementUnit, other: MeasurementUnit): boolean => kindOf(one) === kindOf(other)

/** Calculates the price of the base quantity from the price of the pack. Half a minor unit rounds up. */
export const pricePerUnit = (price: Minor, measures: PricePerUnitRecord): Minor => {
  const { totalQuantity, totalMeasurementUnit, baseQuantity, baseMeasurementUnit } = measures
  const factor = (unit: MeasurementUnit) => kindOf(unit)[unit]!
  return divideExactly(
    [String(price), String(baseQuantity), factor(baseMeasurementUnit)],
    [String(totalQuantity), factor(totalMeasurementUnit)],
  )
}
