import type { Minor } from '@vitrine/domain/money.ts'
import type { Problem } from './draft.ts'
import { cellOf, hasColumn, labelOf, type Row } from './rows.ts'
import { readAmount, readFlag, readNumber, readQuantity, readWebAddress, type Reading } from './values.ts'
import { cutAtWord, quoted } from './words.ts'

/** What reading depends on beside the file's own words. */
export interface ReadingSettings {
  readonly currency: string
  readonly weightUnit: 'KG' | 'LB'
  /** The comma is the decimal mark. */
  readonly decimalComma: boolean
}

/** The columns of a format by what they mean, each with the names it goes by. */
export type Columns<Name extends string> = Readonly<Record<Name, readonly string[]>>

/** Reads the cells of one product and notes what is wrong with them. */
export const createCells = <Name extends string>(columns: Columns<Name>, settings: ReadingSettings) => {
  const problems: Problem[] = []
  const note = (severity: Problem['severity']) => (row: Row, name: Name | undefined, message: string) => {
    const column = name === undefined ? undefined : labelOf(row.header, columns[name])
    problems.push({ row: row.number, ...(column !== undefined && { column }), message, severity })
  }
  const [error, warn] = [note('error'), note('warning')]
  const text = (row: Row, name: Name): string => cellOf(row, columns[name])

  /** What was read; where it could not be, that is noted and nothing is answered. */
  const settle = <T>(row: Row, name: Name, reading: Reading<T>, otherwise: string | undefined): T | undefined => {
    if (reading.ok) return reading.value
    const message = `${quoted(text(row, name))} ${reading.problem}`
    if (otherwise === undefined) error(row, name, `${message}.`)
    else warn(row, name, `${message}; ${otherwise}.`)
    return undefined
  }

  return {
    problems: problems as readonly Problem[],
    error,
    warn,
    text,
    has: (row: Row, name: Name): boolean => hasColumn(row.header, ...columns[name]),
    /** Text that is not longer than it may be. */
    bounded: (row: Row, name: Name, most: number): string => {
      const whole = text(row, name)
      const cut = cutAtWord(whole, most)
      if (cut !== whole) warn(row, name, `${quoted(whole)} is longer than ${most} characters and was shortened.`)
      return cut
    },
    /** An amount the product cannot do without: an unreadable one is an error. */
    amount: (row: Row, name: Name): Minor | undefined =>
      settle(row, name, readAmount(text(row, name), settings), undefined),
    /** An amount that may as well be missing. */
    spareAmount: (row: Row, name: Name): Minor | undefined =>
      settle(row, name, readAmount(text(row, name), settings), 'it was skipped'),
    number: (row: Row, name: Name): number | undefined =>
      settle(row, name, readNumber(text(row, name), settings.decimalComma), 'it was skipped'),
    quantity: (row: Row, name: Name): number | undefined => settle(row, name, readQuantity(text(row, name)), undefined),
    flag: (row: Row, name: Name, otherwise: boolean): boolean =>
      settle(row, name, readFlag(text(row, name)), `it was imported as ${otherwise}`) ?? otherwise,
    picture: (row: Row, name: Name, address = text(row, name)): string | undefined => {
      const url = readWebAddress(address)
      if (url === undefined) warn(row, name, `${quoted(address)} is not the URL of an image and was skipped.`)
      return url
    },
  }
}
export type Cells<Name extends string> = ReturnType<typeof createCells<Name>>
