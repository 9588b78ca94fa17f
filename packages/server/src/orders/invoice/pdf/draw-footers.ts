import type { Speech } from '../../../ground/words/speech.ts'
import type { Party } from '../tables.ts'
import { ink, margin, type Sheet } from './sheet.ts'
import type { Writer } from './writer.ts'

interface Footers {
  /** Index of the document's first page in the file. */
  readonly first: number
  readonly seller: Party
  readonly footer?: string | undefined
  /** Title of the document on its later pages. */
  readonly label: string
  readonly speech: Speech
  readonly writer: Writer
}

const small = { size: 7.5, color: ink.muted } as const

/** Draws the footer and the page number on each page of a document. */
export const drawFooters = (
  sheet: Sheet,
  { first, seller, footer = '', label, speech: { words }, writer }: Footers,
): void => {
  const pages = sheet.page() - first + 1
  const width = sheet.width - 2 * margin
  const y = sheet.height - 84
  const lines = footer.split('\n').filter((line) => line.trim() !== '')
  for (let index = 0; index < pages; index += 1) {
    sheet.onPage(first + index, () => {
      if (index > 0) sheet.write(`${seller.name} · ${label}`, { x: margin, y: 24, width }, { ...small, mostLines: 1 })
      sheet.rule({ x: margin, y, width })
      const number = words.documents.page(writer.count(index + 1), writer.count(pages))
      sheet.write(number, { x: sheet.width - margin - 110, y: y + 6, width: 110 }, { ...small, align: 'end' })
      let at = y + 6
      for (const line of lines.slice(0, 5)) {
        at += sheet.write(line, { x: margin, y: at, width: width - 120 }, { ...small, mostLines: 2 })
        if (at > sheet.height - 24) return
      }
    })
  }
}
