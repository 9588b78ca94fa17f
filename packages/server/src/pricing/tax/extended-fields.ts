import type { ExtendedFields } from '@vitrine/contract/entities/common.ts'
import type { Input } from '@vitrine/contract/schema.ts'

/** What apps keep with something, as it was sent. */
export const plainFields = ({ namespaces = {} }: Input<ExtendedFields>): ExtendedFields => ({
  namespaces: Object.fromEntries(
    Object.entries(namespaces).flatMap(([name, data]) => (data === undefined ? [] : [[name, data] as const])),
  ),
})

/** What an app keeps with something, with what it has sent now; fields that it does not name stay. */
export const withNamespace = (
  before: ExtendedFields | undefined,
  { namespace, namespaceData }: { namespace: string; namespaceData: Readonly<Record<string, unknown>> },
): ExtendedFields => {
  const known = before?.namespaces ?? {}
  const own = Object.hasOwn(known, namespace) ? known[namespace] : {}
  const entries = [...Object.entries(known), [namespace, { ...own, ...namespaceData }] as const]
  return { namespaces: Object.fromEntries(entries) }
}
