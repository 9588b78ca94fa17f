import type { AuditEntry } from '@vitrine/client'
import { Link } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { fieldPathName } from '../errors/field-name.ts'
import { words } from '../words/words.ts'
import { AuditValue, Entries, isLine } from './audit-value.tsx'
import { entityHref } from './describe-entry.ts'
import type { ValueContext } from './leaf-text.ts'

const { auditLog: texts } = words

type FieldChange = NonNullable<AuditEntry['changes']>[number]
interface ChangeProps {
  readonly change: FieldChange
  readonly of: ValueContext
}

const Labeled = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <span className="block text-muted">{label}</span>
    {children}
  </div>
)

/** The values before and after: in one line, or one below the other. */
const Versions = ({ change: { field, before, after }, of }: ChangeProps) => {
  const [old, fresh] = [
    { field, value: before, of },
    { field, value: after, of },
  ]
  if (isLine(old) && isLine(fresh)) {
    return (
      <span>
        <AuditValue {...old} /> <span className="inline-block rtl:-scale-x-100">→</span> <AuditValue {...fresh} />
      </span>
    )
  }
  return (
    <>
      {before !== undefined && (
        <Labeled label={texts.before}>
          <AuditValue {...old} />
        </Labeled>
      )}
      {after !== undefined && (
        <Labeled label={before === undefined ? texts.added : texts.after}>
          <AuditValue {...fresh} />
        </Labeled>
      )}
    </>
  )
}

const ListChange = ({ change: { field, removed = [], added = [] }, of }: ChangeProps) => (
  <>
    {removed.length > 0 && (
      <Labeled label={texts.removed}>
        <Entries entries={removed} field={field} of={of} />
      </Labeled>
    )}
    {added.length > 0 && (
      <Labeled label={texts.added}>
        <Entries entries={added} field={field} of={of} />
      </Labeled>
    )}
  </>
)

interface ChangedFieldsProps {
  readonly changes: readonly FieldChange[]
  readonly of: ValueContext
}

/** Changed fields, with their values before and after. */
export const ChangedFields = ({ changes, of }: ChangedFieldsProps) => (
  <ul className="grid list-none gap-2 p-0 text-sm">
    {changes.map((change) => {
      const { field, currency = of.currency, removed, added } = change
      const props = { change, of: { ...of, currency } }
      return (
        <li key={field} className="grid gap-1 break-words">
          <span className="font-medium" title={field}>
            {fieldPathName(field)}
          </span>
          {removed || added ? <ListChange {...props} /> : <Versions {...props} />}
        </li>
      )
    })}
  </ul>
)

interface ChangedEntitiesProps {
  readonly entities: NonNullable<AuditEntry['changedEntities']>
  readonly count: number
  readonly of: ValueContext
}

/** The entities that a bulk call changed, and the number of those that are not listed. */
export const ChangedEntities = ({ entities, count, of }: ChangedEntitiesProps) => (
  <ul className="grid list-none gap-4 p-0 text-sm">
    {entities.map(({ id, name = of.names.get(id) ?? id, changes }) => {
      const href = entityHref({ ...(of.entity !== undefined && { entity: of.entity }), entityId: id })
      // A deleted entity has no page any more.
      const isLinked = href !== undefined && changes.length > 0
      return (
        <li key={id} className="grid gap-2">
          <span className="break-all">{isLinked ? <Link href={href}>{name}</Link> : name}</span>
          {changes.length > 0 && <ChangedFields changes={changes} of={of} />}
        </li>
      )
    })}
    {count > entities.length && <li>{texts.moreEntities(count - entities.length)}</li>}
  </ul>
)
