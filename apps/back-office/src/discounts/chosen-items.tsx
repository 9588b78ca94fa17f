import type { Collection, DiscountItems } from '@vitrine/client'
import { Button, SelectField } from '@vitrine/ui'
import { useState } from 'react'
import { Chips } from '../form/chips.tsx'
import { ProductFinder } from '../products/product-finder.tsx'
import { words } from '../words/words.ts'
import { useLearnName } from './learned-names.ts'
import type { Names } from './names.ts'

const { discounts: texts } = words

interface ChosenItemsProps {
  readonly field: string
  readonly title: string
  readonly hint: string
  readonly items: DiscountItems | undefined
  readonly collections: readonly Collection[]
  readonly names: Names
}

interface ChosenProductsProps {
  /** Name of the field with the IDs. */
  readonly name: string
  readonly ids: readonly string[]
  readonly names: ReadonlyMap<string, string>
}

/** The selected products. */
export const ChosenProducts = ({ name, ids, names }: ChosenProductsProps) => {
  const [productIds, setProductIds] = useState(ids)
  const [found, setFound] = useState(names)
  const [isFinding, setIsFinding] = useState(false)
  const learnName = useLearnName()
  return (
    <div className="grid min-w-0 gap-3">
      <Chips
        name={name}
        values={productIds}
        labelOf={(id) => found.get(id) ?? id}
        remove={(id) => setProductIds(productIds.filter((one) => one !== id))}
      />
      <Button className="justify-self-start" onClick={() => setIsFinding(!isFinding)}>
        {isFinding ? texts.closeFinder : texts.addProduct}
      </Button>
      {isFinding && (
        <ProductFinder label={texts.findProduct}>
          {(product) => (
            <Button
              size="small"
              aria-label={words.collections.putIn(product.name)}
              disabled={productIds.includes(product.id)}
              onClick={() => {
                setProductIds([...productIds, product.id])
                setFound(new Map([...found, [product.id, product.name]]))
                learnName('products', product.id, product.name)
              }}
            >
              {texts.addOne}
            </Button>
          )}
        </ProductFinder>
      )}
    </div>
  )
}

/** The selected products and collections. */
export const ChosenItems = ({ field, title, hint, items, collections, names }: ChosenItemsProps) => {
  const [collectionIds, setCollectionIds] = useState<readonly string[]>(items?.collectionIds ?? [])
  return (
    <fieldset className="grid min-w-0 gap-3 border-0 p-0">
      <legend className="mb-1 font-medium">{title}</legend>
      <p className="text-sm text-muted">{hint}</p>
      <Chips
        name={`${field}.collectionIds`}
        values={collectionIds}
        labelOf={(id) => names.collections.get(id) ?? id}
        remove={(id) => setCollectionIds(collectionIds.filter((one) => one !== id))}
      />
      <SelectField
        label={texts.addCollection}
        placeholder={words.choose}
        options={collections
          .filter(({ id }) => !collectionIds.includes(id))
          .map(({ id, name }) => ({ value: id, label: name }))}
        value=""
        mark="none"
        onChange={(event) => setCollectionIds([...collectionIds, event.target.value])}
      />
      <ChosenProducts name={`${field}.productIds`} ids={items?.productIds ?? []} names={names.products} />
    </fieldset>
  )
}
