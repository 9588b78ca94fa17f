import type { Product } from '@vitrine/client'
import { Card, TextField } from '@vitrine/ui'
import { textIn } from '../../../form/read-fields.ts'
import { EntryForm } from '../../../form/entry-form.tsx'
import { words } from '../../../words/en.ts'
import { useVariantSave } from '../use-variant-save.ts'

type Variant = Product['variants'][number]

/** Limit of the API. */
export const maxBarcodeLength = 40

const fieldOf = ({ id }: Variant): string => `barcode-${id}`
const barcodeOf = ({ variant }: Variant): string => variant.barcode ?? ''

/** Barcodes by variant. */
export const BarcodesForm = ({ product }: { product: Product }) => {
  const save = useVariantSave(product, {
    before: barcodeOf,
    typed: (form, variant) => textIn(form, fieldOf(variant)),
    patch: (barcode) => ({ barcode }),
  })
  return (
    <Card as="section" appearance="framed" title={words.newProduct.barcodes} level={2}>
      <EntryForm label={words.newProduct.barcodes} save={save}>
        {(field) => (
          <div className="grid gap-4">
            {product.variants.map((variant) => (
              <TextField
                key={variant.id}
                {...field(fieldOf(variant))}
                label={words.newProduct.barcodeOf(Object.values(variant.choices).join(', '))}
                defaultValue={barcodeOf(variant)}
                maxLength={maxBarcodeLength}
                mark="none"
              />
            ))}
          </div>
        )}
      </EntryForm>
    </Card>
  )
}
