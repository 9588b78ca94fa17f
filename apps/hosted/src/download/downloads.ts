import type { OrderDownload } from '@vitrine/client'
import { dayText, type Dated } from '../text/day-text.ts'
import type { Speech } from '../words/speech.ts'

/** A download of an order, as plain data. */
export interface DownloadView {
  readonly id: string
  readonly name: string
  readonly size: string
  /** Download URL, while it is available. */
  readonly href?: string
  /** Remaining time and uses, or why it is no longer available. */
  readonly hint: string
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Formats a file size. */
const sizeOf = (bytes: number, locale: string): string => {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const unitDisplay = step === 0 ? 'long' : 'short'
  const options = { style: 'unit', unit: units[step]!, unitDisplay, maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locale, options).format(bytes / 1000 ** step)
}

interface Showing extends Speech, Dated {}

const hintOf = ({ status, downloadsLeft, expirationDate }: OrderDownload, { words, ...dated }: Showing): string => {
  if (status !== 'AVAILABLE') return words.downloadRefusals[status]
  return `${words.downloadsLeft(downloadsLeft)}, ${words.downloadUntil(dayText(expirationDate, dated))}`
}

/** Returns the downloads of an order. Links lead to the host that served the page. */
export const downloadViews = (downloads: readonly OrderDownload[], showing: Showing): DownloadView[] =>
  downloads.map((download) => {
    const { lineItemId: id, fileName: name, fileSize, link } = download
    const address = link === undefined ? undefined : new URL(link)
    return {
      id,
      name,
      size: sizeOf(Number(fileSize), showing.locale),
      ...(address && { href: address.pathname + address.search }),
      hint: hintOf(download, showing),
    }
  })
