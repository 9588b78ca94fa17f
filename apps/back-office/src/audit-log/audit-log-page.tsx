import type { AuditEntry } from '@vitrine/client'
import { areaNames } from '@vitrine/contract/areas.ts'
import {
  Button,
  DateTime,
  Disclosure,
  EmptyState,
  Link,
  PageHeader,
  SelectField,
  Stack,
  Table,
  TextField,
} from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { Form } from 'react-router'
import { DayField } from '../clock/date-fields.tsx'
import { errorText } from '../errors/error-text.ts'
import { formatCsv } from '@vitrine/domain/csv.ts'
import { ExportButton } from '../export/export-button.tsx'
import { useTitle } from '../page/use-title.ts'
import { personName } from '../staff/load-staff.ts'
import { words } from '../words/words.ts'
import { AuditValue } from './audit-value.tsx'
import { ChangedEntities, ChangedFields } from './changed-fields.tsx'
import { areaName, describeCall, entityHref, entryRow } from './describe-entry.ts'
import type { ValueContext } from './leaf-text.ts'
import { auditHref, collectEntries, isFiltered, type AuditData } from './load-audit-log.ts'

const { access, auditLog: texts } = words

const Filters = ({ query, people }: Pick<AuditData, 'query' | 'people'>) => (
  <Form role="search" aria-label={texts.filters} action="/audit-log" key={auditHref(query)}>
    <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <SelectField
        label={texts.person}
        name="who"
        mark="none"
        defaultValue={query.who}
        options={[
          { value: '', label: texts.everyone },
          ...people.map((person) => ({ value: person.id, label: personName(person) })),
          { value: 'API_KEY', label: words.appsAndKeys.keys },
          { value: 'APP', label: words.appsAndKeys.apps },
        ]}
      />
      <SelectField
        label={texts.area}
        name="area"
        mark="none"
        defaultValue={query.area}
        options={[
          { value: '', label: texts.allAreas },
          ...areaNames.map((area) => ({ value: area, label: access.areas[area] })),
          { value: 'common', label: texts.own },
        ]}
      />
      <TextField label={texts.entity} name="entity" mark="none" defaultValue={query.entity} maxLength={200} />
      <DayField label={texts.from} name="from" mark="none" defaultValue={query.from} />
      <DayField label={texts.to} name="to" mark="none" defaultValue={query.to} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{texts.apply}</Button>
        {isFiltered(query) && (
          <Button href="/audit-log" variant="quiet">
            {texts.clear}
          </Button>
        )}
      </div>
    </div>
  </Form>
)

interface EntryProps {
  readonly entry: AuditEntry
  readonly of: ValueContext
}

const Entity = ({ entry, of }: EntryProps) => {
  const { entityId = '', entityName } = entry
  const href = entityHref(entry)
  const name = entityName ?? of.names.get(entityId) ?? entry.entityId
  if (name === undefined) return null
  return (
    <span className="block text-sm break-all text-muted">
      {href === undefined ? name : <Link href={href}>{name}</Link>}
    </span>
  )
}

/** The changed fields, or the request if they are not known. */
const Changes = ({ entry, of }: EntryProps) => {
  const { changes = [], changedEntities = [], changedEntityCount = 0, request, error, ipAddress } = entry
  const label = changedEntityCount > 0 ? texts.entities(changedEntityCount) : texts.details(changes.length)
  const isCompared = changes.length > 0 || changedEntityCount > 0
  return (
    <>
      {error !== undefined && <p className="text-sm">{texts.failed(errorText({ code: error }) ?? error)}</p>}
      <Disclosure label={isCompared ? label : texts.noDetails}>
        {changes.length > 0 && <ChangedFields changes={changes} of={of} />}
        {changedEntityCount > 0 && <ChangedEntities entities={changedEntities} count={changedEntityCount} of={of} />}
        {!isCompared && (
          <div className="text-sm break-words">
            <AuditValue field="" value={request ?? {}} of={of} />
          </div>
        )}
        {ipAddress !== undefined && (
          <p className="mt-2 text-sm text-muted">
            {texts.ipAddress}: {ipAddress}
          </p>
        )}
      </Disclosure>
    </>
  )
}

const Entries = ({ entries, query, currency, names }: Pick<AuditData, 'entries' | 'query' | 'currency' | 'names'>) => (
  <Table
    caption={texts.title}
    captionHidden
    rows={entries}
    rowKey={({ id }) => id}
    columns={[
      { key: 'when', header: texts.when, cell: ({ date }) => <DateTime value={date} show="date-time" /> },
      {
        key: 'who',
        header: texts.who,
        cell: ({ actorName, actorType }) => (
          <>
            {actorName}
            <span className="block text-sm text-muted">{texts.actors[actorType]}</span>
          </>
        ),
      },
      {
        key: 'what',
        header: texts.what,
        rowHeader: true,
        cell: (entry) => (
          <>
            {describeCall(entry.call)}
            <Entity entry={entry} of={{ currency, names }} />
          </>
        ),
      },
      { key: 'area', header: texts.area, cell: ({ area }) => areaName(area) },
      {
        key: 'changed',
        header: texts.changed,
        cell: (entry) => <Changes entry={entry} of={{ entity: entry.entity, currency, names }} />,
      },
    ]}
    empty={
      isFiltered(query) ? (
        <EmptyState title={texts.noneFound} level={2}>
          {texts.noneFoundHint}
        </EmptyState>
      ) : (
        <EmptyState title={texts.none} level={2}>
          {texts.noneHint}
        </EmptyState>
      )
    }
  />
)

/** What people, API keys and apps changed. */
export const AuditLogPage = ({ data }: PageProps<AuditData>) => {
  const { query, entries, nextCursor, people, currency, names } = data
  useTitle(texts.title)
  return (
    <Stack gap="lg">
      <PageHeader
        title={texts.title}
        actions={
          <ExportButton
            name="audit-log"
            labels={texts.csv}
            collect={async (exporting) => {
              const all = await collectEntries(query, exporting)
              return { chunks: [formatCsv([texts.columns, ...all.map(entryRow)])], count: all.length }
            }}
          />
        }
      >
        {texts.hint}
      </PageHeader>
      <Filters query={query} people={people} />
      <Entries entries={entries} query={query} currency={currency} names={names} />
      <div className="flex flex-wrap gap-2">
        {query.cursor !== '' && <Button href={auditHref({ ...query, cursor: '' })}>{texts.newer}</Button>}
        {nextCursor !== undefined && <Button href={auditHref({ ...query, cursor: nextCursor })}>{texts.older}</Button>}
      </div>
    </Stack>
  )
}
