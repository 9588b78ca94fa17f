import { Refusal, required } from '../base/refusal.ts'

/** Refuses an update that does not name the current revision. `field` is the path of the sent one. */
export const requireCurrent = (
  { revision }: { readonly revision: number },
  sent: string | undefined,
  field: string,
): void => {
  const expectedRevision = required(sent, field)
  const currentRevision = String(revision)
  if (expectedRevision === currentRevision) return
  const words = 'It was changed in the meantime. Read it again, then retry.'
  throw new Refusal('CONFLICT', words, { expectedRevision, currentRevision })
}
