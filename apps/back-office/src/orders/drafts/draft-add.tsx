import type { Product } from '@vitrine/client'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { Alert, Button, Checkbox, Disclosure, SelectField, Stack, TextField } from '@vitrine/ui'
import { useEffect, useState, type FormEvent } from 'react'
import { decimalIn, isTicked, textIn } from '../../form/read-fields.ts'
import { throwFieldError, fieldErrorOf } from '../../form/field-errors.ts'
import { findProducts } from '../../products/find-products.ts'
import { shop } from '../../shop.ts'
import { Thumbnail } from '../../page/thumbnail.tsx'
import { words } from '../../words/words.ts'
import { ComponentFields, componentsIn } from './draft-components.tsx'
import { ModifierFields, modifiersIn } from './draft-modifiers.tsx'
import type { DraftEditing } from './use-draft-order.ts'

const { drafts: texts } = words
const shownProducts = 6
const pauseMs = 250

/** The selected options in the shape of cart items. */
const optionsOf = (form: FormData, product: Product) => {
  const { choices, texts: customTextFields } = modifiersIn(form, product)
  const variant = (product.productOptions ?? []).map(({ name = '' }) => [name, textIn(form, name)] as const)
  const components = componentsIn(form, product)
  return { options: { ...Object.fromEntries(variant), ...choices }, customTextFields, components }
}
type ChosenOptions = ReturnType<typeof optionsOf>

interface FoundProps {
  readonly product: Product
  readonly add: (product: Product, options: ChosenOptions) => Promise<boolean>
}

/** A product in the results, with its options. */
const Found = ({ product, add }: FoundProps) => {
  const { productOptions = [], media, name = '', price } = product
  const image = media?.mainMedia?.image
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void add(product, optionsOf(new FormData(event.currentTarget), product))
  }
  return (
    <li className="border-t border-line py-3 first:border-0">
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <span className="flex min-w-40 flex-1 items-center gap-3 self-center">
          {image?.url && <Thumbnail image={image as Parameters<typeof Thumbnail>[0]['image']} side={40} />}
          <span>
            {name}
            <span className="block text-sm text-muted">{price?.formatted?.discountedPrice}</span>
          </span>
        </span>
        {productOptions.map(({ name: option = '', choices = [] }) => (
          <SelectField
            key={option}
            label={option}
            name={option}
            mark="none"
            className="min-w-28"
            options={choices.map(({ description = '' }) => ({ value: description, label: description }))}
          />
        ))}
        <ModifierFields {...product} />
        <ComponentFields {...product} />
        <Button type="submit" size="small" aria-label={texts.addNamed(name)}>
          {texts.add}
        </Button>
      </form>
    </li>
  )
}

/** Searches products while the owner types. */
const useFound = (expression: string): readonly Product[] | undefined => {
  const [found, setFound] = useState<{ expression: string; products: readonly Product[] }>()
  useEffect(() => {
    if (expression.trim() === '') return undefined
    let isOld = false
    const timer = setTimeout(async () => {
      const search = findProducts(expression, { page: 1, size: shownProducts })
      const { products } = await search.catch(() => ({ products: [] }))
      if (!isOld) setFound({ expression, products })
    }, pauseMs)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [expression])
  // Keeps the previous results until new ones arrive.
  return expression.trim() === '' ? undefined : found?.products
}

/** Adds products from the catalog. */
export const AddProducts = ({ editing: { change } }: { editing: DraftEditing }) => {
  const [expression, setExpression] = useState('')
  const found = useFound(expression)
  const add = async (product: Product, options: ChosenOptions): Promise<boolean> => {
    const isAdded = await change((id) => {
      const catalogReference = { appId: storesAppId, catalogItemId: product.id!, options }
      const added = { catalogLineItems: [{ catalogReference }] }
      return shop.draftOrders.addLineItemsToDraftOrder(id, added)
    })
    if (isAdded) setExpression('')
    return isAdded
  }
  return (
    <div>
      <TextField
        type="search"
        label={texts.search}
        mark="none"
        value={expression}
        onChange={({ target }) => setExpression(target.value)}
      />
      <div aria-live="polite">
        {found?.length === 0 && <p className="mt-3 text-muted">{texts.noProducts}</p>}
        {found !== undefined && found.length > 0 && (
          <ul className="m-0 mt-2 list-none p-0">
            {found.map((product) => (
              <Found key={product.id} product={product} add={add} />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

const customOf = (form: FormData) => ({
  productName: { original: textIn(form, 'name') || throwFieldError('name', words.fieldErrors.REQUIRED_FIELD) },
  price: { amount: decimalIn(form, 'price') ?? throwFieldError('price', words.notANumber) },
  quantity: Math.max(1, Number(textIn(form, 'quantity')) || 1),
  physicalProperties: { shippable: isTicked(form, 'shippable') },
  taxable: isTicked(form, 'taxable'),
})

/** Adds a custom item. */
export const AddCustom = ({ editing: { change, draft } }: { editing: DraftEditing }) => {
  const [failure, setFailure] = useState<unknown>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    try {
      const customLineItems = [customOf(new FormData(element))]
      setFailure(undefined)
      const isSaved = await change((id) => shop.draftOrders.addLineItemsToDraftOrder(id, { customLineItems }))
      if (isSaved) element.reset()
    } catch (error) {
      setFailure(error)
    }
  }
  return (
    <Disclosure label={texts.custom}>
      <form onSubmit={(event) => void submit(event)} aria-label={texts.custom} noValidate>
        <Stack>
          <p className="text-sm text-muted">{texts.customHint}</p>
          <TextField
            label={texts.name}
            name="name"
            id="name"
            mark="none"
            required
            maxLength={200}
            error={fieldErrorOf(failure, 'name')}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={texts.price(draft.currency)}
              name="price"
              id="price"
              mark="none"
              inputMode="decimal"
              error={fieldErrorOf(failure, 'price')}
            />
            <TextField label={texts.quantity} name="quantity" type="number" min={1} defaultValue="1" mark="none" />
          </div>
          <div className="flex flex-wrap gap-x-6">
            <Checkbox label={texts.shippable} name="shippable" defaultChecked />
            <Checkbox label={texts.taxable} name="taxable" defaultChecked />
          </div>
          <div>
            <Button type="submit">{texts.custom}</Button>
          </div>
        </Stack>
      </form>
    </Disclosure>
  )
}

/** The error of the last change, and items with insufficient stock. */
export const DraftFailure = ({ editing: { failure, calculated } }: { editing: DraftEditing }) => {
  const problems = calculated.calculationErrors?.orderValidationErrors ?? []
  return (
    <>
      {failure !== undefined && (
        <Alert tone="critical" title={texts.failed}>
          {failure}
        </Alert>
      )}
      {problems.map(({ code, description }) => (
        <Alert key={`${code} ${description}`} tone="caution">
          {description}
        </Alert>
      ))}
    </>
  )
}
