import { readVideoAddress } from '@vitrine/domain/media/video-address.ts'
import type { PictureDraft } from '../product/draft.ts'
import { describeProblem, type DescribedProblem } from '../product/problem.ts'

/** Columns of media that all formats may have. Each line of a cell is about one item. */
export const mediaColumns = { altTexts: ['Image alt texts'], videos: ['Videos'] } as const satisfies Readonly<
  Record<string, readonly string[]>
>

const longestAltText = 1000

/** What is wrong with a cell, and whether it skips the product. */
export interface CellProblem extends DescribedProblem {
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
    const described = describeProblem('MORE_TEXTS_THAN_IMAGES', { count: texts.length, max: pictures.length })
    return { pictures, problem: { ...described, severity: 'error' } }
  }
  const long = texts.find((text) => text.length > longestAltText)
  if (long !== undefined) {
    const described = describeProblem('TOO_LONG', { value: long, count: long.length, max: longestAltText })
    return { pictures, problem: { ...described, severity: 'error' } }
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
        : [{ ...describeProblem('NOT_A_VIDEO', { value: lines[index]! }), severity: 'warning' as const }],
    ),
  }
}
