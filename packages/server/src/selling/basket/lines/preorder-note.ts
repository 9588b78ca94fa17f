import { dayText } from '@vitrine/domain/day-text.ts'
import type { PreorderNote } from '@vitrine/domain/line-facet/facets.ts'
import { withoutPastDay, type PreorderPromise } from '@vitrine/domain/stock/stock.ts'
import { todayIn } from '../../../ground/site/remainder-rules.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { speechFor } from '../../../ground/words/speech.ts'

/** Returns the note on a line that is preordered because its item is out of stock. */
export const preorderNote = (
  { message, expectedDate }: PreorderPromise,
  { language, reading = language }: Site,
): PreorderNote => {
  const [written, read] = [speechFor({ site: language }), speechFor({ site: reading })]
  const expectedIn = ({ words, locale }: typeof written) => words.order.expectedBy(dayText(expectedDate!, locale))
  return {
    label: written.words.order.preorder,
    translatedLabel: read.words.order.preorder,
    ...(message !== undefined && { message }),
    ...(expectedDate !== undefined && {
      expectedDate,
      expected: expectedIn(written),
      translatedExpected: expectedIn(read),
    }),
  }
}

const currentNote = (note: PreorderNote, today: string): PreorderNote => {
  const { expected: _expected, translatedExpected: _translated, ...current } = withoutPastDay(note, today)
  return current.expectedDate === undefined ? current : note
}

interface PreorderedLine {
  readonly preorder?: PreorderNote
}

/** Removes expected days that have passed from the notes of preordered lines. */
export const withoutPastDays = <Line extends PreorderedLine>(
  lines: readonly Line[],
  { site, now }: { readonly site: Site; readonly now: Date },
): readonly Line[] => {
  if (lines.every(({ preorder }) => preorder?.expectedDate === undefined)) return lines
  const today = todayIn(site, now)
  return lines.map((line) => (line.preorder ? { ...line, preorder: currentNote(line.preorder, today) } : line))
}
