import type { Product, ProductInput, SiteSettings } from '@vitrine/client'
import { Checkbox, TextArea, TextField } from '@vitrine/ui'
import { useState } from 'react'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { EntryPage } from '../../page/entry-page.tsx'
import { countIn, decimalIn, isTicked, textIn } from '../../form/read-fields.ts'
import { CancelLink } from '../../form/cancel-link.tsx'
import { throwFieldError } from '../../form/field-errors.ts'
import { EntryForm } from '../../form/entry-form.tsx'
import { useDone } from '../../form/use-done.ts'
import { shop, type Picture } from '../../shop.ts'
import { words } from '../../words/en.ts'
import { OptionsEditor, readOptions, type OptionDraft } from '../options-editor.tsx'
import { PicturesField } from './pictures-field.tsx'

const { newProduct } = words
const list = '/products'
const priceField = 'product.priceData.price'

const readProduct = (form: FormData, options: readonly OptionDraft[]): ProductInput => {
  const price = decimalIn(form, priceField) ?? throwFieldError(priceField, words.notANumber)
  const weight = decimalIn(form, 'product.weight', 6)
  return {
    name: textIn(form, 'product.name'),
    productType: isTicked(form, 'digital') ? 'digital' : 'physical',
    description: textIn(form, 'product.description'),
    visible: isTicked(form, 'product.visible'),
    priceData: { price: Number(price) },
    ...(weight !== undefined && { weight: Number(weight) }),
    ...(options.length > 0 && { productOptions: readOptions(options), manageVariants: true }),
  }
}

/** Adds images and stock to a new product. If that fails, the product still exists. */
const addImagesAndStock = async (product: Product, pictures: readonly Picture[], quantity: number | undefined) => {
  if (pictures.length > 0) {
    await shop.products.addProductMedia(
      product.id,
      pictures.map(({ id }) => ({ mediaId: id })),
    )
  }
  if (quantity !== undefined) {
    const variants = product.variants.map(({ id }) => ({ variantId: id, quantity }))
    await shop.inventory.updateInventoryVariants(product.id, { trackQuantity: true, variants })
  }
}

/** Creates a product. */
export const NewProductPage = ({ data: { currency, weightUnit } }: PageProps<SiteSettings>) => {
  const done = useDone()
  const [options, setOptions] = useState<OptionDraft[]>([])
  const [isDigital, setDigital] = useState(false)
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const save = async (form: FormData) => {
    const sent = readProduct(form, options)
    const quantity = countIn(form, 'quantity')
    const { product } = await shop.products.createProduct(sent)
    const isWhole = await addImagesAndStock(product, pictures, quantity).then(
      () => true,
      () => false,
    )
    const message = isWhole ? words.added(product.name) : newProduct.halfDone
    return done({ message, next: `${list}/${product.id}` })
  }
  return (
    <EntryPage title={newProduct.add} list={{ label: words.products, href: list }}>
      <EntryForm label={words.product} save={save} actions={<CancelLink href={list} />}>
        {(field) => (
          <>
            <TextField {...field('product.name')} label={words.name} required maxLength={80} />
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <TextField {...field(priceField)} label={newProduct.price(currency)} inputMode="decimal" required />
              <TextField
                {...field('quantity')}
                label={newProduct.stock}
                hint={newProduct.stockHint}
                inputMode="numeric"
              />
            </div>
            <PicturesField pictures={pictures} onChange={setPictures} />
            <TextArea
              {...field('product.description')}
              label={words.description}
              hint={words.descriptionHint}
              rows={5}
              maxLength={8000}
            />
            <Checkbox
              name="digital"
              label={words.downloads.isDigital}
              hint={words.downloads.isDigitalHint}
              checked={isDigital}
              onChange={(event) => setDigital(event.target.checked)}
            />
            {!isDigital && (
              <TextField
                {...field('product.weight')}
                label={newProduct.weight(weightUnit.toLowerCase())}
                hint={newProduct.weightHint}
                inputMode="decimal"
              />
            )}
            <OptionsEditor options={options} field={field} onChange={setOptions} />
            <Checkbox {...field('product.visible')} label={words.visible} defaultChecked />
          </>
        )}
      </EntryForm>
    </EntryPage>
  )
}
