import type { Product, ProductInput } from '@vitrine/client'
import { productFactFields, productFactNames } from '@vitrine/contract/entities/catalog/product/product-facts.ts'
import { productFacts } from '@vitrine/domain/catalog/product-facts.ts'
import { countryOptions, SelectField, TextArea, TextField } from '@vitrine/ui'
import type { FieldOf } from '../../../form/entry-form.tsx'
import { textIn } from '../../../form/read-fields.ts'
import { words } from '../../../words/en.ts'

const nameOf = (name: string): string => `product.${name}`

/** The current facts, with empty texts for missing ones: the state an undo restores. */
export const currentFacts = (product: Product): ProductInput =>
  Object.fromEntries(productFactNames.map((name) => [name, product[name] ?? '']))

export const readFacts = (form: FormData): ProductInput =>
  Object.fromEntries(
    productFactNames.flatMap((name) => (form.has(nameOf(name)) ? [[name, textIn(form, nameOf(name))]] : [])),
  )

/** A field for each fact about a product. */
export const FactFields = ({ product, field }: { product: Product; field: FieldOf }) =>
  productFactNames.map((name) => {
    const { label, hint } = words.productFacts[name]
    const common = { ...field(nameOf(name)), label, ...(hint !== undefined && { hint }), mark: 'none' as const }
    const written = { ...common, defaultValue: product[name] ?? '', maxLength: productFactFields[name].maxLength }
    const chosen = { ...common, defaultValue: product[name] ?? '', placeholder: words.noProductFact }
    const { input, choices = [] } = productFacts[name]
    switch (input) {
      case 'country':
        return <SelectField key={name} {...chosen} options={countryOptions('en')} />
      case 'choice':
        return <SelectField key={name} {...chosen} options={choices.map((value) => ({ value, label: value }))} />
      case 'url':
        return <TextField key={name} {...written} type="url" inputMode="url" placeholder="https://" />
      case 'text':
        return <TextArea key={name} {...written} rows={3} />
      case 'line':
        return <TextField key={name} {...written} />
    }
  })
