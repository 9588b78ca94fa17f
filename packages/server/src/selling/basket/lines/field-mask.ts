import { invalidField } from '../../../ground/base/refusal.ts'

/** Which parts of a record stand behind each field that a mask may name. */
export type MaskFields<Part> = Readonly<Record<string, readonly Part[]>>

/** The parts of a record that a change is about; nothing where it is about whatever it sends. */
export const readMask = <Part extends string>(
  mask: string | undefined,
  { fields, name }: { fields: MaskFields<Part>; name: string },
): ReadonlySet<Part> | undefined => {
  const paths = (mask ?? '').split(',').flatMap((path) => (path.trim() === '' ? [] : [path.trim()]))
  if (paths.length === 0) return undefined
  const parts = paths.flatMap((path) => {
    const named = Object.hasOwn(fields, path) ? fields[path] : undefined
    if (named) return named
    const allowed = Object.keys(fields).join(', ')
    throw invalidField(name, `cannot contain ${JSON.stringify(path)}; allowed are ${allowed}`, 'INVALID_ENUM_VALUE')
  })
  return new Set(parts)
}

/** A record with what was sent. Of what a mask names, whatever is not sent is cleared, and nothing else changes. */
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
