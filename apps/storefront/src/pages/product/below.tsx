import { Stack } from '@vitrine/ui'
import { RecentlyViewed } from '../../lists/recently-viewed.tsx'
import { useWords } from '../../words/use-words.tsx'
import type { ProductData } from './product-data.ts'
import { ProductGrid } from '../card/product-card.tsx'
import { Reviews } from '../reviews/reviews.tsx'

const Others = ({ others }: Pick<ProductData, 'others'>) => {
  const words = useWords()
  if (others.length === 0) return null
  return (
    <section aria-labelledby="others">
      <h2 id="others" className="mb-5 font-display text-2xl">
        {words.shopping.alsoLike}
      </h2>
      <ProductGrid isSelection level={3} products={others} label={words.shopping.alsoLike} />
    </section>
  )
}

/** Content below the product: reviews and recommendations. */
export const Below = ({ product, others, reviews, isReviewed, answered }: ProductData) => (
  <Stack gap="section">
    {reviews && (
      <Reviews
        key={product.id}
        found={reviews}
        isSent={isReviewed}
        refused={answered && 'reviewFailure' in answered ? answered : undefined}
      />
    )}
    <Others others={others} />
    <RecentlyViewed productId={product.id} />
  </Stack>
)
