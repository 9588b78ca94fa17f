import { useEffect, useState } from 'react'
import type { CardProduct } from '../pages/card/card-product.ts'
import { ProductGrid } from '../pages/card/product-card.tsx'
import { useLocalPath } from '../shell/local-anchor.tsx'
import { useWords } from '../words/use-words.tsx'
import { findCards } from './find-cards.ts'
import { listAddress, recentlyViewed } from './stored-list.ts'

const shown = 4

/** Shows the products viewed before this one in this browser. */
export const RecentlyViewed = ({ productId }: { productId: string }) => {
  const { wishList: words } = useWords()
  const local = useLocalPath()
  const [products, setProducts] = useState<readonly CardProduct[]>([])
  useEffect(() => {
    const before = recentlyViewed.read().filter((id) => id !== productId)
    if (before.length === 0) return undefined
    const controller = new AbortController()
    void findCards(local(listAddress(before.slice(0, shown))), controller.signal).then((found) => {
      if (!controller.signal.aborted) setProducts(found)
    })
    return () => controller.abort()
    // The language of a page does not change while it is shown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [productId])
  if (products.length === 0) return null
  return (
    <section aria-labelledby="recent">
      <h2 id="recent" className="mb-5 font-display text-2xl">
        {words.recent}
      </h2>
      <ProductGrid isSelection level={3} products={products} label={words.recent} />
    </section>
  )
}
