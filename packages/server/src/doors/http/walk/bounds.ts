import type { Call } from '@vitrine/contract/call.ts'
import type { ViolationKind } from '@vitrine/contract/errors.ts'
import { InvalidRequest } from '../../../ground/base/refusal.ts'
import { compileCall } from '../../../ground/schema/compile.ts'
import { formats } from '../../../ground/schema/formats.ts'
import { fieldOf, within, type Part, type Path } from './fields.ts'

interface Schema {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly maxProperties?: number
  readonly decimal?: Readonly<Record<string, number>>
  readonly unbuilt?: string
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly patternProperties?: Readonly<Record<string, Schema>>
}

/** A bound of the contract, and a value one step beyond it. */
interface Overstep {
  readonly part: Part
  readonly path: Path
  readonly rule: ViolationKind
  readonly value: unknown
}

const tooLong = ({ format, maxLength }: Schema): string =>
  format === 'email' ? `${'a'.repeat(60)}@${'b.'.repeat(maxLength!)}test` : 'x'.repeat(maxLength! + 1)

/** Returns values one step beyond each bound of a schema. */
const beyond = (schema: Schema): readonly (readonly [ViolationKind, unknown])[] => {
  const { enum: words, format, minLength, maxLength, minimum, maximum, decimal, type } = schema
  const { minItems, maxItems, maxProperties } = schema
  return [
    ...(words ? [['INVALID_ENUM_VALUE', 'NONE_OF_THEM'] as const] : []),
    ...(format && format in formats ? [['FORMAT', ' !'] as const] : []),
    ...(maxLength !== undefined
      ? [[minLength === maxLength ? 'EXACT_LENGTH' : 'MAX_LENGTH', tooLong(schema)] as const]
      : []),
    ...(minLength
      ? [[minLength === maxLength ? 'EXACT_LENGTH' : 'MIN_LENGTH', 'x'.repeat(minLength - 1)] as const]
      : []),
    ...(minimum !== undefined ? [['MIN', minimum - 1] as const] : []),
    ...(maximum !== undefined ? [['MAX', maximum + 1] as const] : []),
    ...(minItems ? [[minItems === maxItems ? 'EXACT_SIZE' : 'MIN_SIZE', []] as const] : []),
    ...(type === 'array' && maxItems !== undefined
      ? [[minItems === maxItems ? 'EXACT_SIZE' : 'MAX_SIZE', Array.from({ length: maxItems + 1 })] as const]
      : []),
    ...(maxProperties !== undefined
      ? [
          [
            'MAX_SIZE',
            Object.fromEntries(Array.from({ length: maxProperties + 1 }, (_, at) => [`k${at}`, 'v'])),
          ] as const,
        ]
      : []),
    ...(decimal ? beyondDecimal(decimal) : []),
    ...(type === 'boolean' || type === 'number' || type === 'integer'
      ? [['VALIDATION', { not: 'that' }] as const]
      : []),
  ]
}

const beyondDecimal = (bounds: Readonly<Record<string, number>>): [ViolationKind, unknown][] => {
  const { gt, gte, lt, lte, maxScale } = bounds
  const found: [ViolationKind, unknown][] = [['FORMAT', '1,5']]
  if (gt !== undefined) found.push(['DECIMAL_GT', String(gt)])
  if (gte !== undefined) found.push(['DECIMAL_GTE', String(gte - 1)])
  if (lt !== undefined) found.push(['DECIMAL_LT', String(lt)])
  if (lte !== undefined) found.push(['DECIMAL_LTE', String(lte + 1)])
  if (maxScale !== undefined) found.push(['DECIMAL_MAX_SCALE', `0.${'0'.repeat(maxScale)}1`])
  return found
}

/** Returns all bounds within a schema. Recursive schemas are followed to a depth of 12. */
const overstepsIn = (schema: Schema, part: Part, path: Path = [], depth = 0): Overstep[] => {
  if (schema.unbuilt !== undefined) return [{ part, path, rule: 'FIELD_NOT_ALLOWED', value: 'any' }]
  const own = path.length === 0 ? [] : beyond(schema).map(([rule, value]) => ({ part, path, rule, value }))
  if (depth > 12) return own
  const missing = (schema.required ?? []).map((name): Overstep => ({
    part,
    path: [...path, name],
    rule: 'REQUIRED_FIELD',
    value: undefined,
  }))
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    overstepsIn(field, part, [...path, name], depth + 1),
  )
  const items = schema.items ? overstepsIn(schema.items, part, [...path, 0], depth + 1) : []
  return [...own, ...(part === 'params' ? [] : missing), ...inner, ...items]
}

/** URLs are text: an object in place of a number or flag cannot be sent. */
const isSendable = ({ part, rule }: Overstep): boolean => part === 'body' || rule !== 'VALIDATION'

/** Returns all requests that break one bound of a call. */
export const overstepsOf = ({ params, query, body }: Call): Overstep[] =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? overstepsIn(schema as Schema, part as Part) : [],
  )

const violationsOf = (call: Call, { part, path, value }: Overstep) => {
  try {
    compileCall(call).read({ params: {}, query: {}, body: undefined, [part]: within(path, value) })
    return []
  } catch (error) {
    if (error instanceof InvalidRequest) return error.violations
    throw error
  }
}

const isReported = (call: Call, overstep: Overstep): boolean => {
  const field = fieldOf(overstep.path)
  return violationsOf(call, overstep).some((found) => found.field === field && found.violatedRule === overstep.rule)
}

/** Lists the bounds of a call that can be broken without a violation that names the field and the rule. */
export const unreportedOversteps = (call: Call): string[] =>
  overstepsOf(call)
    .filter((overstep) => isSendable(overstep) && !isReported(call, overstep))
    .map(
      ({ part, path, rule, value }) => `${part} ${fieldOf(path)}: ${rule} with ${JSON.stringify(value)?.slice(0, 60)}`,
    )
