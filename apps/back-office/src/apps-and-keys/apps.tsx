import type { Installation, RegisteredApp } from '@vitrine/client'
import { Button, DateTime, EmptyState, Link, Table } from '@vitrine/ui'
import { AskButton } from '../ask-button.tsx'
import { Section } from '../section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'
import { Id, Lines } from './lines.tsx'
import { scopeLines } from './scope-list.ts'

const { appsAndKeys } = words

/** The apps that are registered here. */
export const Apps = ({ apps }: { apps: readonly RegisteredApp[] }) => {
  const add = <Button href="/apps-and-keys/apps/new">{appsAndKeys.addApp}</Button>
  return (
    <Section title={appsAndKeys.apps} hint={appsAndKeys.appsHint} actions={apps.length > 0 && add}>
      <Table
        caption={appsAndKeys.apps}
        captionHidden
        rows={apps}
        rowKey={({ appId }) => appId}
        columns={[
          {
            key: 'name',
            header: appsAndKeys.app,
            rowHeader: true,
            cell: ({ appId, name }) => <Link href={`/apps-and-keys/apps/${appId}`}>{name}</Link>,
          },
          {
            key: 'id',
            header: appsAndKeys.appId,
            cell: ({ appId }) => <Id id={appId} />,
          },
          { key: 'scopes', header: appsAndKeys.asksFor, cell: ({ scopes }) => <Lines lines={scopeLines(scopes)} /> },
        ]}
        empty={
          <EmptyState title={appsAndKeys.noApps} level={3} actions={add}>
            {appsAndKeys.noAppsHint}
          </EmptyState>
        }
      />
    </Section>
  )
}

const PutOutButton = ({ installation: { instanceId, name } }: { installation: Installation }) => (
  <AskButton
    button={{ size: 'small', variant: 'quiet', 'aria-label': appsAndKeys.putOutOne(name) }}
    title={appsAndKeys.putOutTitle(name)}
    hint={appsAndKeys.putOutHint}
    confirm={appsAndKeys.putOut}
    variant="critical"
    done={appsAndKeys.isOut(name)}
    act={() => shop.apps.deleteInstallation(instanceId)}
  />
)

/** The apps that the owner has let in, and what they may do. */
export const Installations = ({ installations }: { installations: readonly Installation[] }) => (
  <Section title={appsAndKeys.installations} hint={appsAndKeys.installationsHint}>
    <Table
      caption={appsAndKeys.installations}
      captionHidden
      rows={installations}
      rowKey={({ instanceId }) => instanceId}
      columns={[
        { key: 'name', header: appsAndKeys.app, rowHeader: true, cell: ({ name }) => name },
        { key: 'scopes', header: appsAndKeys.mayDo, cell: ({ scopes }) => <Lines lines={scopeLines(scopes)} /> },
        {
          key: 'since',
          header: appsAndKeys.since,
          cell: ({ createdDate }) => <DateTime value={createdDate} />,
        },
        {
          key: 'out',
          header: appsAndKeys.putOut,
          headerHidden: true,
          align: 'end',
          cell: (installation) => <PutOutButton installation={installation} />,
        },
      ]}
      empty={<p className="text-muted">{appsAndKeys.noInstallations}</p>}
    />
  </Section>
)
