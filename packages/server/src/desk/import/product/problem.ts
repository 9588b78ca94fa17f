import {
  importHandlings,
  importReasons,
  type ImportHandling,
  type ImportReason,
} from '@vitrine/contract/import-reasons.ts'

/** Values of a description. */
export type ImportData = Readonly<Record<string, string | number>>

/** What is wrong in a file, and how it was handled. */
export interface DescribedProblem {
  readonly reason: ImportReason
  readonly data?: ImportData
  readonly handling?: ImportHandling
  /** The same in English. */
  readonly message: string
}

const maxShown = 40

/** Shortens the value of a cell. Lists of rows and descriptions by other programs are whole. */
const shortened = (name: string, value: string | number): string | number =>
  (name === 'value' || name === 'other') && typeof value === 'string' && value.length > maxShown
    ? `${value.slice(0, maxShown).replace(/[\uD800-\uDBFF]$/, '')}…`
    : value

const inEnglish = (value: string | number | undefined): string =>
  Number.isInteger(value) && Number(value) >= 10_000 ? value!.toLocaleString('en') : String(value)

/** What `describeProblem` takes. */
export type ProblemArguments = Parameters<typeof describeProblem>

/** Describes a problem, with values of cells shortened. */
export const describeProblem = (
  reason: ImportReason,
  data?: ImportData,
  handling?: ImportHandling,
): DescribedProblem => {
  const shown =
    data && Object.fromEntries(Object.entries(data).map(([name, value]) => [name, shortened(name, value)] as const))
  const text = importReasons[reason].replaceAll(/\{(\w+)\}/g, (_all, name: string) => inEnglish(shown?.[name]))
  const message = handling === undefined ? text : text.replace(/\.$/, `; ${importHandlings[handling]}.`)
  return { reason, ...(shown && { data: shown }), ...(handling && { handling }), message }
}
