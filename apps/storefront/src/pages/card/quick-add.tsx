import { IconButton, PlusIcon } from '@vitrine/ui'
import { useCartDrawer } from '../../shell/cart-drawer/cart-drawer.tsx'
import { LocalForm } from '../../shell/local-anchor.tsx'
import { useWords } from '../../words/use-words.tsx'
import type { CardProduct } from './card-product.ts'
import { useAddOne } from './use-add-one.ts'

/** Adds a listed product to the cart if it has no options; without scripts it links to the product. */
export const QuickAdd = ({ product }: { product: CardProduct }) => {
  const words = useWords()
  const drawer = useCartDrawer()
  const { isBusy, send } = useAddOne(product, drawer.open)
  if (!product.options) return null
  return (
    <LocalForm
      method="post"
      action={`/product-page/${product.slug}`}
      className="absolute end-2 bottom-2 z-1"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <IconButton
        type="submit"
        label={words.shopping.addItem(product.name)}
        aria-busy={isBusy}
        className="rounded-full bg-surface text-text shadow-sm"
      >
        <PlusIcon />
      </IconButton>
    </LocalForm>
  )
}
