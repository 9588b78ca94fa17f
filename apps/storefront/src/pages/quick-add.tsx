import type { Product } from '@vitrine/client'
import { useCart } from '@vitrine/react'
import { IconButton, PlusIcon, showToast } from '@vitrine/ui'
import { useState } from 'react'
import { useCartDrawer } from '../shell/cart-drawer.tsx'
import { LocalForm } from '../shell/local-anchor.tsx'
import { useWords } from '../words/use-words.tsx'
import { putInCart } from './add-to-cart.ts'
import { isSold } from './product-choices.ts'

/** Whether nothing is to be said of it before it goes into the cart. */
const isPlain = ({ productOptions, customTextFields = [], giftCard = false, variants }: Product): boolean =>
  productOptions.length === 0 && customTextFields.length === 0 && !giftCard && isSold(variants[0])

/** Puts one of a list into the cart, where there is nothing to choose; without scripts it leads there. */
export const QuickAdd = ({ product }: { product: Product }) => {
  const words = useWords()
  const { add } = useCart()
  const drawer = useCartDrawer()
  const [isBusy, setBusy] = useState(false)
  if (!isPlain(product)) return null
  const send = async (form: FormData) => {
    setBusy(true)
    const refused = await putInCart(words, product, form, add)
    setBusy(false)
    if (refused) showToast({ message: refused.failure })
    else drawer.open()
  }
  return (
    <LocalForm
      method="post"
      action={`/product-page/${product.slug}`}
      className="absolute end-2 bottom-2 z-1"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void send(new FormData(event.currentTarget))
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
