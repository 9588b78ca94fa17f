import { pricePerUnit } from '@vitrine/domain/catalog/measures.ts'
import { variantMeasures, type VariantRecord } from '@vitrine/domain/catalog/product.ts'
import { toDecimal, type Minor } from '@vitrine/domain/money.ts'
import type { Presenting } from './presenting.ts'

/** A price per unit with its base quantity, such as `€12.00 / 1 KG`. */
export const presentPricePerUnit = (variant: VariantRecord, paid: Minor, presenting: Presenting) => {
  const measures = variantMeasures(presenting.record, variant)
  if (!measures) return undefined
  const amount = pricePerUnit(paid, measures)
  const { baseQuantity, baseMeasurementUnit } = measures
  return {
    value: toDecimal(amount, presenting.site.currency),
    ...(presenting.includes('CURRENCY') && {
      description: `${presenting.money.text(amount)} / ${baseQuantity} ${baseMeasurementUnit}`,
    }),
  }
}
