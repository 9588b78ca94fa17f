import { readVideoAddress } from '@vitrine/domain/media/video-address.ts'
import type { PictureDraft } from '../product/draft.ts'
import { quoted } from '../product/words.ts'

/** Columns of media that all formats may have. Each line of a cell is about one item. */
export const mediaColumns = { altTexts: ['Image alt texts'], videos: ['Videos'] } as const satisfies Readonly<
  Record<string, readonly string[]>
>

const longestAltText = 1000

/** What is wrong with a cell, and whether it skips the product. */
interface CellProblem {
  readonly message: string
  readonly severity: 'error' | 'warning'
}

const linesOf = (cell: string): string[] => cell.split(/\r?\n/).map((line) => line.trim())

/** Returns pictures with the alternative texts of a cell, in the order of the pictures. */
export const withAltTexts = (
  pictures: readonly PictureDraft[],
  cell: string,
): { readonly pictures: readonly PictureDraft[]; readonly problem?: CellProblem } => {
  const texts = cell.trim() === '' ? [] : linesOf(cell)
  if (texts.length > pictures.length) {
    const message = `There are ${texts.length} texts for ${pictures.length} images.`
    return { pictures, problem: { message, severity: 'error' } }
  }
  const long = texts.find((text) => text.length > longestAltText)
  if (long !== undefined) {
    const message = `${quoted(long)} has ${long.length} characters. At most ${longestAltText} are allowed.`
    return { pictures, problem: { message, severity: 'error' } }
  }
  return {
    pictures: pictures.map((picture, index) => {
      const altText = texts[index] ?? ''
      return altText === '' ? picture : { ...picture, altText }
    }),
  }
}

/** Reads the addresses of videos of a cell. Others are skipped. */
export const readVideos = (
  cell: string,
): { readonly videos: readonly string[]; readonly problems: readonly CellProblem[] } => {
  const lines = linesOf(cell).filter((line) => line !== '')
  const read = lines.map((line) => readVideoAddress(line))
  return {
    videos: [...new Set(read.flatMap((video) => (typeof video === 'object' ? video.url : [])))],
    problems: read.flatMap((video, index) =>
      typeof video === 'object'
        ? []
        : [
            {
              message: `${quoted(lines[index]!)} is not the https address of a video (.mp4 or .webm), or of its page at YouTube or Vimeo, and was skipped.`,
              severity: 'warning' as const,
            },
          ],
    ),
  }
}
