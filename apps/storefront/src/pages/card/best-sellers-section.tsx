import { useWords } from '../../words/use-words.tsx'
import type { CardProduct } from './card-product.ts'
import { ProductGrid } from './product-card.tsx'

/** Offers best-selling products below a message that there is nothing else. */
export const BestSellers = ({ products }: { products: readonly CardProduct[] }) => {
  const { facets } = useWords()
  if (products.length === 0) return null
  return (
    <section aria-labelledby="best-sellers" className="mt-16">
      <h2 id="best-sellers" className="mb-5 font-display text-2xl">
        {facets.bestSelling}
      </h2>
      <ProductGrid isSelection level={3} products={products} label={facets.bestSelling} />
    </section>
  )
}
