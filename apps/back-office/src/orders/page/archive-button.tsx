import type { Order } from '@vitrine/client'
import { Button, showToast } from '@vitrine/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { errorMessage } from '../../error-message.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'

const { desk: texts } = words

/** Archives or unarchives an order at once, with an undo. */
export const ArchiveButton = ({ order: { id, archived: isArchived = false } }: { readonly order: Order }) => {
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const archive = async (archived: boolean) => {
    setBusy(true)
    try {
      await shop.orders.updateOrder(id, { archived })
      await revalidate()
      const message = (archived ? texts.archivedNow : texts.unarchivedNow)(1)
      showToast({ message, onUndo: () => void archive(!archived) })
    } catch (error) {
      showToast({ message: errorMessage(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button type="button" variant="quiet" busy={isBusy} onClick={() => void archive(!isArchived)}>
      {isArchived ? texts.unarchive : texts.archive}
    </Button>
  )
}
