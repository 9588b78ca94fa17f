import type { SignInProvider, SiteSettings } from '@vitrine/client'
import { Button, Link, PageHeader, Stack, Table } from '@vitrine/ui'
import { useLoaderData } from 'react-router'
import { Section } from '../section.tsx'
import { shop } from '../shop.ts'
import { useTitle } from '../use-title.ts'
import { words } from '../words/en.ts'
import { SettingsForm } from './settings-form.tsx'

const { signIns } = words

interface SignInData {
  readonly settings: SiteSettings
  readonly providers: readonly SignInProvider[]
}

export const loadSignInSettings = async (): Promise<SignInData> => {
  const [{ siteSettings }, providers] = await Promise.all([
    shop.backOffice.getSiteSettings(),
    shop.signInProviders.listSignInProviders(),
  ])
  return { settings: siteSettings, providers }
}

const Providers = ({ providers }: { providers: readonly SignInProvider[] }) => (
  <Section
    title={signIns.providers}
    hint={signIns.providersHint}
    actions={<Button href="/sign-in-settings/providers/new">{signIns.addProvider}</Button>}
  >
    <Table
      caption={signIns.providers}
      captionHidden
      rows={providers}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: signIns.provider,
          rowHeader: true,
          cell: ({ id, name }) => <Link href={`/sign-in-settings/providers/${id}`}>{name}</Link>,
        },
        {
          key: 'issuer',
          header: signIns.issuer,
          cell: ({ issuer }) => <span className="break-all">{issuer}</span>,
        },
      ]}
      empty={<p className="text-muted">{signIns.noProviders}</p>}
    />
  </Section>
)

/** How people open accounts and get into them. */
export const SignInSettingsPage = () => {
  useTitle(signIns.title)
  const { settings, providers } = useLoaderData<SignInData>()
  return (
    <Stack gap="lg" className="max-w-form">
      <PageHeader title={signIns.title}>{signIns.hint}</PageHeader>
      <SettingsForm key={JSON.stringify(settings)} settings={settings} />
      <Providers providers={providers} />
    </Stack>
  )
}
