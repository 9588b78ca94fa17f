import { showToast } from '@vitrine/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorMessage } from '../../error-message.ts'
import { hasUnsaved } from '../../form/unsaved.ts'
import { words } from '../../words/words.ts'
import { duplicateProduct } from './duplicate.ts'

const { editor: texts } = words

/** Creates a copy of a product and opens it. */
export const useDuplicate = () => {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const duplicate = async (id: string): Promise<void> => {
    if (hasUnsaved()) {
      showToast({ message: texts.duplicateUnsaved })
      return
    }
    setBusy(true)
    try {
      await navigate(`/products/${await duplicateProduct(id)}`)
      showToast({ message: texts.duplicated })
    } catch (error) {
      showToast({ message: errorMessage(error) })
    } finally {
      setBusy(false)
    }
  }
  return { duplicate, isBusy }
}
