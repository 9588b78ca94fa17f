import type { Product } from '@vitrine/client'
import { Card } from '@vitrine/ui'
import { words } from '../../words/en.ts'

const textOf = ({ stock: { trackInventory, quantity = 0, inStock } }: Product): string => {
  if (trackInventory) return words.bundle.pieces(quantity)
  return inStock ? words.inStock : words.bundle.soldOut
}

/** The stock of a bundle, which follows from its products. */
export const BundleStock = ({ product }: { product: Product }) => (
  <Card as="section" appearance="framed" title={words.stock} level={2}>
    <p>{textOf(product)}</p>
    <p className="text-sm text-muted">{words.bundle.stock}</p>
  </Card>
)
