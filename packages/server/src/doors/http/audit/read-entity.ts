export type Json = Readonly<Record<string, unknown>>

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 200) : null

/** The name or number of an entity. Names of customers are not kept. */
export const nameOf = (entity: unknown, area: string): string | null =>
  isJson(entity) && area !== 'customers' ? textOf(entity.name ?? entity.title ?? entity.number) : null

/** Returns the entity of a response, which may have values that only become JSON when they are sent. */
export const entityOf = (response: unknown, field: string): unknown =>
  isJson(response) && isJson(response[field]) ? (JSON.parse(JSON.stringify(response[field])) as unknown) : undefined

/** Returns the created entity of a response: its first object with an ID. */
export const createdIn = (response: unknown): readonly [string, Json] | undefined =>
  isJson(response)
    ? Object.entries(response).find(
        (field): field is [string, Json] => isJson(field[1]) && textOf(field[1].id) !== null,
      )
    : undefined
