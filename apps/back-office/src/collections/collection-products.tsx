import type { Category, Product } from '@vitrine/client'
import { Badge, Button, CloseIcon, EmptyState, IconButton, Pagination, showToast, Stack } from '@vitrine/ui'
import { useState } from 'react'
import { useDone } from '../form/use-done.ts'
import { ProductFinder, ProductLine } from '../products/product-finder.tsx'
import { Section } from '../page/section.tsx'
import { errorMessage } from '../error-message.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { collections } = words

interface CollectionProductsProps {
  readonly collection: Category
  readonly products: readonly Product[]
  readonly page: number
  readonly pageCount: number
}

/** The products of a collection, with buttons to add and remove them. */
export const CollectionProducts = ({ collection, products, page, pageCount }: CollectionProductsProps) => {
  const done = useDone()
  // Changes since the products were loaded; a search doesn't reload them.
  const [moved, setMoved] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isIn = ({ id, collectionIds = [] }: Product) => moved.get(id) ?? collectionIds.includes(collection.id)

  const move = async (product: Product, inside: boolean): Promise<void> => {
    const call = inside ? shop.products.addProductsToCollection : shop.products.removeProductsFromCollection
    await call(collection.id, [product.id])
    setMoved((before) => new Map(before).set(product.id, inside))
  }
  const act = async (product: Product, inside: boolean) => {
    const message = inside ? collections.putInDone(product.name) : collections.tookOut(product.name)
    try {
      await move(product, inside)
      await done({ message, undo: () => move(product, !inside) })
    } catch (error) {
      showToast({ message: errorMessage(error) })
    }
  }

  return (
    <Stack gap="xl">
      <Section title={collections.products}>
        {products.length === 0 ? (
          <EmptyState title={collections.noProducts} level={3}>
            {collections.noProductsHint}
          </EmptyState>
        ) : (
          <ul className="grid list-none p-0">
            {products.map((product) => (
              <ProductLine key={product.id} product={product}>
                <IconButton label={collections.takeOut(product.name)} onClick={() => void act(product, false)}>
                  <CloseIcon />
                </IconButton>
              </ProductLine>
            ))}
          </ul>
        )}
        <Pagination
          label={words.page}
          page={page}
          pageCount={pageCount}
          hrefFor={(number) => `?${new URLSearchParams({ page: String(number) })}`}
        />
      </Section>
      <Section title={collections.find}>
        <ProductFinder label={words.newProduct.find}>
          {(product) =>
            isIn(product) ? (
              <Badge tone="positive">{collections.isIn}</Badge>
            ) : (
              <Button size="small" aria-label={collections.putIn(product.name)} onClick={() => void act(product, true)}>
                {collections.put}
              </Button>
            )
          }
        </ProductFinder>
      </Section>
    </Stack>
  )
}
