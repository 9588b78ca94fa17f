import type { JsonBounds } from '@vitrine/contract/json-bounds.ts'

export interface JsonProblem {
  readonly rule: 'MAX_LENGTH' | 'MAX_SIZE'
  /** The position within the value, as the end of a JSON pointer. */
  readonly pointer: string
  readonly limit: number
  readonly description: string
}

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')

interface Place {
  readonly value: unknown
  readonly pointer: string
  readonly depth: number
}

const insideOf = ({ value, pointer, depth }: Place): Place[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).map(([name, inner]) => ({
        value: inner,
        pointer: `${pointer}/${escaped(name)}`,
        depth: depth + 1,
      }))
    : []

const namesOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []

const sizeOf = (value: unknown): number => (Array.isArray(value) ? value.length : namesOf(value).length)

/**
 * Returns the first bound that a JSON value exceeds, if any. Stops there, and doesn't use recursion, so deep values
 * can't overflow the stack.
 */
export const jsonProblem = (value: unknown, bounds: JsonBounds): JsonProblem | undefined => {
  const waiting: Place[] = [{ value, pointer: '', depth: 0 }]
  let [values, size] = [0, 0]
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { pointer } = place
    const problem = (rule: JsonProblem['rule'], limit: number, description: string) => ({
      rule,
      pointer,
      limit,
      description,
    })
    values += 1
    if (values + waiting.length + sizeOf(place.value) > bounds.values)
      return problem('MAX_SIZE', bounds.values, `has more than ${bounds.values} values`)
    const texts = typeof place.value === 'string' ? [place.value] : namesOf(place.value)
    for (const text of texts) {
      size += text.length
      if (text.length > bounds.text)
        return problem('MAX_LENGTH', bounds.text, `must be at most ${bounds.text} characters long`)
    }
    if (size > bounds.size) return problem('MAX_SIZE', bounds.size, `has more than ${bounds.size} characters`)
    const inner = insideOf(place)
    if (inner.length > 0 && place.depth >= bounds.depth)
      return problem('MAX_SIZE', bounds.depth, `is nested more than ${bounds.depth} levels deep`)
    waiting.push(...inner)
  }
  return undefined
}
