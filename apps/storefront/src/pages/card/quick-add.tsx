import { IconButton, PlusIcon } from '@vitrine/ui'
import { useCartDrawer } from '../../shell/cart-drawer/cart-drawer.tsx'
import { LocalAnchor, LocalForm } from '../../shell/local-anchor.tsx'
import { useWords } from '../../words/use-words.tsx'
import type { CardProduct } from './card-product.ts'
import { useAddOne } from './use-add-one.ts'

const place = 'absolute end-2 bottom-2 z-1'
const look = 'rounded-full bg-surface text-text shadow-sm'

/** Leads to the choices of a product that has some. */
const Choose = ({ product: { slug } }: { product: CardProduct }) => {
  const { shopping } = useWords()
  return (
    <LocalAnchor
      href={`/product-page/${slug}`}
      aria-label={shopping.chooseOptions}
      title={shopping.chooseOptions}
      className={`v-icon-button ${place} ${look}`}
    >
      <PlusIcon />
    </LocalAnchor>
  )
}

/** Adds a listed product to the cart. If there is something to choose, it leads to the product. */
export const QuickAdd = ({ product }: { product: CardProduct }) => {
  const words = useWords()
  const drawer = useCartDrawer()
  const { isBusy, send } = useAddOne(product, drawer.open)
  if (!product.options) return product.availability === 'OUT_OF_STOCK' ? null : <Choose product={product} />
  return (
    <LocalForm
      method="post"
      action={`/product-page/${product.slug}`}
      className={place}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <IconButton type="submit" label={words.shopping.addItem(product.name)} aria-busy={isBusy} className={look}>
        <PlusIcon />
      </IconButton>
    </LocalForm>
  )
}
