import type { Moments } from './generated.ts'

/** Converts the timestamps of a response to `Date`s, according to the call's table. */
export const reviveDates = (value: unknown, moments: Moments): void => {
  if (Array.isArray(value)) for (const item of value) reviveDates(item, moments)
  else if (value && typeof value === 'object') {
    const fields = value as Record<string, unknown>
    for (const name in moments) {
      const inner = moments[name]
      const field = fields[name]
      if (inner !== true) reviveDates(field, inner || moments)
      else if (field) fields[name] = new Date(field as string)
    }
  }
}
