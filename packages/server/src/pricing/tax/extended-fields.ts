import type { ExtendedFields } from '@vitrine/contract/entities/common.ts'
import type { Input } from '@vitrine/contract/schema.ts'

/** Returns the extended fields of apps as sent. */
export const plainFields = ({ namespaces = {} }: Input<ExtendedFields>): ExtendedFields => ({
  namespaces: Object.fromEntries(
    Object.entries(namespaces).flatMap(([name, data]) => (data === undefined ? [] : [[name, data] as const])),
  ),
})

/** Merges the sent fields into an app's namespace. */
export const withNamespace = (
  before: ExtendedFields | undefined,
  { namespace, namespaceData }: { namespace: string; namespaceData: Readonly<Record<string, unknown>> },
): ExtendedFields => {
  const known = before?.namespaces ?? {}
  const own = Object.hasOwn(known, namespace) ? known[namespace] : {}
  const entries = [...Object.entries(known), [namespace, { ...own, ...namespaceData }] as const]
  return { namespaces: Object.fromEntries(entries) }
}
