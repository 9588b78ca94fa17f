import type { Product } from '@vitrine/client'
import { Card, Grid, Image, Price, Ribbon } from '@vitrine/ui'
import { cardPicture } from '../pictures.ts'
import { useWords } from '../words/use-words.tsx'

/** A product in a grid. */
const ProductCard = ({ product, level, isFirst }: { product: Product; level: 2 | 3; isFirst: boolean }) => {
  const words = useWords()
  const { priceData, priceRange, stock } = product
  const image = product.media.mainMedia?.image
  const isRange = priceRange?.minValue !== undefined && priceRange.minValue !== priceRange.maxValue
  const isReduced = priceData.discountedPrice !== priceData.price
  return (
    <Card
      as="li"
      title={product.name}
      level={level}
      href={`/product-page/${product.slug}`}
      ribbon={
        stock.inStock ? (
          product.ribbon && <Ribbon tone="accent">{product.ribbon}</Ribbon>
        ) : (
          <Ribbon>{words.soldOut}</Ribbon>
        )
      }
      media={
        image ? (
          <Image
            className="rounded-md"
            alt={image.altText ?? product.name}
            {...cardPicture(image)}
            ratio="square"
            priority={isFirst}
          />
        ) : (
          <div className="aspect-square rounded-md bg-wash" />
        )
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
}

export const ProductGrid = ({ products, label, level }: ProductGridProps) => (
  <Grid as="ul" least="sm" gap="lg" aria-label={label} className="list-none p-0">
    {products.map((product, index) => (
      <ProductCard key={product.id} product={product} level={level} isFirst={index < 4} />
    ))}
  </Grid>
)
