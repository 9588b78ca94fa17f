import type { ApiKey } from '@vitrine/client'
import { Badge, Button, DateTime } from '@vitrine/ui'
import { useState } from 'react'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { shop } from '../shop.ts'
import { actionColumn, TableSection } from '../page/table-section.tsx'
import { changeableAreas } from '../staff/permission-level.ts'
import { words } from '../words/words.ts'
import { Lines } from './lines.tsx'

const { appsAndKeys } = words

const RemoveButton = ({ apiKey: { id, name } }: { apiKey: ApiKey }) => (
  <ConfirmButton
    button={{ size: 'small', variant: 'quiet', 'aria-label': appsAndKeys.deleteKeyOf(name) }}
    title={words.deleteTitle(name)}
    hint={appsAndKeys.deleteKey}
    confirm={words.delete}
    variant="critical"
    done={words.deleted(name)}
    act={() => shop.apiKeys.deleteApiKey(id)}
  />
)

const Expiry = ({ date }: { date: Date | undefined }) => {
  const [now] = useState(() => Date.now())
  if (date === undefined) return appsAndKeys.noExpiry
  return date.getTime() <= now ? <Badge tone="caution">{appsAndKeys.expiredKey}</Badge> : <DateTime value={date} />
}

const keyAccess = (permissions: ApiKey['permissions']): string => {
  if (permissions === undefined) return appsAndKeys.fullAccess
  const areas = changeableAreas(permissions)
  return areas.length === 0 ? appsAndKeys.viewsOnly : areas.join('; ')
}

/** API keys. Only their metadata is stored, not the keys themselves. */
export const Keys = ({ keys }: { keys: readonly ApiKey[] }) => (
  <TableSection
    title={appsAndKeys.keys}
    hint={appsAndKeys.keysHint}
    add={<Button href="/apps-and-keys/keys/new">{appsAndKeys.addKey}</Button>}
    none={{ title: appsAndKeys.noKeys, hint: appsAndKeys.noKeysHint }}
    rows={keys}
    rowKey={({ id }) => id}
    columns={[
      { key: 'name', header: appsAndKeys.name, rowHeader: true, cell: ({ name }) => name },
      {
        key: 'since',
        header: appsAndKeys.since,
        cell: ({ createdDate }) => createdDate && <DateTime value={createdDate} />,
      },
      { key: 'access', header: appsAndKeys.keyAccess, cell: ({ permissions }) => keyAccess(permissions) },
      {
        key: 'expires',
        header: appsAndKeys.expires,
        cell: ({ expiresDate }) => <Expiry date={expiresDate} />,
      },
      {
        key: 'used',
        header: appsAndKeys.lastUsed,
        cell: ({ lastUsedDate }) => (lastUsedDate ? <DateTime value={lastUsedDate} /> : appsAndKeys.neverUsed),
      },
      {
        key: 'pages',
        header: appsAndKeys.keyOrigins,
        cell: ({ origins }) => <Lines lines={origins} none={appsAndKeys.programsOnly} />,
      },
      actionColumn<ApiKey>({ key: 'delete', header: words.delete, cell: (apiKey) => <RemoveButton apiKey={apiKey} /> }),
    ]}
  />
)
