import type { DocumentStyle } from '../tables.ts'
import { breakLines } from './break-lines.ts'
import type { Font } from 'fontkit'
import type { Fonts } from './fonts.ts'
import { loadPdfKit } from './load-pdf-kit.ts'
import { openFonts } from './fonts.ts'
import { createSpelling } from './spelling.ts'
import { visualLine, type Direction, type Span } from './visual-order.ts'

type Face = keyof Fonts

interface Style {
  readonly face?: Face
  readonly size?: number
  readonly color?: string
  /** Relative to the reading direction. */
  readonly align?: 'start' | 'end'
  /** Further lines are cut off. */
  readonly mostLines?: number
}

/** Position in points; `x` is measured from the start of the reading direction. */
interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
}

export const ink = { text: '#1d1b18', muted: '#6b655c', line: '#d9d3c9', wash: '#f5f2ec' } as const
export const margin = 48
const lineHeight = 1.38
const sizes = { A4: [595.28, 841.89], LETTER: [612, 792] } as const

/** A text broken into lines, ready to be drawn. */
export interface SetText {
  readonly text: string
  readonly lines: readonly Span[]
  readonly height: number
}

type PdfDocument = InstanceType<Awaited<ReturnType<typeof loadPdfKit>>['PdfDocument']>

export interface Picture {
  readonly bytes: Buffer
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/** Pages of a PDF. One file can hold documents of either direction. */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly direction: Direction
  /** Index of the current page in the file. */
  readonly page: () => number
  readonly addPage: () => void
  /** Draws on an earlier page. */
  readonly onPage: (page: number, draw: () => void) => void
  readonly set: (text: string, width: number, style?: Style) => SetText
  readonly draw: (text: SetText, box: Box, style?: Style) => void
  /** Sets and draws a text. Returns its height. */
  readonly write: (text: string, box: Box, style?: Style) => number
  readonly widthOf: (text: string, style?: Style) => number
  readonly rule: (box: Box, color?: string, thickness?: number) => void
  readonly paint: (box: Box & { readonly height: number }, color: string) => void
  /** Draws an image at the start of the reading direction. Returns its height. */
  readonly picture: (picture: Picture, box: { x: number; y: number; most: readonly [number, number] }) => number
  readonly stamp: (text: string, page: number) => void
  readonly canWrite: (text: string) => boolean
}

const createSheet = (
  doc: PdfDocument,
  { fonts, direction, paper }: { fonts: Fonts; direction: Direction; paper: DocumentStyle['paper'] },
): Sheet => {
  const [width, height] = sizes[paper]
  const plain = createSpelling(fonts.regular)
  const use = ({ face = 'regular', size = 9.5 }: Style) => doc.font(face).fontSize(size)
  const widthOf = (text: string, style: Style = {}): number => use(style).widthOfString(plain(text))
  const across = ({ x, width: own }: Pick<Box, 'x' | 'width'>): number => (direction === 'rtl' ? width - x - own : x)
  let page = -1

  const set = (text: string, most: number, style: Style = {}): SetText => {
    const { size = 9.5, mostLines = Infinity } = style
    const own = plain(text)
    use(style)
    const lines = breakLines(own, most, (part) => doc.widthOfString(part)).slice(0, mostLines)
    return { text: own, lines, height: lines.length * size * lineHeight }
  }

  const draw = (text: SetText, box: Box, style: Style = {}): void => {
    const { size = 9.5, align = 'start', color = ink.text } = style
    use(style).fillColor(color)
    const toRight = (align === 'end') !== (direction === 'rtl')
    for (const [index, span] of text.lines.entries()) {
      const line = visualLine(text.text, direction, span)
      const rest = toRight ? box.width - doc.widthOfString(line) : 0
      doc.text(line, across(box) + rest, box.y + index * size * lineHeight, { lineBreak: false })
    }
  }

  return {
    width,
    height,
    direction,
    page: () => page,
    addPage: () => {
      doc.addPage({ size: paper, margin: 0 })
      page = doc.bufferedPageRange().count - 1
    },
    onPage: (number, work) => {
      doc.switchToPage(number)
      work()
      doc.switchToPage(page)
    },
    set,
    draw,
    write: (text, box, style) => {
      const own = set(text, box.width, style)
      draw(own, box, style)
      return own.height
    },
    widthOf,
    rule: (box, color = ink.line, thickness = 0.75) => {
      const x = across(box)
      doc
        .moveTo(x, box.y)
        .lineTo(x + box.width, box.y)
        .lineWidth(thickness)
        .strokeColor(color)
        .stroke()
    },
    paint: (box, color) => {
      doc.rect(across(box), box.y, box.width, box.height).fill(color)
    },
    picture: ({ bytes, ...size }, { x, y, most: [mostWidth, mostHeight] }) => {
      const scale = Math.min(mostWidth / size.width, mostHeight / size.height)
      const own = { width: size.width * scale, height: size.height * scale }
      doc.image(bytes, across({ x, width: own.width }), y, own)
      return own.height
    },
    stamp: (text, on) => {
      doc.switchToPage(on)
      use({ face: 'bold', size: 96 }).fillColor('#b3382c')
      const line = visualLine(text, direction, { start: 0, end: text.length })
      const own = doc.widthOfString(line)
      doc
        .save()
        .rotate(-35, { origin: [width / 2, height / 2] })
        .fillOpacity(0.14)
      doc.text(line, (width - own) / 2, height / 2 - 64, { lineBreak: false })
      doc.fillOpacity(1).restore()
      doc.switchToPage(page)
    },
    canWrite: (text) => [...text].every((one) => fonts.regular.hasGlyphForCodePoint(one.codePointAt(0)!)),
  }
}

interface File {
  readonly title: string
  readonly author: string
  /** Creation date in the file's metadata, fixed so that the output is deterministic. */
  readonly date: Date
}

/** Creates a PDF; `draw` opens a new sheet for each document. */
export const makePdf = async (
  { title, author, date }: File,
  draw: (open: (style: { direction: Direction; paper: DocumentStyle['paper'] }) => Sheet) => Promise<void>,
): Promise<Buffer> => {
  const [{ PdfDocument }, fonts] = await Promise.all([loadPdfKit(), openFonts()])
  const info = {
    Title: title,
    Author: author,
    Creator: 'Vitrine',
    Producer: 'Vitrine',
    CreationDate: date,
    ModDate: date,
  }
  // Without `null` the library would load a default font.
  const doc = new PdfDocument({ autoFirstPage: false, bufferPages: true, font: null as never, margin: 0, info })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => doc.on('end', resolve).on('error', reject))
  for (const [face, font] of Object.entries(fonts) as [Face, Font][]) doc.registerFont(face, font as never)
  await draw((style) => createSheet(doc, { fonts, ...style }))
  doc.end()
  await ended
  return Buffer.concat(chunks)
}
