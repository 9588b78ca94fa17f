/** A parsed form-encoded body: texts, lists and groups. */
export interface Fields {
  readonly [name: string]: string | Fields | undefined
}

type Group = Record<string, string | Record<string, unknown>>

/** Parses `a[b][0]=c`, the format of Stripe's requests, into groups. */
export const readForm = (text: string): Fields => {
  const fields: Group = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\[|\]\[?/).filter((part, index) => part !== '' || index > 0)
    const parts = path.at(-1) === '' && !name.endsWith('[]') ? path.slice(0, -1) : path
    let group = fields
    for (const part of parts.slice(0, -1)) group = (group[part] ??= {}) as Group
    group[parts.at(-1) || String(Object.keys(group).length)] = value
  }
  return fields as Fields
}

export const textOf = (value: string | Fields | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

export const groupOf = (value: string | Fields | undefined): Fields => (typeof value === 'object' ? value : {})

export const numberOf = (value: string | Fields | undefined): number | undefined =>
  typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : undefined

/** Returns the texts of a list, such as `expand[0]`. */
export const listOf = (value: string | Fields | undefined): string[] =>
  Object.values(groupOf(value)).filter((one): one is string => typeof one === 'string')
