import { isApiError } from '@vitrine/client'
import { Button, showToast, type ButtonProps } from '@vitrine/ui'
import { useState } from 'react'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'

const { labels: texts } = words

interface PrintLabelsProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** Labels, or orders whose labels are printed as one PDF. */
  readonly of: { readonly labelIds: string[] } | { readonly orderIds: string[] }
  readonly label?: string
}

/** Opens labels as one PDF, one per page. */
export const PrintLabelsButton = ({ of, label = texts.print, ...button }: PrintLabelsProps) => {
  const [isBusy, setBusy] = useState(false)
  const print = async () => {
    setBusy(true)
    // Browsers only open windows during a click: the window is opened first and gets its URL later.
    const page = window.open('', '_blank')
    try {
      const { url } = await shop.shippingLabels.printLabels(of)
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
