import type { ApiKey } from '@vitrine/client'
import { Button, DateTime, EmptyState, Table } from '@vitrine/ui'
import { AskButton } from '../ask-button.tsx'
import { Section } from '../section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'
import { Lines } from './lines.tsx'

const { appsAndKeys } = words

const RemoveButton = ({ apiKey: { id, name } }: { apiKey: ApiKey }) => (
  <AskButton
    button={{ size: 'small', variant: 'quiet', 'aria-label': appsAndKeys.deleteKeyOf(name) }}
    title={words.deleteTitle(name)}
    hint={appsAndKeys.deleteKey}
    confirm={words.delete}
    variant="critical"
    done={words.deleted(name)}
    act={() => shop.apiKeys.deleteApiKey(id)}
  />
)

/** The keys of programs; the keys themselves are not kept. */
export const Keys = ({ keys }: { keys: readonly ApiKey[] }) => {
  const add = <Button href="/apps-and-keys/keys/new">{appsAndKeys.addKey}</Button>
  return (
    <Section title={appsAndKeys.keys} hint={appsAndKeys.keysHint} actions={keys.length > 0 && add}>
      <Table
        caption={appsAndKeys.keys}
        captionHidden
        rows={keys}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', header: appsAndKeys.name, rowHeader: true, cell: ({ name }) => name },
          {
            key: 'since',
            header: appsAndKeys.since,
            cell: ({ createdDate }) => createdDate && <DateTime value={createdDate} />,
          },
          {
            key: 'pages',
            header: appsAndKeys.keyOrigins,
            cell: ({ origins }) =>
              origins.length > 0 ? (
                <Lines lines={origins} />
              ) : (
                <span className="text-muted">{appsAndKeys.programsOnly}</span>
              ),
          },
          {
            key: 'delete',
            header: words.delete,
            headerHidden: true,
            align: 'end',
            cell: (apiKey) => <RemoveButton apiKey={apiKey} />,
          },
        ]}
        empty={
          <EmptyState title={appsAndKeys.noKeys} level={3} actions={add}>
            {appsAndKeys.noKeysHint}
          </EmptyState>
        }
      />
    </Section>
  )
}
