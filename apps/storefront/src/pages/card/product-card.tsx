import { Card, Grid, Image, Price, Ribbon, Swatches } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { cardPicture } from '../../pictures.ts'
import { useWords } from '../../words/use-words.tsx'
import { LateEnergyClass } from '../product/late-energy-class.ts'
import type { CardProduct } from './card-product.ts'
import { QuickAdd } from './quick-add.tsx'
import { useOwnCards } from './use-own-cards.ts'

interface CardProps {
  readonly product: CardProduct
  readonly below?: ReactNode
  readonly level: 2 | 3
  readonly isFirst: boolean
}

/** The main image, and a second one on hover. */
const Pictures = ({ product: { name, pictures }, isFirst }: Pick<CardProps, 'product' | 'isFirst'>) => {
  const [image, second] = pictures
  if (!image) return <div className="aspect-square rounded-md bg-wash" />
  const imageProps = { className: 'rounded-md', ratio: 'square' } as const
  return (
    <>
      <Image {...imageProps} alt={image.altText ?? name} {...cardPicture(image)} priority={isFirst} />
      {second && <Image {...imageProps} className="v-card-second rounded-md" alt="" {...cardPicture(second)} />}
    </>
  )
}

/** Says that a product is sold out or can be preordered; otherwise that it is on sale, and its own ribbon. */
const ProductRibbon = ({ product: { availability, ribbon, price } }: Pick<CardProps, 'product'>) => {
  const words = useWords()
  if (availability === 'OUT_OF_STOCK') return <Ribbon>{words.soldOut}</Ribbon>
  if (availability === 'PREORDER') return <Ribbon>{words.shopping.preorder}</Ribbon>
  return (
    <>
      {price.isReduced && <Ribbon tone="sale">{words.facets.onSale}</Ribbon>}
      {ribbon && <Ribbon tone="accent">{ribbon}</Ribbon>}
    </>
  )
}

/** A product in a grid. */
const ProductCard = ({ product, level, isFirst, below }: CardProps) => {
  const words = useWords()
  const { isLowest, isReduced: _isReduced, full: _full, ...price } = product.price
  const { colors } = product
  return (
    <Card
      as="li"
      title={product.name}
      level={level}
      href={`/product-page/${product.slug}`}
      actions={below}
      ribbon={<ProductRibbon product={product} />}
      media={
        <>
          <Pictures product={product} isFirst={isFirst} />
          <QuickAdd product={product} />
        </>
      }
    >
      <Price {...price} {...(isLowest && { before: words.from })} />
      {colors && <Swatches colors={colors} label={words.shopping.colors(colors.length)} />}
      {product.energyClass && <LateEnergyClass product={product} size="small" />}
    </Card>
  )
}

interface ProductGridProps {
  readonly products: readonly CardProduct[]
  readonly label: string
  /** Heading level of the product titles. */
  readonly level: 2 | 3
  /** Whether the grid is at the top of the page, so that its first images load with priority. */
  readonly isAtTop?: boolean
  /** Whether the grid is a selection, so that its rows are filled. */
  readonly isSelection?: boolean
  /** Controls below each product. */
  readonly below?: (product: CardProduct) => ReactNode
}

export const ProductGrid = (props: ProductGridProps) => {
  const { products: drawn, label, level, isAtTop = false, isSelection = false, below } = props
  const products = useOwnCards(drawn)
  const even = isSelection ? { even: products.length } : {}
  return (
    <Grid as="ul" least="sm" gap="lg" {...even} aria-label={label} className="list-none p-0">
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          level={level}
          isFirst={isAtTop && index < 4}
          below={below?.(product)}
        />
      ))}
    </Grid>
  )
}
