import assert from 'node:assert/strict'

export { assert }

/** Returns the value. Fails if it is missing. */
export const need = <T>(value: T | null | undefined, what: string): T => {
  if (value === undefined || value === null) throw new Error(`There is no ${what}.`)
  return value
}

/** Fails unless all fields are present that storefronts read without checking. */
export const expectFields = (value: object, names: readonly string[]): void => {
  const absent = names.filter((name) => (value as Record<string, unknown>)[name] === undefined)
  if (absent.length > 0) throw new Error(`Missing in the response: ${absent.join(', ')}`)
}

interface SdkError {
  readonly status?: number
  readonly details?: { readonly applicationError?: { readonly code?: string | number } }
}

/** Fails unless the call is rejected with this status and code, as the SDK reports it. */
export const expectRefusal = async (
  act: () => Promise<unknown>,
  { status, code }: { status: number; code?: string | number },
): Promise<void> => {
  const error = await act().then(
    () => undefined,
    (thrown: unknown) => thrown as SdkError,
  )
  if (!error) throw new Error('The call was not refused.')
  if (error.status === undefined) throw error
  const found = { status: error.status, ...(code !== undefined && { code: error.details?.applicationError?.code }) }
  assert.deepEqual(found, { status, ...(code !== undefined && { code }) })
}

/** Fails unless the items are sorted. */
export const expectSorted = <T>(items: readonly T[], valueOf: (item: T) => number | string | Date): void => {
  const values = items.map(valueOf)
  for (const [index, value] of values.slice(1).entries()) {
    if (values[index]! > value) throw new Error(`Out of order: ${String(values[index])} before ${String(value)}`)
  }
}
