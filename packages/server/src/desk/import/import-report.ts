import type { ImportCounts, Outcome } from './import-products.ts'
import type { Problem, ProductDraft } from './product/draft.ts'
import type { StoredReport } from './tables.ts'

/** Most problems in a report; the others are counted. */
const maxProblems = 1000
/** Most products that a report lists. */
const maxListed = 50

const byRow = (one: Problem, other: Problem): number => one.row - other.row

/** Continues the report of an import. */
export const createReportWriter = (before: StoredReport) => {
  const [products, problems] = [[...before.products], [...before.problems]]
  let { counts, collections, moreProblems } = before
  return {
    addProduct: ({ row, name }: ProductDraft, outcome: Outcome): void => {
      if (products.length < maxListed) products.push({ row, name, outcome })
    },
    addProblem: (problem: Problem): void => {
      if (problems.length < maxProblems) problems.push(problem)
      else moreProblems += 1
    },
    /** Takes the counts of the products that were imported since. */
    setCounts: (since: ImportCounts): void => {
      counts = {
        new: before.counts.new + since.new,
        changed: before.counts.changed + since.changed,
        unchanged: before.counts.unchanged + since.unchanged,
        leftOut: before.counts.leftOut + since.leftOut,
      }
      // A dry run creates none, so it finds those from before again.
      collections = [...new Set([...before.collections, ...since.collections])]
    },
    current: (): StoredReport => ({ counts, collections, products, problems: problems.toSorted(byRow), moreProblems }),
  }
}
