import type { OAuthApp } from '@vitrine/client'
import { Button, Link, Table } from '@vitrine/ui'
import { CopyButton } from '../copy-field.tsx'
import { Section } from '../section.tsx'
import { words } from '../words/en.ts'
import { Id, Lines } from './lines.tsx'

const { appsAndKeys } = words

/** The store's own storefronts, each with its client ID. */
export const Storefronts = ({ storefronts }: { storefronts: readonly OAuthApp[] }) => (
  <Section
    title={appsAndKeys.storefronts}
    hint={appsAndKeys.storefrontsHint}
    actions={<Button href="/apps-and-keys/storefronts/new">{appsAndKeys.addStorefront}</Button>}
  >
    <Table
      caption={appsAndKeys.storefronts}
      captionHidden
      rows={storefronts}
      rowKey={({ clientId }) => clientId}
      columns={[
        {
          key: 'name',
          header: appsAndKeys.storefront,
          rowHeader: true,
          cell: ({ clientId, name }) => <Link href={`/apps-and-keys/storefronts/${clientId}`}>{name}</Link>,
        },
        {
          key: 'addresses',
          header: appsAndKeys.addresses,
          cell: ({ origins }) =>
            origins.length > 0 ? (
              <Lines lines={origins} />
            ) : (
              <span className="text-muted">{appsAndKeys.noAddresses}</span>
            ),
        },
        {
          key: 'clientId',
          header: appsAndKeys.clientId,
          cell: ({ clientId }) => <Id id={clientId} />,
        },
        {
          key: 'copy',
          header: words.copy,
          headerHidden: true,
          align: 'end',
          cell: ({ clientId, name }) => (
            <CopyButton size="small" variant="quiet" value={clientId} aria-label={appsAndKeys.copyClientId(name)} />
          ),
        },
      ]}
    />
  </Section>
)
