import recordings from '../spec/recordings.json' with { type: 'json' }
import { apiKey } from '../clients.ts'
import { underOurNames } from './names.ts'
import { queryOf, type Recorded } from './recorder.ts'

export interface Recording {
  readonly call: string
  readonly args: readonly unknown[]
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>> | null
  readonly body: unknown
  /** Whether it was recorded with an older version than the installed one. */
  readonly older?: boolean
}

/** Values without a JSON form are `{"$date": …}` in the recordings. */
const revived = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(revived)
  if (typeof value !== 'object' || value === null) return value
  const { $date, $number, $undefined } = value as Record<string, unknown>
  if ($date !== undefined) return new Date(String($date))
  if ($number !== undefined) return Number($number)
  if ($undefined !== undefined) return undefined
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, revived(item)]))
}

/** The request of an older version, which is not installed. */
export const asRecorded = ({ method, path, query, body }: Recording): Recorded => ({
  method,
  path,
  query: queryOf(Object.entries(query ?? {})),
  body: body ?? undefined,
  authorization: apiKey,
})

/** The arguments of a recording, with our names. */
export const argsOf = ({ args }: Recording): readonly unknown[] => args.map((arg) => underOurNames(revived(arg)))

/** Recorded requests of the official SDK, with their arguments. */
export const allRecordings = recordings as unknown as readonly Recording[]
