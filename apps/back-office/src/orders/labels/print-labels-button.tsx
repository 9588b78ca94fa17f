import { isApiError } from '@vitrine/client'
import { Button, showToast, type ButtonProps } from '@vitrine/ui'
import { useState } from 'react'
import { shop } from '../../shop.ts'
import { words } from '../../words/en.ts'

const { labels: said } = words

interface PrintLabelsProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** What is printed, as one PDF: labels, or those of orders. */
  readonly of: { readonly labelIds: string[] } | { readonly orderIds: string[] }
  readonly label?: string
}

/** Opens labels as one PDF, a page each. */
export const PrintLabelsButton = ({ of, label = said.print, ...button }: PrintLabelsProps) => {
  const [isBusy, setBusy] = useState(false)
  const print = async () => {
    setBusy(true)
    // Browsers open a new page for a click alone: it waits for its address.
    const page = window.open('', '_blank')
    try {
      const { url } = await shop.shippingLabels.printLabels(of)
      if (page) page.location.replace(url)
      else window.location.assign(url)
    } catch (error) {
      page?.close()
      showToast({ message: isApiError(error, 'NOTHING_TO_PRINT') ? said.nothingToPrint : said.notPrinted })
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
