import { useClient } from '@vitrine/react'
import { Button, EmptyState, Link, Pagination, Stack } from '@vitrine/ui'
import { BusyForm } from '@vitrine/web/form/busy-form.tsx'
import { useEffect } from 'react'
import { AccountFrame, type AccountData } from '../account/account-frame.tsx'
import type { Shop } from '../shop.ts'
import type { CardProduct } from '../pages/card/card-product.ts'
import { ProductGrid } from '../pages/card/product-card.tsx'
import { useAside, useWords } from '../words/use-words.tsx'
import { listAddress } from './stored-list.ts'

interface MemberWishListData extends AccountData {
  readonly products: readonly CardProduct[]
  /** IDs of all listed products, across pages. */
  readonly productIds: readonly string[]
  readonly page: number
  readonly pageCount: number
}

const RemoveForm = ({ product: { id, name } }: { product: CardProduct }) => {
  const { wishList: words } = useAside()
  return (
    <BusyForm action="?" aria-label={words.removeOne(name)}>
      {(isBusy) => (
        <>
          <input type="hidden" name="remove" value={id} />
          <Button type="submit" size="small" variant="quiet" busy={isBusy} aria-label={words.removeOne(name)}>
            {words.remove}
          </Button>
        </>
      )}
    </BusyForm>
  )
}

/** Moves what the visitor saved in this browser to the member's list and updates the page. */
const useMergedWishList = ({ member, productIds }: Pick<MemberWishListData, 'member' | 'productIds'>): void => {
  const { send } = useClient<Shop>()
  useEffect(() => {
    const bring = async () => {
      const { refresh } = await import('./member-wish-list.ts')
      const now = await refresh(send, member.id)
      if (now.some((id) => !productIds.includes(id))) location.reload()
    }
    // The list rendered by the server is complete without it.
    void bring().catch(() => undefined)
  }, [send, member.id, productIds])
}

/** Shows a member's wish list. */
export const MemberWishListPage = ({ member, products, productIds, page, pageCount }: MemberWishListData) => {
  const words = useWords()
  const aside = useAside()
  useMergedWishList({ member, productIds })
  return (
    <AccountFrame member={member} section="wishList">
      <Stack gap="lg">
        <h2 className="font-display text-2xl">{words.wishList.title}</h2>
        {products.length === 0 ? (
          <EmptyState
            title={words.wishList.empty}
            level={3}
            actions={<Button href="/collections/all-products">{words.continueShopping}</Button>}
          >
            {aside.wishList.hint}
          </EmptyState>
        ) : (
          <>
            <p className="text-muted">
              {aside.wishList.hint} <Link href={listAddress(productIds)}>{aside.wishList.share}</Link>
            </p>
            <ProductGrid
              isAtTop
              level={3}
              products={products}
              label={words.wishList.title}
              below={(product) => <RemoveForm product={product} />}
            />
            <Pagination page={page} pageCount={pageCount} hrefFor={(to) => `/account/wish-list?page=${to}`} />
          </>
        )}
      </Stack>
    </AccountFrame>
  )
}
