import { IconButton, PlusIcon } from '@vitrine/ui'
import { useCartDrawer } from '../../shell/cart-drawer/cart-drawer.tsx'
import { LocalAnchor, LocalForm } from '../../shell/local-anchor.tsx'
import { useWords } from '../../words/use-words.tsx'
import { useState } from 'react'
import { lateDrawer } from '../../shell/cart-drawer/late-drawer.tsx'
import type { QuickChooseProps } from './quick-choose.tsx'
import type { CardProduct } from './card-product.ts'
import { useAddOne } from './use-add-one.ts'

const place = 'absolute end-2 bottom-2 z-1'
const look = 'rounded-full bg-surface text-text shadow-sm'

const QuickChoose = lateDrawer<QuickChooseProps>(async () => (await import('./quick-choose.tsx')).QuickChoose)

/** Opens the choices of a product that has some; without scripts it leads to the product. */
const Choose = ({ product }: { product: CardProduct }) => {
  const { shopping } = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <LocalAnchor
        href={`/product-page/${product.slug}`}
        aria-label={shopping.chooseOptions}
        title={shopping.chooseOptions}
        className={`v-icon-button ${place} ${look}`}
        onClick={(event) => {
          // With a modifier key the browser opens a new tab.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <PlusIcon />
      </LocalAnchor>
      <QuickChoose product={product} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/** Adds a listed product to the cart. If there is something to choose, that comes first. */
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
