import type { Product } from '@vitrine/client'
import { Card, Grid, Image, Price, Ribbon } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { cardPicture } from '../pictures.ts'
import { useWords } from '../words/use-words.tsx'
import { QuickAdd } from './quick-add.tsx'

interface CardProps {
  readonly product: Product
  readonly below?: ReactNode
  readonly level: 2 | 3
  readonly isFirst: boolean
}

/** Its main picture, and behind it another side for whoever points at it. */
const Pictures = ({ product: { name, media }, isFirst }: Pick<CardProps, 'product' | 'isFirst'>) => {
  const image = media.mainMedia?.image
  if (!image) return <div className="aspect-square rounded-md bg-wash" />
  const second = media.items.find((one) => one.image && one.image.url !== image.url)?.image
  const look = { className: 'rounded-md', ratio: 'square' } as const
  return (
    <>
      <Image {...look} alt={image.altText ?? name} {...cardPicture(image)} priority={isFirst} />
      {second && <Image {...look} className="v-card-second rounded-md" alt="" {...cardPicture(second)} />}
    </>
  )
}

/** A product in a grid. */
const ProductCard = ({ product, level, isFirst, below }: CardProps) => {
  const words = useWords()
  const { priceData, priceRange, stock } = product
  const isRange = priceRange?.minValue !== undefined && priceRange.minValue !== priceRange.maxValue
  const isReduced = priceData.discountedPrice !== priceData.price
  return (
    <Card
      as="li"
      title={product.name}
      level={level}
      href={`/product-page/${product.slug}`}
      actions={below}
      ribbon={
        stock.inStock ? (
          product.ribbon && <Ribbon tone="accent">{product.ribbon}</Ribbon>
        ) : (
          <Ribbon>{words.soldOut}</Ribbon>
        )
      }
      media={
        <>
          <Pictures product={product} isFirst={isFirst} />
          <QuickAdd product={product} />
        </>
      }
    >
      <Price
        amount={isRange ? priceRange.minValue! : priceData.discountedPrice}
        currency={priceData.currency}
        {...(isRange && { before: words.from })}
        {...(isReduced && !isRange && { compareAt: priceData.price })}
      />
    </Card>
  )
}

interface ProductGridProps {
  readonly products: readonly Product[]
  readonly label: string
  /** The level of each product's title in the page's outline. */
  readonly level: 2 | 3
  /** The page begins with it: its first pictures are in sight, and come before anything else's. */
  readonly isAtTop?: boolean
  /** Controls below each of them. */
  readonly below?: (product: Product) => ReactNode
}

export const ProductGrid = ({ products, label, level, isAtTop = false, below }: ProductGridProps) => (
  <Grid as="ul" least="sm" gap="lg" aria-label={label} className="list-none p-0">
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
