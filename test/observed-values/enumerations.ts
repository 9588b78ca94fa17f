import { calls } from '@vitrine/contract'
import type { Call } from '@vitrine/contract/call.ts'
import { errors, violationKinds } from '@vitrine/contract/errors.ts'
import { eventTypes } from '@vitrine/contract/event-types.ts'
import type { TSchema } from 'typebox'

/** A fixed set of values of a response field. */
export interface Enumeration {
  readonly values: readonly string[]
  /** Fields with these values, such as `Order.paymentStatus`. The first one names the enumeration. */
  readonly fields: readonly string[]
}

/** Where a response has enumerations. Schemas without any have no tree. */
export interface EnumerationTree {
  readonly enumeration?: Enumeration
  readonly fields?: readonly (readonly [string, EnumerationTree])[]
  /** Of array items, or map values. */
  readonly elements?: EnumerationTree
}

/** The parts of a JSON Schema that lead to enumerations. */
interface SchemaParts extends TSchema {
  readonly title?: string
  readonly enum?: readonly string[]
  readonly properties?: Readonly<Record<string, SchemaParts>>
  readonly items?: SchemaParts
  readonly patternProperties?: Readonly<Record<string, SchemaParts>>
}

interface Place {
  readonly owner: string
  readonly field: string
}

const applicationErrors: Enumeration = { values: Object.keys(errors), fields: ['Error codes'] }
const ruleNames: Enumeration = { values: [], fields: ['Names of violated rules'] }
export const events: Enumeration = { values: eventTypes, fields: ['Event types'] }

const byFieldAndValues = new Map<string, { values: readonly string[]; fields: string[] }>()

const enumerationAt = (values: readonly string[], { owner, field }: Place) => {
  const key = `${field} ${values.toSorted().join(' ')}`
  const known = byFieldAndValues.get(key) ?? { values, fields: [] }
  byFieldAndValues.set(key, known)
  const name = `${owner}.${field}`
  if (!known.fields.includes(name)) known.fields.push(name)
  return known
}

const trees = new Map<TSchema, EnumerationTree | undefined>()

const treeOf = (schema: SchemaParts, place: Place): EnumerationTree | undefined => {
  if (schema.enum) return { enumeration: enumerationAt(schema.enum, place) }
  if (!trees.has(schema)) trees.set(schema, branchOf(schema, place))
  return trees.get(schema)
}

const branchOf = (schema: SchemaParts, { owner, field }: Place): EnumerationTree | undefined => {
  const inner = schema.title ?? (field ? `${owner}.${field}` : owner)
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const tree = treeOf(property, { owner: inner, field: name })
    return tree ? [[name, tree] as const] : []
  })
  const [element] = [schema.items, ...Object.values(schema.patternProperties ?? {})].filter((one) => one !== undefined)
  const elements = element && treeOf(element, { owner, field })
  if (fields.length === 0 && !elements) return undefined
  return { ...(fields.length > 0 && { fields }), ...(elements && { elements }) }
}

const treeByCall = new Map(
  Object.entries<Call>(calls).map(([name, { response }]) => [name, treeOf(response, { owner: name, field: '' })]),
)
const violatedRules = enumerationAt(violationKinds, { owner: 'FieldViolation', field: 'violatedRule' })

const refusalTree: EnumerationTree = {
  fields: [
    // A plain error has its code here.
    ['code', { enumeration: applicationErrors }],
    [
      'details',
      {
        fields: [
          ['applicationError', { fields: [['code', { enumeration: applicationErrors }]] }],
          [
            'validationError',
            {
              fields: [
                [
                  'fieldViolations',
                  {
                    elements: {
                      fields: [
                        ['violatedRule', { enumeration: violatedRules }],
                        ['ruleName', { enumeration: ruleNames }],
                      ],
                    },
                  },
                ],
              ],
            },
          ],
        ],
      },
    ],
  ],
}

/** Returns where a response has enumerations, by call and status. */
export const treeOfAnswer = (call: string | undefined, status: number): EnumerationTree | undefined => {
  if (status >= 400) return refusalTree
  return call === undefined ? undefined : treeByCall.get(call)
}

for (const { fields } of byFieldAndValues.values()) fields.sort()

/** Every enumeration that the server sends. */
export const enumerations: readonly Enumeration[] = [
  ...byFieldAndValues.values(),
  applicationErrors,
  ruleNames,
  events,
].toSorted((one, other) => (one.fields[0]! < other.fields[0]! ? -1 : 1))

/** Calls back with each enumerated value of a response. */
export const walk = (
  answer: unknown,
  tree: EnumerationTree,
  found: (enumeration: Enumeration, value: string) => void,
): void => {
  if (tree.enumeration && typeof answer === 'string') found(tree.enumeration, answer)
  if (typeof answer !== 'object' || answer === null) return
  for (const [name, inner] of tree.fields ?? []) walk((answer as Record<string, unknown>)[name], inner, found)
  if (tree.elements) for (const element of Object.values(answer)) walk(element, tree.elements, found)
}
