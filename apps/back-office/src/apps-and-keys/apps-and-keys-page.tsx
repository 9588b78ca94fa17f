import type { ApiKey, Installation, OAuthApp, RegisteredApp } from '@vitrine/client'
import { PageHeader, Stack } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { shop } from '../shop.ts'
import { useTitle } from '../page/use-title.ts'
import { words } from '../words/words.ts'
import { Apps, Installations } from './apps.tsx'
import { Keys } from './keys.tsx'
import { Storefronts } from './storefronts.tsx'

const { appsAndKeys } = words

interface AppsAndKeysData {
  readonly storefronts: readonly OAuthApp[]
  readonly keys: readonly ApiKey[]
  readonly apps: readonly RegisteredApp[]
  readonly installations: readonly Installation[]
}

export const loadAppsAndKeys = async (): Promise<AppsAndKeysData> => {
  const [storefronts, keys, apps, installations] = await Promise.all([
    shop.oauthApps.listOAuthApps(),
    shop.apiKeys.listApiKeys(),
    shop.apps.listApps(),
    shop.apps.listInstallations(),
  ])
  return { storefronts, keys, apps, installations }
}

/** Storefronts, API keys and apps: everything that accesses the store from outside. */
export const AppsAndKeysPage = ({ data: { storefronts, keys, apps, installations } }: PageProps<AppsAndKeysData>) => {
  useTitle(appsAndKeys.title)
  return (
    <Stack gap="xl">
      <PageHeader title={appsAndKeys.title}>{appsAndKeys.hint}</PageHeader>
      <Storefronts storefronts={storefronts} />
      <Keys keys={keys} />
      <Apps apps={apps} />
      <Installations installations={installations} />
    </Stack>
  )
}
