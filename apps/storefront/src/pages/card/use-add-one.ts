import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { useCart } from '@vitrine/react'
import { showToast } from '@vitrine/ui'
import { useState } from 'react'
import { sentenceFor } from '../../sentences.ts'
import { useWords } from '../../words/use-words.tsx'
import type { CardProduct } from './card-product.ts'

/** Adds the minimum order quantity of a product to the cart. Shows why if that fails. */
export const useAddOne = (
  { id, options = {}, minQuantity = 1 }: Pick<CardProduct, 'id' | 'options' | 'minQuantity'>,
  onAdded = () => {},
) => {
  const words = useWords()
  const { add } = useCart()
  const [isBusy, setBusy] = useState(false)
  const send = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await add({ catalogReference: { catalogItemId: id, appId: storesAppId, options }, quantity: minQuantity })
      onAdded()
    } catch (error) {
      showToast({ message: sentenceFor(words, error) })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, send }
}
