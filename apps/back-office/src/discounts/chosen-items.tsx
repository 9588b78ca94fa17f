import type { Collection, DiscountItems } from '@vitrine/client'
import { Button, CloseIcon, IconButton, SelectField } from '@vitrine/ui'
import { useState } from 'react'
import { ProductFinder } from '../products/product-finder.tsx'
import { words } from '../words/en.ts'
import type { Names } from './describe.ts'

const { discounts: said } = words

interface ChosenItemsProps {
  readonly field: string
  readonly title: string
  readonly hint: string
  readonly items: DiscountItems | undefined
  readonly collections: readonly Collection[]
  readonly names: Names
}

interface ChosenProps {
  readonly name: string
  readonly value: string
  readonly label: string
  readonly remove: () => void
}

/** One that was chosen, and the way to take it out again. */
export const Chosen = ({ name, value, label, remove }: ChosenProps) => (
  <li className="flex items-center gap-1 rounded-md border border-line bg-surface ps-3">
    <input type="hidden" name={name} value={value} />
    {label}
    <IconButton label={said.remove(label)} onClick={remove}>
      <CloseIcon />
    </IconButton>
  </li>
)

/** Products and collections that something is for. */
export const ChosenItems = ({ field, title, hint, items, collections, names }: ChosenItemsProps) => {
  const [productIds, setProductIds] = useState<readonly string[]>(items?.productIds ?? [])
  const [collectionIds, setCollectionIds] = useState<readonly string[]>(items?.collectionIds ?? [])
  const [found, setFound] = useState<ReadonlyMap<string, string>>(names.products)
  const [isFinding, setIsFinding] = useState(false)
  return (
    <fieldset className="grid min-w-0 gap-3 border-0 p-0">
      <legend className="mb-1 font-medium">{title}</legend>
      <p className="text-sm text-muted">{hint}</p>
      {productIds.length + collectionIds.length > 0 && (
        <ul className="flex list-none flex-wrap gap-2 p-0">
          {collectionIds.map((id) => (
            <Chosen
              key={id}
              name={`${field}.collectionIds`}
              value={id}
              label={names.collections.get(id) ?? id}
              remove={() => setCollectionIds(collectionIds.filter((one) => one !== id))}
            />
          ))}
          {productIds.map((id) => (
            <Chosen
              key={id}
              name={`${field}.productIds`}
              value={id}
              label={found.get(id) ?? id}
              remove={() => setProductIds(productIds.filter((one) => one !== id))}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          className="min-w-48 flex-1"
          label={said.addCollection}
          placeholder={words.choose}
          options={collections
            .filter(({ id }) => !collectionIds.includes(id))
            .map(({ id, name }) => ({ value: id, label: name }))}
          value=""
          mark="none"
          onChange={(event) => setCollectionIds([...collectionIds, event.target.value])}
        />
        <Button onClick={() => setIsFinding(!isFinding)}>{isFinding ? said.closeFinder : said.addProduct}</Button>
      </div>
      {isFinding && (
        <ProductFinder label={said.findProduct}>
          {({ id, name }) => (
            <Button
              size="small"
              disabled={productIds.includes(id)}
              onClick={() => {
                setProductIds([...productIds, id])
                setFound(new Map([...found, [id, name]]))
              }}
            >
              {said.addOne}
            </Button>
          )}
        </ProductFinder>
      )}
    </fieldset>
  )
}
