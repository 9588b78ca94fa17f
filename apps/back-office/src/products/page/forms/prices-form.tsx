import type { Product } from '@vitrine/client'
import { toDecimal, toMinor } from '@vitrine/domain/money.ts'
import { Card, TextField } from '@vitrine/ui'
import { decimalIn } from '../../../form/read-fields.ts'
import { throwFieldError } from '../../../form/field-errors.ts'
import { EntryForm } from '../../../form/entry-form.tsx'
import { words } from '../../../words/en.ts'
import { useVariantSave } from '../use-variant-save.ts'

type Variant = Product['variants'][number]

const fieldOf = ({ id }: Variant): string => `price-${id}`
const priceOf = ({ variant }: Variant, { priceData }: Product): number => variant.priceData?.price ?? priceData.price

const readPrice = (form: FormData, variant: Variant): number =>
  Number(decimalIn(form, fieldOf(variant)) ?? throwFieldError(fieldOf(variant), words.notANumber))

/** Prices by variant, if there are several. */
export const PricesForm = ({ product }: { product: Product }) => {
  const { currency } = product.priceData
  const save = useVariantSave(product, {
    before: (variant) => priceOf(variant, product),
    typed: readPrice,
    patch: (price) => ({ price }),
  })
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
