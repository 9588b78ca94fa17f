import type { Product } from '@vitrine/client'
import type { ReactNode } from 'react'
import { Finder } from '../page/finder.tsx'
import { Thumbnail } from '../page/thumbnail.tsx'
import { findProducts } from './find-products.ts'
import { words } from '../words/words.ts'

const maxResults = 8

/** A row with a product and actions. */
export const ProductLine = ({ product, children }: { product: Product; children: ReactNode }) => {
  const image = product.media.mainMedia?.image
  return (
    <li className="flex items-center gap-3 border-t border-line py-2">
      {image ? (
        <Thumbnail image={image} side={40} />
      ) : (
        <span aria-hidden="true" className="size-10 shrink-0 rounded-sm bg-wash" />
      )}
      <span className="min-w-0 grow break-words">{product.name}</span>
      {children}
    </li>
  )
}

const find = async (expression: string): Promise<readonly Product[]> =>
  (await findProducts(expression, { page: 1, size: maxResults })).products

interface ProductFinderProps {
  readonly label: string
  /** Actions of a product in the results. */
  readonly children: (product: Product) => ReactNode
}

/** Searches products by name or SKU while the owner types. */
export const ProductFinder = ({ label, children }: ProductFinderProps) => (
  <Finder label={label} none={words.newProduct.nothingFound} find={find} className="min-h-[34rem]">
    {(product) => (
      <ProductLine key={product.id} product={product}>
        {children(product)}
      </ProductLine>
    )}
  </Finder>
)
