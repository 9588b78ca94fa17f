import type { Product, ProductInput } from '@vitrine/client'
import { toDecimal, toMinor } from '@vitrine/domain/money.ts'
import { Checkbox, SelectField, TextArea, TextField } from '@vitrine/ui'
import { decimalIn, isTicked, textIn } from '../../../form/read-fields.ts'
import { EntryForm } from '../../../form/entry-form.tsx'
import { useDone } from '../../../form/use-done.ts'
import { FieldGroup } from '../../../page/section.tsx'
import { shop } from '../../../shop.ts'
import { words } from '../../../words/en.ts'
import { maxBarcodeLength } from './barcodes-form.tsx'
import { currentFacts, FactFields, readFacts } from './fact-fields.tsx'

const discountOptions = [
  { value: 'NONE', label: words.noDiscount },
  { value: 'PERCENT', label: words.percentOff },
  { value: 'AMOUNT', label: words.amountOff },
]

type DiscountType = NonNullable<ProductInput['discount']>['type']

/** The current values: the state an undo restores. */
export const fieldsOf = (product: Product): ProductInput => {
  const { name, visible, ribbon, description, priceData, discount, weight, barcode, manageVariants } = product
  return {
    name,
    ...(!manageVariants && { barcode: barcode ?? '' }),
    visible,
    ribbon: ribbon ?? '',
    description: description ?? '',
    priceData: { price: priceData.price },
    weight: weight ?? 0,
    discount: { type: discount.type ?? 'NONE', value: discount.value ?? 0 },
    ...(!product.giftCard && currentFacts(product)),
  }
}

const readForm = (form: FormData): ProductInput => ({
  name: textIn(form, 'product.name'),
  ...(form.has('product.barcode') && { barcode: textIn(form, 'product.barcode') }),
  visible: isTicked(form, 'product.visible'),
  ribbon: textIn(form, 'product.ribbon'),
  description: textIn(form, 'product.description'),
  priceData: { price: Number(decimalIn(form, 'product.priceData.price') ?? 0) },
  weight: Number(decimalIn(form, 'product.weight', 6) ?? 0),
  discount: {
    type: (textIn(form, 'product.discount.type') || 'NONE') as DiscountType,
    value: Number(decimalIn(form, 'product.discount.value') ?? 0),
  },
  ...readFacts(form),
})

/** A price with all decimals of its currency: 4.5 becomes 4.50. */
const inFull = ({ price, currency }: Product['priceData']): string => toDecimal(toMinor(price, currency), currency)

/** Name, price and appearance of a product. Changes can be undone from the toast. */
export const DetailsForm = ({ product, weightUnit }: { product: Product; weightUnit: string }) => {
  const done = useDone()
  const save = async (form: FormData) => {
    await shop.products.updateProduct(product.id, readForm(form))
    const undo = () => shop.products.updateProduct(product.id, fieldsOf(product))
    return done({ message: words.saved, undo })
  }
  return (
    <EntryForm label={words.details} save={save}>
      {(field) => (
        <>
          <TextField
            {...field('product.name')}
            label={words.name}
            defaultValue={product.name}
            maxLength={80}
            required
          />
          <div className="grid items-start gap-4 sm:grid-cols-3">
            <TextField
              {...field('product.priceData.price')}
              label={`${words.price} (${product.priceData.currency})`}
              inputMode="decimal"
              defaultValue={inFull(product.priceData)}
              required
            />
            {!product.giftCard && (
              <>
                <SelectField
                  {...field('product.discount.type')}
                  label={words.discountType}
                  options={discountOptions}
                  defaultValue={product.discount.type ?? 'NONE'}
                  mark="none"
                />
                <TextField
                  {...field('product.discount.value')}
                  label={words.discountValue}
                  inputMode="decimal"
                  defaultValue={product.discount.value ?? 0}
                  mark="none"
                />
              </>
            )}
          </div>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {product.productType === 'physical' && (
              <TextField
                {...field('product.weight')}
                label={words.newProduct.weight(weightUnit)}
                hint={words.newProduct.weightHint}
                inputMode="decimal"
                defaultValue={product.weight || ''}
                mark="none"
              />
            )}
            <TextField
              {...field('product.ribbon')}
              label={words.ribbon}
              hint={words.ribbonHint}
              defaultValue={product.ribbon ?? ''}
              maxLength={30}
            />
            {!product.manageVariants && !product.giftCard && (
              <TextField
                {...field('product.barcode')}
                label={words.newProduct.barcode}
                hint={words.newProduct.barcodeHint}
                defaultValue={product.barcode ?? ''}
                maxLength={maxBarcodeLength}
                mark="none"
              />
            )}
          </div>
          <TextArea
            {...field('product.description')}
            label={words.description}
            hint={words.descriptionHint}
            rows={8}
            defaultValue={product.description ?? ''}
            maxLength={8000}
          />
          {!product.giftCard && (
            <FieldGroup title={words.productFactsTitle} hint={words.productFactsHint}>
              <FactFields product={product} field={field} />
            </FieldGroup>
          )}
          <Checkbox {...field('product.visible')} label={words.visible} defaultChecked={product.visible} />
        </>
      )}
    </EntryForm>
  )
}
