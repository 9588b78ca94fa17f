import type { Installation, RegisteredApp } from '@vitrine/client'
import { Button, DateTime } from '@vitrine/ui'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { shop } from '../shop.ts'
import { actionColumn, linkColumn, TableSection } from '../page/table-section.tsx'
import { words } from '../words/words.ts'
import { Id, Lines } from './lines.tsx'
import { describeScopes } from './scope-list.ts'

const { appsAndKeys } = words

/** Apps registered in this store. */
export const Apps = ({ apps }: { apps: readonly RegisteredApp[] }) => (
  <TableSection
    title={appsAndKeys.apps}
    hint={appsAndKeys.appsHint}
    add={<Button href="/apps-and-keys/apps/new">{appsAndKeys.addApp}</Button>}
    none={{ title: appsAndKeys.noApps, hint: appsAndKeys.noAppsHint }}
    rows={apps}
    rowKey={({ appId }) => appId}
    columns={[
      linkColumn<RegisteredApp>({
        header: appsAndKeys.app,
        href: ({ appId }) => `/apps-and-keys/apps/${appId}`,
        name: ({ name }) => name,
      }),
      { key: 'id', header: appsAndKeys.appId, cell: ({ appId }) => <Id id={appId} /> },
      {
        key: 'scopes',
        header: appsAndKeys.permissions,
        cell: ({ scopes }) => <Lines lines={describeScopes(scopes)} />,
      },
    ]}
  />
)

const UninstallButton = ({ installation: { instanceId, name } }: { installation: Installation }) => (
  <ConfirmButton
    button={{ size: 'small', variant: 'quiet', 'aria-label': appsAndKeys.uninstallOne(name) }}
    title={appsAndKeys.uninstallTitle(name)}
    hint={appsAndKeys.uninstallHint}
    confirm={appsAndKeys.uninstall}
    variant="critical"
    done={appsAndKeys.uninstalled(name)}
    act={() => shop.apps.deleteInstallation(instanceId)}
  />
)

/** Installed apps and their permissions. */
export const Installations = ({ installations }: { installations: readonly Installation[] }) => (
  <TableSection
    title={appsAndKeys.installations}
    hint={appsAndKeys.installationsHint}
    none={appsAndKeys.noInstallations}
    rows={installations}
    rowKey={({ instanceId }) => instanceId}
    columns={[
      { key: 'name', header: appsAndKeys.app, rowHeader: true, cell: ({ name }) => name },
      { key: 'scopes', header: appsAndKeys.mayDo, cell: ({ scopes }) => <Lines lines={describeScopes(scopes)} /> },
      { key: 'since', header: appsAndKeys.since, cell: ({ createdDate }) => <DateTime value={createdDate} /> },
      actionColumn<Installation>({
        key: 'out',
        header: appsAndKeys.uninstall,
        cell: (installation) => <UninstallButton installation={installation} />,
      }),
    ]}
  />
)
