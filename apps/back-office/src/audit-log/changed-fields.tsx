import type { AuditEntry } from '@vitrine/client'
import { Link } from '@vitrine/ui'
import { fieldPathName } from '../errors/field-name.ts'
import { words } from '../words/words.ts'
import { entityHref, valueText } from './describe-entry.ts'

const { auditLog: texts } = words

/** Changed fields, with their values before and after. */
export const ChangedFields = ({ changes }: { changes: NonNullable<AuditEntry['changes']> }) => (
  <ul className="grid list-none gap-2 p-0 text-sm">
    {changes.map(({ field, before, after }) => (
      <li key={field} className="break-all">
        <span className="font-medium" title={field}>
          {fieldPathName(field)}
        </span>
        <br />
        <bdi>{valueText(before)}</bdi> → <bdi>{valueText(after)}</bdi>
      </li>
    ))}
  </ul>
)

interface ChangedEntitiesProps {
  readonly entity: string | undefined
  readonly entities: NonNullable<AuditEntry['changedEntities']>
  readonly count: number
}

/** The entities that a bulk call changed, and the number of those that are not listed. */
export const ChangedEntities = ({ entity, entities, count }: ChangedEntitiesProps) => (
  <ul className="grid list-none gap-4 p-0 text-sm">
    {entities.map(({ id, name, changes }) => {
      const href = entityHref({ ...(entity !== undefined && { entity }), entityId: id })
      // A deleted entity has no page any more.
      const isLinked = href !== undefined && changes.length > 0
      return (
        <li key={id} className="grid gap-2">
          <span className="break-all">{isLinked ? <Link href={href}>{name ?? id}</Link> : (name ?? id)}</span>
          {changes.length > 0 && <ChangedFields changes={changes} />}
        </li>
      )
    })}
    {count > entities.length && <li>{texts.moreEntities(count - entities.length)}</li>}
  </ul>
)
