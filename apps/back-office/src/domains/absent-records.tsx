import type { Domain } from '@vitrine/client'
import { Alert, Link } from '@vitrine/ui'
import { shop } from '../first-shop.ts'
import { words } from '../words/first.ts'

const { domains: texts } = words

/** Returns the verified domains whose record has been missing for a week. */
export const loadAbsentRecords = async (): Promise<readonly Domain[]> =>
  (await shop.domains.listDomains()).domains.filter(({ recordMissing }) => recordMissing)

/** Warns of domains whose record is missing. Nothing if there are none. */
export const AbsentRecords = ({ domains }: { domains: readonly Domain[] }) =>
  domains.map(({ name, displayName }) => (
    <Alert key={name} tone="caution" title={texts.missingTitleOf(displayName)}>
      {texts.missingHint} <Link href="/domains">{texts.title}</Link>
    </Alert>
  ))
