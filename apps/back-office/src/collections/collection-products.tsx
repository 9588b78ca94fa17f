import type { Category, CollectionRule, Product } from '@vitrine/client'
import { Alert, Badge, Button, CloseIcon, EmptyState, IconButton, Pagination, showToast, Stack } from '@vitrine/ui'
import { useState, type ReactNode } from 'react'
import { useDone } from '../form/use-done.ts'
import { ProductFinder, ProductLine } from '../products/product-finder.tsx'
import { Section } from '../page/section.tsx'
import { usePolling } from '../page/use-polling.ts'
import { errorMessage } from '../error-message.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { collections, collectionRules: ruleTexts } = words
/** How often the page looks whether a collection has been filled. */
const pollMs = 2000

interface PageOfProducts {
  readonly products: readonly Product[]
  readonly page: number
  readonly pageCount: number
}

interface CollectionProductsProps extends PageOfProducts {
  readonly collection: Category
}

interface ProductPageProps extends PageOfProducts {
  readonly empty: ReactNode
  /** Actions of a product. */
  readonly children: (product: Product) => ReactNode
}

const ProductPage = ({ products, page, pageCount, empty, children }: ProductPageProps) => (
  <>
    {products.length === 0 ? (
      empty
    ) : (
      <ul className="grid list-none p-0">
        {products.map((product) => (
          <ProductLine key={product.id} product={product}>
            {children(product)}
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
  </>
)

/** The products of a collection that its rule has chosen. */
export const RuledProducts = ({ rule: { status }, ...shown }: PageOfProducts & { rule: CollectionRule }) => {
  usePolling(status === 'FILLING', pollMs)
  return (
    <Section title={collections.products} hint={ruleTexts.decided}>
      {status === 'FILLING' && <Alert>{ruleTexts.filling}</Alert>}
      {status === 'FAILED' && <Alert tone="critical">{ruleTexts.failed}</Alert>}
      <ProductPage
        {...shown}
        empty={
          status === 'UP_TO_DATE' && (
            <EmptyState title={ruleTexts.none} level={3}>
              {ruleTexts.previewNoneHint}
            </EmptyState>
          )
        }
      >
        {() => null}
      </ProductPage>
    </Section>
  )
}

/** The products of a collection, with buttons to add and remove them. */
export const CollectionProducts = ({ collection, ...shown }: CollectionProductsProps) => {
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
        <ProductPage
          {...shown}
          empty={
            <EmptyState title={collections.noProducts} level={3}>
              {collections.noProductsHint}
            </EmptyState>
          }
        >
          {(product) => (
            <IconButton label={collections.takeOut(product.name)} onClick={() => void act(product, false)}>
              <CloseIcon />
            </IconButton>
          )}
        </ProductPage>
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
