import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { useCart } from '@vitrine/react'
import { IconButton, PlusIcon, showToast } from '@vitrine/ui'
import { useState } from 'react'
import { sentenceFor } from '../sentences.ts'
import { useCartDrawer } from '../shell/cart-drawer.tsx'
import { LocalForm } from '../shell/local-anchor.tsx'
import { useWords } from '../words/use-words.tsx'
import type { CardProduct } from './card-product.ts'

/** Puts one of a product into the cart, and opens its drawer. */
export const useQuickAdd = ({ id, options = {} }: Pick<CardProduct, 'id' | 'options'>) => {
  const words = useWords()
  const { add } = useCart()
  const drawer = useCartDrawer()
  const [isBusy, setBusy] = useState(false)
  const send = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await add({ catalogReference: { catalogItemId: id, appId: storesAppId, options }, quantity: 1 })
      drawer.open()
    } catch (error) {
      showToast({ message: sentenceFor(words, error) })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, send }
}

/** Puts one of a list into the cart, where there is nothing to choose; without scripts it leads there. */
export const QuickAdd = ({ product }: { product: CardProduct }) => {
  const words = useWords()
  const { isBusy, send } = useQuickAdd(product)
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
