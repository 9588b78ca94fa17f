import type { Violation } from '@vitrine/client'
import { FieldErrors } from '../../../form/field-errors.ts'
import { readDecimal } from '../../../form/read-fields.ts'
import { words } from '../../../words/words.ts'

type Read<Value> = (typed: string, field: string) => Value | undefined

/** Reads typed values, and collects the errors of all fields. */
export interface FieldReader {
  /** An amount of money, as a decimal string. */
  readonly decimal: Read<string>
  /** A number for which three decimals are usual, such as a weight. */
  readonly fraction: Read<string>
  readonly count: Read<number>
  /** Reads a value that must be there. The result is not used if it isn't. */
  readonly required: <Value>(read: Read<Value>, typed: string, field: string) => Value
  readonly refuse: (field: string, description: string) => void
  /** Throws the errors, if there are any. */
  readonly finish: () => void
}

export const createFieldReader = (): FieldReader => {
  const violations: Violation[] = []
  const refuse = (field: string, description: string) => void violations.push({ field, description })
  const reading =
    <Value>(parse: (text: string) => Value | undefined, message: string): Read<Value> =>
    (typed, field) => {
      const text = typed.trim()
      if (text === '') return undefined
      const value = parse(text)
      if (value === undefined) refuse(field, message)
      return value
    }
  const required = <Value>(read: Read<Value>, typed: string, field: string): Value => {
    if (typed.trim() === '') refuse(field, words.fieldErrors.REQUIRED_FIELD)
    return read(typed, field) as Value
  }
  return {
    decimal: reading((text) => readDecimal(text), words.notANumber),
    fraction: reading((text) => readDecimal(text, 6), words.notANumber),
    count: reading((text) => (/^\d+$/.test(text) ? Number(text) : undefined), words.notWhole),
    required,
    refuse,
    finish: () => {
      if (violations.length > 0) throw new FieldErrors(violations)
    },
  }
}
