import type { Product, ProductInput } from '@vitrine/client'
import {
  Alert,
  Button,
  Checkbox,
  FormActions,
  SelectField,
  showToast,
  Stack,
  TextArea,
  TextField,
  useSubmit,
} from '@vitrine/ui'
import { useRevalidator } from 'react-router'
import { complaintAbout, sentenceFor } from '../sentences.ts'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'

const discountOptions = [
  { value: 'NONE', label: words.noDiscount },
  { value: 'PERCENT', label: words.percentOff },
  { value: 'AMOUNT', label: words.amountOff },
]

type DiscountType = NonNullable<ProductInput['discount']>['type']

/** The fields of the form as they are now: what an undo goes back to. */
const fieldsOf = ({ name, visible, ribbon, description, priceData, discount }: Product): ProductInput => ({
  name,
  visible,
  ribbon: ribbon ?? '',
  description: description ?? '',
  priceData: { price: priceData.price },
  discount: { type: discount.type ?? 'NONE', value: discount.value ?? 0 },
})

const readForm = (form: FormData): ProductInput => ({
  name: String(form.get('name')).trim(),
  visible: form.get('visible') === 'on',
  ribbon: String(form.get('ribbon')).trim(),
  description: String(form.get('description')),
  priceData: { price: Number(form.get('price')) },
  discount: { type: String(form.get('discountType')) as DiscountType, value: Number(form.get('discountValue') || 0) },
})

/** Name, price and how the product is shown. A change can be taken back from the message that tells of it. */
export const DetailsForm = ({ product }: { product: Product }) => {
  const { revalidate } = useRevalidator()
  const save = async (fields: ProductInput) => {
    await shop.products.updateProduct(product.id, fields)
    await revalidate()
  }
  const [failure, submit, isBusy] = useSubmit(async (_before: unknown, form: FormData) => {
    const before = fieldsOf(product)
    try {
      await save(readForm(form))
      showToast({ message: words.saved, onUndo: () => void save(before) })
      return undefined
    } catch (error) {
      return error
    }
  }, undefined)
  return (
    <form {...submit} aria-label={words.details}>
      <Stack>
        {failure !== undefined && <Alert tone="critical">{sentenceFor(failure)}</Alert>}
        <TextField
          label={words.name}
          name="name"
          defaultValue={product.name}
          maxLength={80}
          required
          mark="none"
          error={complaintAbout(failure, 'product.name')}
        />
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField
            label={`${words.price} (${product.priceData.currency})`}
            name="price"
            type="number"
            step="0.01"
            min={0}
            inputMode="decimal"
            defaultValue={product.priceData.price}
            required
            mark="none"
            error={complaintAbout(failure, 'priceData.price')}
          />
          <SelectField
            label={words.discountType}
            name="discountType"
            options={discountOptions}
            defaultValue={product.discount.type ?? 'NONE'}
            mark="none"
          />
          <TextField
            label={words.discountValue}
            name="discountValue"
            type="number"
            step="0.01"
            min={0}
            inputMode="decimal"
            defaultValue={product.discount.value ?? 0}
            mark="none"
            error={complaintAbout(failure, 'discount.value')}
          />
        </div>
        <TextField
          label={words.ribbon}
          hint={words.ribbonHint}
          name="ribbon"
          defaultValue={product.ribbon ?? ''}
          maxLength={30}
        />
        <TextArea
          label={words.description}
          hint={words.descriptionHint}
          name="description"
          rows={8}
          defaultValue={product.description ?? ''}
          maxLength={8000}
        />
        <Checkbox label={words.visible} name="visible" defaultChecked={product.visible} />
        <FormActions>
          <Button type="submit" variant="primary" busy={isBusy}>
            {words.save}
          </Button>
        </FormActions>
      </Stack>
    </form>
  )
}
