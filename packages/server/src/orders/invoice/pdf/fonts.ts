import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import { loadPdfKit } from './load-pdf-kit.ts'

export interface Fonts {
  readonly regular: Font
  readonly bold: Font
}

/** Latin, Greek, Cyrillic and Hebrew in one family, under the SIL Open Font License. */
const files = {
  regular: '@expo-google-fonts/open-sans/400Regular/OpenSans_400Regular.ttf',
  bold: '@expo-google-fonts/open-sans/600SemiBold/OpenSans_600SemiBold.ttf',
}

/** Makes a font lay out text from left to right, since texts are already in visual order. */
const asSeen = (font: Font): Font =>
  Object.assign(Object.create(font) as Font, {
    layout: (text: string, features?: string[]) => font.layout(text, features, undefined, undefined, 'ltr'),
  })

const open = async (file: string): Promise<Font> => {
  const bytes = await readFile(createRequire(import.meta.url).resolve(file))
  const { createFont } = await loadPdfKit()
  return asSeen(createFont(bytes))
}

let opened: Promise<Fonts> | undefined

/** Reads the fonts on first use. */
export const openFonts = (): Promise<Fonts> =>
  (opened ??= Promise.all([open(files.regular), open(files.bold)]).then(([regular, bold]) => ({ regular, bold })))
