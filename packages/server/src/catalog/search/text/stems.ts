import { isStemmed } from '@vitrine/domain/search/terms.ts'
import { sql } from 'kysely'
import { createBoundedMap } from '../../../ground/base/bounded-map.ts'
import { prepared } from '../../../ground/database/connection/prepared.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { unstemmed } from './languages.ts'

const selectStems = prepared(
  (dictionary: string, words: readonly string[]) => sql<{ stems: string[] }>`
    select array(
      select coalesce((ts_lexize(${dictionary}::text::regdictionary, word))[1], '')
      from unnest(${words}::text[]) with ordinality asked(word, place) order by place) as stems`,
)

/** Stems never change, so recent ones are cached. */
const knownStems = createBoundedMap<string>({ maxBytes: 500_000, bytesOf: (stem) => stem.length })

/** Returns the stem of each word; '' for a stop word such as “the”. */
export const readStems = async (db: Db, configuration: string, words: readonly string[]): Promise<string[]> => {
  if (configuration === unstemmed) return [...words]
  const known = words.map((word) => (isStemmed(word) ? knownStems.get(`${configuration} ${word}`) : word))
  const missing = [...new Set(words.filter((_word, at) => known[at] === undefined))]
  if (missing.length === 0) return known as string[]
  const read = (await selectStems(db, `${configuration}_stem`, missing)).rows[0]!.stems
  const stems = new Map(missing.map((word, at) => [word, read[at]!]))
  for (const [word, stem] of stems) knownStems.set(`${configuration} ${word}`, stem)
  return known.map((stem, at) => stem ?? stems.get(words[at]!)!)
}

/** Stems several lists of terms, without stop words and duplicates. */
export const stemAll = async (
  db: Db,
  configuration: string,
  lists: readonly (readonly string[])[],
): Promise<string[][]> => {
  const words = [...new Set(lists.flat())]
  const stems = await readStems(db, configuration, words)
  const stemOf = new Map(words.map((word, at) => [word, stems[at]!]))
  return lists.map((list) => [...new Set(list.map((term) => stemOf.get(term)!))].filter((stem) => stem !== ''))
}
