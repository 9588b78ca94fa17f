import type { TextOperator } from './rule.ts'

/** A text operator without its negation: `NOT_EQUALS` is `EQUALS` negated. */
type Comparison = Exclude<TextOperator, `NOT_${string}`>

/** A comparison, and whether it is negated. */
export interface TextComparison {
  readonly comparison: Comparison
  readonly isNegated: boolean
}

export const comparisonOf = (operator: TextOperator): TextComparison => {
  switch (operator) {
    case 'NOT_EQUALS':
      return { comparison: 'EQUALS', isNegated: true }
    case 'NOT_CONTAINS':
      return { comparison: 'CONTAINS', isNegated: true }
    case 'EQUALS':
    case 'CONTAINS':
    case 'STARTS_WITH':
    case 'ENDS_WITH':
      return { comparison: operator, isNegated: false }
  }
}

const isSingle = (letter: string): boolean => [...letter].length === 1

/** The forms of a letter in upper and lower case: `ö` and `Ö`, or `σ`, `ς` and `Σ`. */
const casesOf = (letter: string): readonly string[] => {
  const upper = letter.toUpperCase()
  const forms = [letter, letter.toLowerCase(), upper, ...(isSingle(upper) ? [upper.toLowerCase()] : [])]
  return [...new Set(forms)].filter(isSingle)
}

const special = /[\\^$.*+?()[\]{}|]/

const patternOfLetter = (letter: string): string => {
  const cases = casesOf(letter)
  if (cases.length > 1) return `[${cases.join('')}]`
  return special.test(letter) ? `\\${letter}` : letter
}

/**
 * Returns a regular expression for texts that compare to a value, with upper and lower case as the same. It means the same
 * in JavaScript and in PostgreSQL, whose own conversion of case depends on the locale of the database.
 */
export const textPattern = (comparison: Comparison, value: string): string => {
  const pattern = [...value.normalize('NFC')].map(patternOfLetter).join('')
  switch (comparison) {
    case 'EQUALS':
      return `^${pattern}$`
    case 'CONTAINS':
      return pattern
    case 'STARTS_WITH':
      return `^${pattern}`
    case 'ENDS_WITH':
      return `${pattern}$`
  }
}
