import { bodyMethodOf, type Call } from '@vitrine/contract/call.ts'
import type { JsonSchema } from '@vitrine/contract/print/json-schema.ts'
import type { Shop } from '../../../../../../test/shop.ts'
import { tokenFor } from './caller.ts'
import { addressOf, createSieve, fieldOf, type Path } from './fields.ts'

/** A field name that no call has. */
const unheardOf = 'unheardOf'

interface Level {
  readonly path: Path
  readonly schema: JsonSchema
}

/** Every object of a schema whose fields are known. */
const levelsOf = (schema: JsonSchema, path: Path = []): Level[] => {
  if (schema.unbuilt !== undefined) return []
  if (schema.items) return levelsOf(schema.items, [...path, 0])
  if (!schema.properties) return []
  const inner = Object.entries(schema.properties).flatMap(([name, field]) => levelsOf(field, [...path, name]))
  return [{ path, schema }, ...inner]
}

type Tree = Record<string | number, unknown>

/** Adds an unknown field at the end of a path. */
const plant = (root: Tree, path: Path): Tree => {
  const end = path.reduce<Tree>((at, key, index) => {
    at[key] ??= typeof path[index + 1] === 'number' ? [] : {}
    return at[key] as Tree
  }, root)
  end[unheardOf] = 1
  return root
}

/** Most fields reported per request. */
const maxNamed = 20
const isTested = createSieve()

const chunksOf = (levels: readonly Level[]): Level[][] =>
  Array.from({ length: Math.ceil(levels.length / maxNamed) }, (_, index) =>
    levels.slice(index * maxNamed, (index + 1) * maxNamed),
  )

/**
 * Lists the requests with unknown fields that a call answers without reporting them or, in strict mode, without
 * refusing.
 */
export const unnamedFields = async (shop: Shop, name: string, call: Call): Promise<string[]> => {
  const token = await tokenFor(shop, call)
  const method = bodyMethodOf(call)
  const levels = levelsOf((call.body ?? { properties: {} }) as JsonSchema)
  const tested = levels.filter(({ path, schema }) => isTested(name, path, schema))
  const hasBody = method !== 'GET'
  const problems: string[] = []

  const check = async (
    address: string,
    { fields, body }: { fields: readonly string[]; body?: Tree },
  ): Promise<void> => {
    const route = `${method} ${addressOf(call)}${address}`
    const strict = await shop.send(route, { token, body, headers: { 'x-vitrine-strict': '1' } })
    const violations: { field: string; violatedRule: string }[] =
      strict.body?.details?.validationError?.fieldViolations ?? []
    const refused = violations.filter(({ violatedRule }) => violatedRule === 'FIELD_NOT_ALLOWED')
    if (
      refused
        .map(({ field }) => field)
        .toSorted()
        .join(',') !== fields.toSorted().join(',')
    )
      problems.push(`strict ${fields}: ${strict.status} ${JSON.stringify(strict.body)?.slice(0, 200)}`)
    const lenient = await shop.send(route, { token, body, headers: { 'x-vitrine-strict': '0' } })
    const ignored = (lenient.headers.get('x-vitrine-ignored-fields') ?? '').split(',')
    if (ignored.toSorted().join(',') !== fields.toSorted().join(',') || lenient.status >= 500)
      problems.push(`lenient ${fields}: ${lenient.status}, ignored ${ignored}`)
  }

  const inQuery = call.packedPath === undefined || hasBody
  if (inQuery) await check(`?${unheardOf}=1`, { fields: [unheardOf], ...(hasBody && { body: {} }) })
  for (const chunk of hasBody ? chunksOf(tested) : []) {
    const body = chunk.reduce<Tree>((root, { path }) => plant(root, path), {})
    await check('', { fields: chunk.map(({ path }) => fieldOf([...path, unheardOf])), body })
  }
  return problems
}
