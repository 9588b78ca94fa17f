import type { JsonBounds } from '../json-bounds.ts'

/** What the printers read of a JSON Schema. */
export interface JsonSchema {
  readonly type?: string
  readonly title?: string
  readonly description?: string
  readonly format?: string
  readonly enum?: readonly string[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly readOnly?: boolean
  readonly decimal?: Readonly<Record<string, number>>
  readonly money?: true | 'store'
  readonly unbuilt?: string
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly maxProperties?: number
  readonly propertyNames?: { readonly maxLength: number }
  readonly json?: JsonBounds
}

export const isTimestamp = ({ format }: JsonSchema): boolean => format === 'date-time'
