import { wordsOf } from '@vitrine/domain/search/fold.ts'
import { createRepeatingWorker, type Worker } from '../../../ground/base/worker.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { addSearchTerms, pruneSearchTerms, type CountedTerm } from './searched-terms-store.ts'

const everyMs = 5000
/** Most different terms counted in memory between two writes. */
const maxCounted = 1000
const pruneEveryMs = 60 * 60_000

/** Returns the words of an expression to store, or '' if it may be an email address. */
const termOf = (expression: string): string => (expression.includes('@') ? '' : wordsOf(expression).join(' '))

/** Counts searched terms in memory, without any data about visitors. */
const createSearchedTerms = (db: Db) => {
  let counted = new Map<string, CountedTerm>()
  let prunedAt = 0

  return {
    count: (siteId: string, expression: string, { isFound }: { isFound: boolean }): void => {
      const term = termOf(expression)
      const key = `${siteId} ${term}`
      const known = counted.get(key) ?? { siteId, term, searches: 0, withoutResults: 0 }
      if (term === '' || (known.searches === 0 && counted.size >= maxCounted)) return
      const withoutResults = known.withoutResults + (isFound ? 0 : 1)
      counted.set(key, { ...known, searches: known.searches + 1, withoutResults })
    },

    /** Stores the counts since the last write. Counts that cannot be stored are lost, which a report tolerates. */
    write: async (): Promise<void> => {
      const terms = [...counted.values()]
      counted = new Map()
      if (terms.length > 0) await addSearchTerms(db, terms)
      if (Date.now() - prunedAt < pruneEveryMs) return
      prunedAt = Date.now()
      await pruneSearchTerms(db)
    },
  }
}

const terms = new WeakMap<Db, ReturnType<typeof createSearchedTerms>>()

/** The counts of this process, shared by handlers and worker. */
export const searchedTermsOf = ({ db }: Pick<Context, 'db'>): ReturnType<typeof createSearchedTerms> => {
  const made = terms.get(db) ?? createSearchedTerms(db)
  terms.set(db, made)
  return made
}

/** Creates the worker that stores the counts, also at shutdown. */
export const createTermWriting = (context: Context): Worker => {
  const { write } = searchedTermsOf(context)
  const failure = 'storing searched terms failed'
  const worker = createRepeatingWorker({ work: write, everyMs, log: context.log, failure })
  return {
    ...worker,
    stop: () =>
      worker
        .stop()
        .then(write)
        .catch(() => undefined),
  }
}
