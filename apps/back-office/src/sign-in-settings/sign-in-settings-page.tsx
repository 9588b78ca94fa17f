import type { SignInProvider, SiteSettings, ThirdPartyApp } from '@vitrine/client'
import { Button, PageHeader, Stack } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { linkColumn, TableSection } from '../page/table-section.tsx'
import { countPending } from '../members/find-members.ts'
import { shop } from '../shop.ts'
import { useTitle } from '../page/use-title.ts'
import { words } from '../words/words.ts'
import { MemberFieldsForm } from './member-fields-form.tsx'
import { PendingApprovals } from './pending-approvals.tsx'
import { SettingsForm } from './settings-form.tsx'

const { signIns } = words

interface SignInData {
  readonly settings: SiteSettings
  readonly providers: readonly SignInProvider[]
  readonly apps: readonly ThirdPartyApp[]
  /** Number of members pending approval. */
  readonly pending: number
}

export const loadSignInSettings = async (): Promise<SignInData> => {
  const [{ siteSettings }, providers, apps, pending] = await Promise.all([
    shop.backOffice.getSiteSettings(),
    shop.signInProviders.listSignInProviders(),
    shop.thirdPartyApps.listThirdPartyApps(),
    countPending(),
  ])
  return { settings: siteSettings, providers, apps, pending }
}

const Providers = ({ providers }: { providers: readonly SignInProvider[] }) => (
  <TableSection
    title={signIns.providers}
    hint={signIns.providersHint}
    add={<Button href="/sign-in-settings/providers/new">{signIns.addProvider}</Button>}
    none={signIns.noProviders}
    rows={providers}
    rowKey={({ id }) => id}
    columns={[
      linkColumn<SignInProvider>({
        header: signIns.provider,
        href: ({ id }) => `/sign-in-settings/providers/${id}`,
        name: ({ name }) => name,
      }),
      { key: 'issuer', header: signIns.issuer, cell: ({ issuer }) => <span className="break-all">{issuer}</span> },
    ]}
  />
)

const Apps = ({ apps }: { apps: readonly ThirdPartyApp[] }) => (
  <TableSection
    title={signIns.apps}
    hint={signIns.appsHint}
    add={<Button href="/sign-in-settings/apps/new">{signIns.addApp}</Button>}
    none={signIns.noApps}
    rows={apps}
    rowKey={({ clientId }) => clientId}
    columns={[
      linkColumn<ThirdPartyApp>({
        header: signIns.app,
        href: ({ clientId }) => `/sign-in-settings/apps/${clientId}`,
        name: ({ name }) => name,
      }),
      {
        key: 'addresses',
        header: signIns.appAddresses,
        cell: ({ redirectUris }) => <span className="break-all">{redirectUris.join(', ')}</span>,
      },
    ]}
  />
)

/** Sign-in settings: accounts, identity providers and apps. */
export const SignInSettingsPage = ({ data: { settings, providers, apps, pending } }: PageProps<SignInData>) => {
  useTitle(signIns.title)
  const { memberFields } = settings
  return (
    <Stack gap="xl" className="max-w-form">
      <PageHeader title={signIns.title}>{signIns.hint}</PageHeader>
      {settings.ownerApproval === 'OFF' && pending > 0 && <PendingApprovals count={pending} />}
      <SettingsForm key={JSON.stringify({ ...settings, memberFields: [] })} settings={settings} />
      <MemberFieldsForm key={JSON.stringify(memberFields)} memberFields={memberFields} />
      <Providers providers={providers} />
      <Apps apps={apps} />
    </Stack>
  )
}
