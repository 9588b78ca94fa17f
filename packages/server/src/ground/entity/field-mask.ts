import { invalidField } from '../base/refusal.ts'

/** The parts of a record for each field of a mask. */
export type MaskFields<Part> = Readonly<Record<string, readonly Part[]>>

/** Returns the parts named by a mask: a list, or a text with commas. `undefined` without a mask. */
export const readMask = <Part extends string>(
  mask: string | readonly string[] | undefined,
  { fields, name, ruleName }: { fields: MaskFields<Part>; name: string; ruleName?: string },
): ReadonlySet<Part> | undefined => {
  const names = typeof mask === 'string' ? mask.split(',') : (mask ?? [])
  const paths = names.map((name) => name.trim()).filter((name) => name !== '')
  if (paths.length === 0) return undefined
  const parts = paths.flatMap((path) => {
    const named = Object.hasOwn(fields, path) ? fields[path] : undefined
    if (named) return named
    const allowed = Object.keys(fields).join(', ')
    const description = `cannot contain ${JSON.stringify(path)}; allowed are ${allowed}`
    throw invalidField(name, description, 'INVALID_ENUM_VALUE', ruleName)
  })
  return new Set(parts)
}

/** Applies sent parts to a record. With a mask, changes only the named parts and clears those that were not sent. */
export const withEdits = <Kept extends object>(
  record: Kept,
  sent: Partial<Kept>,
  named?: ReadonlySet<string>,
): Kept => {
  if (!named) return { ...record, ...sent }
  const kept = Object.entries(record).filter(([part]) => !named.has(part))
  const changed = Object.entries(sent).filter(([part]) => named.has(part))
  return Object.fromEntries([...kept, ...changed]) as Kept
}
