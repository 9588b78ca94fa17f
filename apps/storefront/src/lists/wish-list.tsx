import { Button, EmptyState, PageHeader, Stack } from '@vitrine/ui'
import { useEffect } from 'react'
import { BestSellers } from '../pages/card/best-sellers-section.tsx'
import type { CardProduct } from '../pages/card/card-product.ts'
import { ProductGrid } from '../pages/card/product-card.tsx'
import { useLocalPath } from '../shell/local-anchor.tsx'
import { useWords } from '../words/use-words.tsx'
import { listAddress } from './stored-list.ts'
import { useWishList } from './use-wish-list.ts'
import { WishListButton } from './wish-list-button.tsx'

interface WishListData {
  readonly products: readonly CardProduct[]
  /** Whether the URL names products, even if none of them exist anymore. */
  readonly isNamed: boolean
  /** Offered if there is nothing else. */
  readonly bestSellers: readonly CardProduct[]
}

/** Shows the products named in the URL, or those saved in this browser. */
export const WishListPage = ({ products, isNamed, bestSellers }: WishListData) => {
  const { wishList: words, continueShopping: keepLooking } = useWords()
  const local = useLocalPath()
  const { ids, memberId } = useWishList()
  useEffect(() => {
    if (isNamed) return
    if (memberId !== undefined) location.replace(local('/account/wish-list'))
    else if (ids.length > 0) location.replace(local(listAddress(ids)))
  }, [isNamed, ids, memberId, local])
  return (
    <Stack gap="lg">
      <PageHeader title={words.title} />
      {products.length === 0 ? (
        <EmptyState title={words.empty} actions={<Button href="/collections/all-products">{keepLooking}</Button>}>
          {words.emptyHint}
        </EmptyState>
      ) : (
        <ProductGrid
          isAtTop
          level={2}
          products={products}
          label={words.title}
          below={(product) => <WishListButton product={product} />}
        />
      )}
      <BestSellers products={bestSellers} />
    </Stack>
  )
}
