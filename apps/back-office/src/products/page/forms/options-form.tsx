import type { Product } from '@vitrine/client'
import { Card } from '@vitrine/ui'
import { useState } from 'react'
import { EntryForm } from '../../../form/entry-form.tsx'
import { useDone } from '../../../form/use-done.ts'
import { shop } from '../../../shop.ts'
import { words } from '../../../words/en.ts'
import { optionDraftsOf, OptionsEditor, readOptions } from '../../options-editor.tsx'

/** Options of a product. Variants with unchanged choices keep their stock. */
export const OptionsForm = ({ product }: { product: Product }) => {
  const done = useDone()
  const [options, setOptions] = useState(() => optionDraftsOf(product))
  const save = async () => {
    if (options.length === 0) await shop.products.deleteProductOptions(product.id)
    else {
      const productOptions = readOptions(options, product)
      await shop.products.updateProduct(product.id, { productOptions, manageVariants: true })
    }
    return done({ message: words.saved })
  }
  return (
    <Card as="section" appearance="framed">
      <EntryForm label={words.newProduct.options} save={save}>
        {(field) => <OptionsEditor options={options} field={field} onChange={setOptions} />}
      </EntryForm>
    </Card>
  )
}
