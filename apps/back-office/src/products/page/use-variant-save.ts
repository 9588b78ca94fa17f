import type { Product } from '@vitrine/client'
import { useDone } from '../../form/use-done.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/en.ts'

type Variant = Product['variants'][number]
type VariantPatch = Omit<Parameters<typeof shop.products.updateProductVariants>[1][number], 'variantIds'>

interface VariantValue<Value> {
  readonly before: (variant: Variant) => Value
  readonly typed: (form: FormData, variant: Variant) => Value
  readonly patch: (value: Value) => VariantPatch
}

/** Saves a value of each changed variant, with an undo. */
export const useVariantSave = <Value>(product: Product, { before, typed, patch }: VariantValue<Value>) => {
  const done = useDone()
  return async (form: FormData) => {
    const changed = product.variants
      .map((variant) => ({ id: variant.id, was: before(variant), is: typed(form, variant) }))
      .filter(({ was, is }) => was !== is)
    const send = (kind: 'was' | 'is') =>
      shop.products.updateProductVariants(
        product.id,
        changed.map(({ id, ...values }) => ({ variantIds: [id], ...patch(values[kind]) })),
      )
    if (changed.length > 0) await send('is')
    return done({ message: words.saved, ...(changed.length > 0 && { undo: () => send('was') }) })
  }
}
