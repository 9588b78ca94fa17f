import type { ReportKind } from '@vitrine/domain/report/contributions.ts'
import type { Speech } from '../../../ground/words/speech.ts'
import type { GroupRow } from '../store.ts'

/** Returns the name of a country or channel in a language; other groups have names of their own. */
const nameOfKey = (key: string, by: ReportKind, { words, locale }: Speech): string => {
  const { channels } = words.reports
  if (by === 'COUNTRY') return new Intl.DisplayNames(locale, { type: 'region' }).of(key) ?? key
  const named: Readonly<Record<string, string | undefined>> = channels
  return named[key] ?? key
}

/** Returns the name of a group for people. */
export const groupName = ({ key, name }: GroupRow, by: ReportKind, speech: Speech): string => {
  if (name !== null && name !== '') return name
  return key === '' ? speech.words.reports.otherGroup : nameOfKey(key, by, speech)
}
