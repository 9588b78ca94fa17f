import { isApiError } from '@vitrine/client'
import { bulkErrorText, type BulkError } from '../errors/bulk-error-text.ts'

const batch = 100

type Action = 'CREATED' | 'UPDATED' | 'SKIPPED' | 'REFUSED'

/** A row that was refused, and why. */
interface ImportProblem {
  readonly row: number
  readonly column: string | undefined
  readonly message: string
}

export interface ImportReport {
  readonly isPreview: boolean
  readonly counts: Readonly<Record<Action, number>>
  readonly problems: readonly ImportProblem[]
}

export interface ImportOptions {
  readonly updateExisting: boolean
  readonly isPreview: boolean
}

interface Result {
  readonly originalIndex: number
  readonly action: Action
  readonly field?: string
  readonly message?: string
  /** Why it was refused, for programs. */
  readonly error?: BulkError
}

interface Importing<Row> {
  /** Imports up to a hundred rows. */
  readonly send: (rows: readonly Row[]) => Promise<readonly Result[]>
  /** The name of the column of a field. */
  readonly columnOf: (field: string) => string
  readonly isPreview: boolean
  readonly onProgress: (done: number) => void
}

/** Returns the rows of a refused request whose values it does not accept. `undefined` if it was refused for another reason. */
const refusedIn = (error: unknown): Result[] | undefined => {
  if (!isApiError(error, 'INVALID_ARGUMENT')) return undefined
  const byRow = new Map<number, Result>()
  for (const violation of error.violations) {
    const { field, description } = violation
    const [, index, name] = /^\w+\[(\d+)\]\.(.+)$/.exec(field) ?? []
    if (index === undefined || name === undefined) return undefined
    const originalIndex = Number(index)
    const refusal = { code: error.code, data: { fieldViolations: [violation] } }
    if (!byRow.has(originalIndex))
      byRow.set(originalIndex, { originalIndex, action: 'REFUSED', field: name, message: description, error: refusal })
  }
  return byRow.size === 0 ? undefined : [...byRow.values()]
}

/** Imports rows in one request, and without those whose values a request cannot have in another one. */
const sendPart = async <Row>(rows: readonly Row[], send: Importing<Row>['send']): Promise<readonly Result[]> => {
  try {
    return await send(rows)
  } catch (error) {
    const refused = refusedIn(error)
    if (!refused) throw error
    const left = rows.flatMap((row, index) =>
      refused.some((one) => one.originalIndex === index) ? [] : [{ row, index }],
    )
    if (left.length === 0) return refused
    const results = await send(left.map(({ row }) => row))
    return [...refused, ...results.map((one) => ({ ...one, originalIndex: left[one.originalIndex]!.index }))]
  }
}

/** Imports the rows of a file in requests of a hundred, or only checks them. */
export const importRows = async <Row extends { readonly row: number }>(
  rows: readonly Row[],
  { send, columnOf, isPreview, onProgress }: Importing<Row>,
): Promise<ImportReport> => {
  const counts = { CREATED: 0, UPDATED: 0, SKIPPED: 0, REFUSED: 0 }
  const problems: ImportProblem[] = []
  for (let start = 0; start < rows.length; start += batch) {
    const part = rows.slice(start, start + batch)
    for (const { originalIndex, action, field, message = '', error } of await sendPart(part, send)) {
      counts[action] += 1
      if (action !== 'REFUSED') continue
      const { row } = part[originalIndex]!
      problems.push({
        row,
        column: field === undefined ? undefined : columnOf(field),
        message: error === undefined ? message : bulkErrorText(error),
      })
    }
    onProgress(Math.min(start + batch, rows.length))
  }
  return { isPreview, counts, problems: problems.toSorted((one, other) => one.row - other.row) }
}
