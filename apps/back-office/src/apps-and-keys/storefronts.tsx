import type { OAuthApp } from '@vitrine/client'
import { Button } from '@vitrine/ui'
import { CopyButton } from '../page/copy-field.tsx'
import { actionColumn, linkColumn, TableSection } from '../page/table-section.tsx'
import { words } from '../words/words.ts'
import { Id, Lines } from './lines.tsx'

const { appsAndKeys } = words

/** The store's storefronts with their client IDs. */
export const Storefronts = ({ storefronts }: { storefronts: readonly OAuthApp[] }) => (
  <TableSection
    title={appsAndKeys.storefronts}
    hint={appsAndKeys.storefrontsHint}
    add={<Button href="/apps-and-keys/storefronts/new">{appsAndKeys.addStorefront}</Button>}
    rows={storefronts}
    rowKey={({ clientId }) => clientId}
    columns={[
      linkColumn<OAuthApp>({
        header: appsAndKeys.storefront,
        href: ({ clientId }) => `/apps-and-keys/storefronts/${clientId}`,
        name: ({ name }) => name,
      }),
      {
        key: 'addresses',
        header: appsAndKeys.addresses,
        cell: ({ origins }) => <Lines lines={origins} none={appsAndKeys.noAddresses} />,
      },
      { key: 'clientId', header: appsAndKeys.clientId, cell: ({ clientId }) => <Id id={clientId} /> },
      actionColumn<OAuthApp>({
        key: 'copy',
        header: words.copy,
        cell: ({ clientId, name }) => (
          <CopyButton size="small" variant="quiet" value={clientId} aria-label={appsAndKeys.copyClientId(name)} />
        ),
      }),
    ]}
  />
)
