import type { Product } from '@vitrine/client'
import { toDecimal, toMinor } from '@vitrine/domain/money.ts'
import { Card, TextField } from '@vitrine/ui'
import { decimalIn } from '../form/amounts.ts'
import { complain } from '../form/complaints.ts'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'

type Variant = Product['variants'][number]

const fieldOf = ({ id }: Variant): string => `price-${id}`
const priceOf = ({ variant }: Variant, { priceData }: Product): number => variant.priceData?.price ?? priceData.price

const readPrice = (form: FormData, variant: Variant): number =>
  Number(decimalIn(form, fieldOf(variant)) ?? complain(fieldOf(variant), words.notANumber))

/** What each variant costs, where there are several. */
export const PricesForm = ({ product }: { product: Product }) => {
  const done = useDone()
  const { currency } = product.priceData
  const setPrices = (prices: readonly { readonly id: string; readonly price: number }[]) =>
    shop.products.updateProductVariants(
      product.id,
      prices.map(({ id, price }) => ({ variantIds: [id], price })),
    )
  const save = async (form: FormData) => {
    const changed = product.variants
      .map((variant) => ({ id: variant.id, before: priceOf(variant, product), price: readPrice(form, variant) }))
      .filter(({ before, price }) => before !== price)
    if (changed.length > 0) await setPrices(changed)
    const undo = () => setPrices(changed.map(({ id, before }) => ({ id, price: before })))
    return done({ message: words.saved, ...(changed.length > 0 && { undo }) })
  }
  if (product.variants.length < 2) return null
  return (
    <Card as="section" appearance="framed" title={words.newProduct.prices} level={2}>
      <EntryForm label={words.newProduct.prices} save={save}>
        {(field) => (
          <div className="grid gap-4">
            {product.variants.map((variant) => (
              <TextField
                key={variant.id}
                {...field(fieldOf(variant))}
                label={words.newProduct.priceOf(Object.values(variant.choices).join(', '), currency)}
                inputMode="decimal"
                required
                defaultValue={toDecimal(toMinor(priceOf(variant, product), currency), currency)}
              />
            ))}
          </div>
        )}
      </EntryForm>
    </Card>
  )
}
