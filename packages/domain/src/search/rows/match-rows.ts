import type { ItemColumn, NumberColumn, Rows, SetColumn, TextColumn, ValueColumn } from './columns.ts'
import type { Condition, Test, Value } from './condition.ts'

/** Per row: 1 if it meets a condition, otherwise 0. */
export type Marks = Uint8Array

const compares: Readonly<Record<'<' | '<=' | '>' | '>=', (one: Value, other: Value) => boolean>> = {
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
}

/** Returns a test of a single value, which exists. */
const valueTest = (test: Test): ((value: Value) => boolean) => {
  switch (test.kind) {
    case 'in':
    case 'hasAll': {
      const wanted = new Set(test.values)
      return (value) => wanted.has(value)
    }
    case 'compare': {
      const compare = compares[test.operator]
      return (value) => compare(value, test.value)
    }
    case 'startsWith':
    case 'endsWith':
    case 'contains':
      return textTest(test.kind, test.text.toLowerCase())
    case 'exists':
      return () => true
    default:
      return test satisfies never
  }
}

const textTest = (kind: 'startsWith' | 'endsWith' | 'contains', text: string): ((value: Value) => boolean) => {
  const lower = (value: Value) => String(value).toLowerCase()
  if (kind === 'startsWith') return (value) => lower(value).startsWith(text)
  if (kind === 'endsWith') return (value) => lower(value).endsWith(text)
  return (value) => lower(value).includes(text)
}

const setTest = (test: Test): ((set: readonly string[]) => boolean) => {
  if (test.kind === 'hasAll') return (set) => test.values.every((value) => set.includes(String(value)))
  const passes = valueTest(test)
  return (set) => set.some(passes)
}

const matchSets = ({ numbers, sets }: SetColumn, test: Test, size: number): Marks => {
  const passes = setTest(test)
  const bySet = Uint8Array.from(sets, (set) => (passes(set) ? 1 : 0))
  const marks = new Uint8Array(size)
  for (let row = 0; row < size; row += 1) marks[row] = bySet[numbers[row]!]!
  return marks
}

/** Comparisons with a number are frequent, so they take no function call per row. */
const compareNumbers = (values: NumberColumn['values'], { operator, value }: Comparison, marks: Marks): Marks => {
  const other = Number(value)
  const size = marks.length
  if (operator === '<') for (let row = 0; row < size; row += 1) marks[row] = values[row]! < other ? 1 : 0
  else if (operator === '<=') for (let row = 0; row < size; row += 1) marks[row] = values[row]! <= other ? 1 : 0
  else if (operator === '>') for (let row = 0; row < size; row += 1) marks[row] = values[row]! > other ? 1 : 0
  else for (let row = 0; row < size; row += 1) marks[row] = values[row]! >= other ? 1 : 0
  return marks
}

type Comparison = Extract<Test, { kind: 'compare' }>

const matchNumbers = ({ values }: NumberColumn, test: Test, size: number): Marks => {
  const marks = new Uint8Array(size)
  if (test.kind === 'compare') return compareNumbers(values, test, marks)
  const passes = valueTest(test)
  for (let row = 0; row < size; row += 1) {
    const value = values[row]!
    if (!Number.isNaN(value) && passes(value)) marks[row] = 1
  }
  return marks
}

const matchTexts = ({ read, find }: TextColumn, test: Test, size: number): Marks => {
  const marks = new Uint8Array(size)
  if (find && test.kind === 'in') {
    for (const row of find(test.values.map(String))) marks[row] = 1
    return marks
  }
  const passes = valueTest(test)
  for (let row = 0; row < size; row += 1) {
    const text = read(row)
    if (text !== '' && passes(text)) marks[row] = 1
  }
  return marks
}

const matchValues = (column: ValueColumn, test: Test, size: number): Marks => {
  if (column.kind === 'sets') return matchSets(column, test, size)
  return column.kind === 'numbers' ? matchNumbers(column, test, size) : matchTexts(column, test, size)
}

/** Marks rows of which an item is marked. */
const withMarkedItem = ({ offsets, isShown }: ItemColumn, items: Marks, size: number): Marks => {
  const marks = new Uint8Array(size)
  for (let row = 0; row < size; row += 1) {
    for (let item = offsets[row]!; item < offsets[row + 1]!; item += 1) {
      if (items[item] === 1 && isShown?.[item] !== 0) marks[row] = 1
    }
  }
  return marks
}

const matchItems = (column: ItemColumn, condition: Condition, size: number): Marks => {
  const { numbers, offsets, items } = column
  const marked = withMarkedItem(column, matchRows(condition, items), numbers ? offsets.length - 1 : size)
  if (!numbers) return marked
  const marks = new Uint8Array(size)
  for (let row = 0; row < size; row += 1) marks[row] = marked[numbers[row]!]!
  return marks
}

const matchField = (field: string, test: Test, rows: Rows): Marks => {
  const column = rows.column(field)
  if (column.kind === 'items') throw new Error(`${field} has items, not values`)
  if (column.kind === 'itemField') throw new Error(`${field} cannot be filtered by`)
  return matchValues(column, test, rows.size)
}

const combine = (conditions: readonly Condition[], rows: Rows, kind: 'and' | 'or'): Marks => {
  const [first, ...others] = conditions
  const marks = first ? matchRows(first, rows) : new Uint8Array(rows.size).fill(kind === 'and' ? 1 : 0)
  for (const condition of others) {
    const more = matchRows(condition, rows)
    if (kind === 'and') for (let row = 0; row < marks.length; row += 1) marks[row]! &= more[row]!
    else for (let row = 0; row < marks.length; row += 1) marks[row]! |= more[row]!
  }
  return marks
}

/** Marks the rows that meet a condition. */
export const matchRows = (condition: Condition, rows: Rows): Marks => {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return combine(condition.conditions, rows, condition.kind)
    case 'not': {
      const marks = matchRows(condition.condition, rows)
      for (let row = 0; row < marks.length; row += 1) marks[row]! ^= 1
      return marks
    }
    case 'field':
      return matchField(condition.field, condition.test, rows)
    case 'items': {
      const column = rows.column(condition.field)
      if (column.kind !== 'items') throw new Error(`${condition.field} has no items`)
      return matchItems(column, condition.condition, rows.size)
    }
    default:
      return condition satisfies never
  }
}
