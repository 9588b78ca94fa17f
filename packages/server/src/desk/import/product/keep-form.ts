import { variantPrices, variantsOf, type ProductRecord, type VariantRecord } from '@vitrine/domain/catalog/product.ts'

/** Values that variants have of the product if they have none of their own. */
const inherited = ['sku', 'cost', 'weight'] as const

const without = <Value extends object>(value: Value, ...names: (keyof Value)[]): Value =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name as keyof Value))) as Value

const pickPrices = ({ price, reducedPrice }: VariantRecord): Partial<VariantRecord> => ({
  ...(price !== undefined && { price }),
  ...(reducedPrice !== undefined && { reducedPrice }),
})

const hasSamePrices = (before: ProductRecord, next: ProductRecord): boolean => {
  const known = new Map(variantsOf(before).map((variant) => [variant.id, variantPrices(before, variant)]))
  return variantsOf(next).every((variant) => {
    const [old, fresh] = [known.get(variant.id), variantPrices(next, variant)]
    return old?.full === fresh.full && old.paid === fresh.paid
  })
}

const isReduced = ({ reducedPrice, variants }: ProductRecord): boolean =>
  reducedPrice !== undefined || variants.some((variant) => variant.reducedPrice !== undefined)

/** Prices that files have as a discount stay reduced prices if they are the same. Otherwise the discount replaces them. */
const keepPrices = (before: ProductRecord, next: ProductRecord): ProductRecord => {
  if (!isReduced(before)) return next
  const bare = {
    ...without(next, 'reducedPrice'),
    variants: next.variants.map((variant) => without(variant, 'reducedPrice')),
  }
  if (!hasSamePrices(before, bare)) return bare
  const known = new Map(before.variants.map((variant) => [variant.id, variant]))
  const { price, reducedPrice } = before
  return {
    ...without(bare, 'discount'),
    price,
    ...(reducedPrice !== undefined && { reducedPrice }),
    variants: bare.variants.map((variant) => {
      const old = known.get(variant.id)
      return old ? { ...without(variant, 'price'), ...pickPrices(old) } : variant
    }),
  }
}

/** Choices keep the media that show them if the file names none. */
const keepChoiceMedia = (before: ProductRecord, next: ProductRecord): ProductRecord['options'] => {
  const left = new Set(next.media.map(({ id }) => id))
  return next.options.map((option) => {
    const old = before.options.find(({ name }) => name === option.name)
    const choices = option.choices.map((choice) => {
      const known = old?.choices.find(({ description }) => description === choice.description)
      const mediaIds = (known?.mediaIds ?? []).filter((id) => left.has(id))
      return choice.mediaIds || mediaIds.length === 0 ? choice : { ...choice, mediaIds }
    })
    return { ...option, choices }
  })
}

/** Returns an imported product in the form that it has in the store, so that a file with the same values changes nothing. */
export const keepForm = (before: ProductRecord, next: ProductRecord): ProductRecord => {
  const priced = keepPrices(before, next)
  const known = new Map(before.variants.map((variant) => [variant.id, variant]))
  const variants = priced.variants.map((variant) => {
    const old = known.get(variant.id)
    const names = inherited.filter((name) => old && old[name] === undefined && variant[name] === priced[name])
    return without(variant, ...names)
  })
  return { ...priced, options: keepChoiceMedia(before, priced), variants }
}
