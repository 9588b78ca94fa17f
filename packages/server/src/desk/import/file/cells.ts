import {
  productFactNames,
  type ProductFactName,
  type ProductFacts,
} from '@vitrine/contract/entities/catalog/product/product-facts.ts'
import type { ImportHandling } from '@vitrine/contract/import-reasons.ts'
import { factProblem } from '@vitrine/domain/catalog/facts/fact-problem.ts'
import { productFacts } from '@vitrine/domain/catalog/facts/product-facts.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import type { PictureDraft, PreorderDraft, Problem, UnusedCell } from '../product/draft.ts'
import { cellOf, hasColumn, indexOfColumn, labelOf, type Row } from './rows.ts'
import { type CellProblem, mediaColumns, readVideos, withAltTexts } from './media-columns.ts'
import { preorderColumns, readPreorder } from './preorder-columns.ts'
import { readAmount, readFlag, readNumber, readQuantity, readWebAddress, type Reading } from './values.ts'
import { describeProblem, type ProblemArguments } from '../product/problem.ts'
import { countCharacters } from '../product/words.ts'

/** Settings that affect how cells are read. */
export interface ReadingSettings {
  readonly currency: string
  readonly weightUnit: 'KG' | 'LB'
  /** Whether the comma is the decimal separator. */
  readonly decimalComma: boolean
}

/** Columns of a format with their alternative names. */
export type Columns<Name extends string> = Readonly<Record<Name, readonly string[]>>

/** Most pictures or collections per product, the same as Shopify's limit. */
const maxListed = 250

/** Tracks which cells of a product's rows were read. */
const createUsage = () => {
  const [taken, left] = [new Map<Row, Set<number>>(), new Map<Row, Set<number>>()]
  const add = (to: Map<Row, Set<number>>, row: Row, index: number | undefined) => {
    if (index === undefined) return
    const known = to.get(row) ?? new Set()
    to.set(row, known.add(index))
  }
  const isTaken = (row: Row, index: number): boolean =>
    (taken.get(row)?.has(index) ?? false) && !(left.get(row)?.has(index) ?? false)
  /** Some exports repeat the product's cells in each of its rows. */
  const isRepeated = (first: Row | undefined, row: Row, index: number): boolean =>
    first !== undefined &&
    first !== row &&
    isTaken(first, index) &&
    first.cells[index]?.trim() === row.cells[index]?.trim()

  return {
    take: (row: Row, index: number | undefined) => add(taken, row, index),
    leave: (row: Row, index: number | undefined) => add(left, row, index),
    unused: (rows: readonly Row[], first: Row | undefined): UnusedCell[] =>
      rows.flatMap((row) =>
        row.cells.flatMap((cell, index) =>
          cell.trim() === '' || isTaken(row, index) || isRepeated(first, row, index)
            ? []
            : [{ row: row.number, column: row.header.labels[index] ?? '', value: cell.trim() }],
        ),
      ),
  }
}

/** Reads the cells of one product and collects problems. */
export const createCells = <Name extends string>(
  columns: Columns<Name>,
  settings: ReadingSettings,
  /** Unescapes a cell as the format requires. */
  clean: (text: string) => string = (text) => text,
) => {
  const problems: Problem[] = []
  const note =
    (severity: Problem['severity']) =>
    (row: Row, name: Name | undefined, ...problem: ProblemArguments) => {
      const column = name === undefined ? undefined : labelOf(row.header, columns[name])
      problems.push({
        row: row.number,
        ...(column !== undefined && { column }),
        ...describeProblem(...problem),
        severity,
      })
    }
  const [error, warn] = [note('error'), note('warning')]
  const usage = createUsage()
  const text = (row: Row, name: Name): string => {
    usage.take(row, indexOfColumn(row.header, columns[name]))
    return clean(cellOf(row, columns[name]))
  }

  /** Returns the value, or records a problem and returns `undefined`. */
  const settle = <T>(row: Row, name: Name, reading: Reading<T>, handling?: ImportHandling): T | undefined => {
    if (reading.ok) return reading.value
    const { reason, data } = reading.problem
    const report = handling === undefined ? error : warn
    report(row, name, reason, { value: text(row, name), ...data }, handling)
    return undefined
  }

  return {
    problems: problems as readonly Problem[],
    error,
    warn,
    text,
    has: (row: Row, name: Name): boolean => hasColumn(row.header, ...columns[name]),
    /** Marks a cell that was read as unused. */
    leave: (row: Row, name: Name): void => usage.leave(row, indexOfColumn(row.header, columns[name])),
    /** Cells of these rows that were not read, without repetitions of the product's main row. */
    unused: usage.unused,
    /** Reads text up to a maximum length. Longer text is an error and never truncated. */
    bounded: (row: Row, name: Name, max: number, whole = text(row, name)): string => {
      const count = countCharacters(whole)
      if (count > max) error(row, name, 'TOO_LONG', { value: whole, count, max })
      return whole
    },
    /** Reads the facts about a product. An invalid one is an error. */
    facts: (row: Row): { readonly facts: ProductFacts; readonly decided: readonly ProductFactName[] } => {
      const decided = productFactNames.filter((name) => hasColumn(row.header, ...productFacts[name].columns))
      const entries = decided.map((name) => {
        const names = productFacts[name].columns
        usage.take(row, indexOfColumn(row.header, names))
        const value = clean(cellOf(row, names))
        const rule = factProblem(name, value)
        if (rule !== undefined) {
          const column = labelOf(row.header, names)
          const described = describeProblem('INVALID_FACT', { value, rule })
          problems.push({ row: row.number, column, ...described, severity: 'error' })
        }
        return [name, value] as const
      })
      return { facts: Object.fromEntries(entries.filter(([, value]) => value !== '')), decided }
    },
    /** Reads how the product can be preordered. */
    preorder: (row: Row): { readonly preorder?: PreorderDraft } =>
      readPreorder(
        (column) => {
          usage.take(row, indexOfColumn(row.header, preorderColumns[column]))
          return clean(cellOf(row, preorderColumns[column]))
        },
        (column, ...problem) => {
          const label = labelOf(row.header, preorderColumns[column])
          problems.push({ row: row.number, column: label, ...describeProblem(...problem), severity: 'error' })
        },
      ),
    /** Adds alternative texts to pictures, and reads the addresses of videos. */
    media: (
      row: Row,
      sent: readonly PictureDraft[],
    ): { readonly pictures: readonly PictureDraft[]; readonly videos?: readonly string[] } => {
      const cell = (names: readonly string[]) => {
        const index = indexOfColumn(row.header, names)
        usage.take(row, index)
        // An empty line at the beginning stands for an image without a text.
        return clean(index === undefined ? '' : (row.cells[index] ?? ''))
      }
      const report = (names: readonly string[], problem: CellProblem) =>
        problems.push({ row: row.number, column: labelOf(row.header, names), ...problem })
      const { altTexts, videos: videoColumn } = mediaColumns
      const { pictures, problem } = withAltTexts(sent, cell(altTexts))
      if (problem) report(altTexts, problem)
      const { videos, problems: skipped } = readVideos(cell(videoColumn))
      for (const one of skipped) report(videoColumn, one)
      return { pictures, ...(videos.length > 0 && { videos }) }
    },
    /** Limits a list's length. A longer list is an error and treated as empty. */
    listed: <T>(row: Row, name: Name, parts: readonly T[], max = maxListed): readonly T[] => {
      if (parts.length <= max) return parts
      error(row, name, 'TOO_MANY_ENTRIES', { count: parts.length, max })
      return []
    },
    /** Reads a required amount. An unreadable one is an error. */
    amount: (row: Row, name: Name): Minor | undefined => settle(row, name, readAmount(text(row, name), settings)),
    /** Reads an optional amount. An unreadable one is a warning. */
    spareAmount: (row: Row, name: Name): Minor | undefined =>
      settle(row, name, readAmount(text(row, name), settings), 'SKIPPED'),
    number: (row: Row, name: Name): number | undefined =>
      settle(row, name, readNumber(text(row, name), settings.decimalComma), 'SKIPPED'),
    quantity: (row: Row, name: Name): number | undefined => settle(row, name, readQuantity(text(row, name))),
    flag: (row: Row, name: Name, otherwise: boolean): boolean =>
      settle(row, name, readFlag(text(row, name)), otherwise ? 'IMPORTED_AS_TRUE' : 'IMPORTED_AS_FALSE') ?? otherwise,
    picture: (row: Row, name: Name, address = text(row, name)): string | undefined => {
      const url = readWebAddress(address)
      if (url === undefined) warn(row, name, 'NOT_AN_IMAGE', { value: address })
      return url
    },
  }
}
export type Cells<Name extends string> = ReturnType<typeof createCells<Name>>
