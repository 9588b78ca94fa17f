import type { OptionRecord, ProductRecord, VariantRecord } from './product.ts'

/**
 * Returns an option with the customization of the one before with its name and type. Choices keep their IDs while their
 * names and colors are the same.
 */
export const withCustomization = (option: OptionRecord, before: readonly OptionRecord[]): OptionRecord => {
  const known = before.find(({ name, type }) => name === option.name && type === option.type)
  if (known?.id === undefined) return option
  const choices = option.choices.map((choice) => {
    const same = known.choices.find(
      ({ description, value }) => description === choice.description && value === choice.value,
    )
    const { id, key } = same ?? {}
    return { ...(id !== undefined && { id }), ...(key !== undefined && { key }), ...choice }
  })
  return { id: known.id, ...(known.key !== undefined && { key: known.key }), ...option, choices }
}

const withoutContent = ({ content: _content, ...variant }: VariantRecord): VariantRecord => variant

/**
 * Returns a product that was edited in catalog V1 without what only catalog V3 sets and no longer fits: rich content of
 * another description, and contents of variants in other units.
 */
export const withFieldsOfV3 = (record: ProductRecord, before: ProductRecord | undefined): ProductRecord => {
  const { richDescription, ...others } = record
  const isSameText = before === undefined || before.description === record.description
  const isSameUnit = record.pricePerUnit?.totalMeasurementUnit === before?.pricePerUnit?.totalMeasurementUnit
  return {
    ...others,
    ...(isSameText && richDescription && { richDescription }),
    variants: isSameUnit ? record.variants : record.variants.map(withoutContent),
  }
}
