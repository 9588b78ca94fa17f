import type { Moments } from './timestamps.ts'

/** Shorter tables are printed inline. */
const minNamedLength = 40

const textOf = (moments: Moments): string =>
  moments === true
    ? 'true'
    : `{ ${Object.entries(moments)
        .map(([name, inner]) => `${name}: ${textOf(inner)}`)
        .join(', ')} }`

/** Prints tables of timestamps. One that is used several times becomes a constant named after its field: `cartDates`. */
export const createMomentsPrinter = (tables: readonly Moments[]) => {
  const places = new Map<string, Set<string>>()
  const names = new Map<string, string>()
  const constants: string[] = []

  const visit = (moments: Moments, place: string): void => {
    if (moments === true) return
    const text = textOf(moments)
    places.set(text, (places.get(text) ?? new Set()).add(place))
    for (const inner of Object.values(moments)) visit(inner, text)
  }
  tables.forEach((table, index) => visit(table, `call ${index}`))

  const freeName = (field: string): string => {
    const taken = [...names.values()]
    for (let turn = 1; ; turn++) {
      const name = `${field}Dates${turn === 1 ? '' : turn}`
      if (!taken.includes(name)) return name
    }
  }

  const print = (moments: Moments, field: string): string => {
    if (moments === true) return 'true'
    const text = textOf(moments)
    const known = names.get(text)
    if (known) return known
    const body = `{ ${Object.entries(moments)
      .map(([name, inner]) => `${name}: ${print(inner, name)}`)
      .join(', ')} }`
    if (text.length < minNamedLength || places.get(text)!.size < 2) return body
    const name = freeName(field)
    names.set(text, name)
    constants.push(`const ${name} = ${body} as const\n`)
    return name
  }

  return { print, constants: () => constants }
}
