import { isApiError } from '@vitrine/client'
import { Button, showToast, type ButtonProps } from '@vitrine/ui'
import { useState } from 'react'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'

const { documents: texts } = words

interface PrintButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** Orders whose documents are printed as one PDF, in this order. */
  readonly orderIds: readonly string[]
  readonly type: 'INVOICE' | 'PACKING_SLIP'
  /** Prints the packing slip of this parcel instead of the unshipped items. */
  readonly fulfillmentId?: string
  readonly label?: string
}

/** Opens the documents of orders as one PDF. */
export const PrintButton = ({
  orderIds,
  type,
  fulfillmentId,
  label = texts.print[type],
  ...button
}: PrintButtonProps) => {
  const [isBusy, setBusy] = useState(false)
  const print = async () => {
    setBusy(true)
    // Browsers only open windows during a click: the window is opened first and gets its URL later.
    const page = window.open('', '_blank')
    try {
      const { url } = await shop.invoices.printDocuments([...orderIds], {
        type,
        ...(fulfillmentId && { fulfillmentId }),
      })
      if (page) page.location.replace(url)
      else window.location.assign(url)
    } catch (error) {
      page?.close()
      showToast({ message: isApiError(error, 'NOTHING_TO_PRINT') ? texts.nothingToPrint : texts.notPrinted })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button type="button" {...button} busy={isBusy} onClick={() => void print()}>
      {label}
    </Button>
  )
}
