import type { JsonBounds } from '../json-bounds.ts'

/** The keywords of a JSON Schema that the printers use. */
export interface JsonSchema {
  readonly type?: string
  readonly title?: string
  readonly description?: string
  /** Description of the field that has this schema: see `described`. */
  readonly fieldDescription?: string
  readonly format?: string
  readonly enum?: readonly string[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly readOnly?: boolean
  /** Whether null is accepted, which clears the field. */
  readonly nullable?: true
  readonly decimal?: Readonly<Record<string, number>>
  readonly money?: true | 'store'
  readonly unbuilt?: string
  readonly commaSeparated?: true
  readonly pattern?: string
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly maxProperties?: number
  readonly propertyNames?: { readonly maxLength: number }
  readonly json?: JsonBounds
}

export const isTimestamp = ({ format }: JsonSchema): boolean => format === 'date-time'

/** The description of a field. A named entity has its description on its own type, so the field repeats none. */
export const fieldNote = ({ title, properties, description, fieldDescription }: JsonSchema): string | undefined =>
  fieldDescription ?? (title && properties ? undefined : description)
