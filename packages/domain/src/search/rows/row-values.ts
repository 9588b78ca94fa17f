import type { Column, NumberColumn, SetColumn, TextColumn, ValueColumn } from './columns.ts'

const none: readonly never[] = []

const valuesOfNumbers = ({ values }: NumberColumn) => {
  return (row: number): readonly number[] => (Number.isNaN(values[row]!) ? none : [values[row]!])
}
const valuesOfSets = ({ numbers, sets }: SetColumn) => {
  return (row: number): readonly string[] => sets[numbers[row]!]!
}
const valuesOfTexts = ({ read }: TextColumn) => {
  return (row: number): readonly string[] => {
    const text = read(row)
    return text === '' ? none : [text]
  }
}

const valuesOf = (column: ValueColumn): ((row: number) => readonly (string | number)[]) => {
  if (column.kind === 'numbers') return valuesOfNumbers(column)
  return column.kind === 'sets' ? valuesOfSets(column) : valuesOfTexts(column)
}

/** Returns a function that reads the values of a row. Those of items are returned once each. */
export const rowValues = (column: Column): ((row: number) => readonly (string | number)[]) => {
  if (column.kind === 'items') throw new Error('Items have no values of their own.')
  if (column.kind !== 'itemField') return valuesOf(column)
  const { offsets, isShown } = column
  const ofItem = valuesOf(column.column)
  return (row) => {
    const values = new Set<string | number>()
    for (let item = offsets[row]!; item < offsets[row + 1]!; item += 1) {
      if (isShown?.[item] === 0) continue
      for (const value of ofItem(item)) values.add(value)
    }
    return [...values]
  }
}
