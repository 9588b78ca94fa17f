import type { Product } from '@vitrine/client'
import { Card, TextField } from '@vitrine/ui'
import { textIn } from '../form/amounts.ts'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'

type Variant = Product['variants'][number]

/** The bound of the API. */
export const longestBarcode = 40

const fieldOf = ({ id }: Variant): string => `barcode-${id}`
const barcodeOf = ({ variant }: Variant): string => variant.barcode ?? ''

/** The barcode of each variant. */
export const BarcodesForm = ({ product }: { product: Product }) => {
  const done = useDone()
  const setBarcodes = (barcodes: readonly { readonly id: string; readonly barcode: string }[]) =>
    shop.products.updateProductVariants(
      product.id,
      barcodes.map(({ id, barcode }) => ({ variantIds: [id], barcode })),
    )
  const save = async (form: FormData) => {
    const changed = product.variants
      .map((variant) => ({ id: variant.id, before: barcodeOf(variant), barcode: textIn(form, fieldOf(variant)) }))
      .filter(({ before, barcode }) => before !== barcode)
    if (changed.length > 0) await setBarcodes(changed)
    const undo = () => setBarcodes(changed.map(({ id, before }) => ({ id, barcode: before })))
    return done({ message: words.saved, ...(changed.length > 0 && { undo }) })
  }
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
                maxLength={longestBarcode}
                mark="none"
              />
            ))}
          </div>
        )}
      </EntryForm>
    </Card>
  )
}
