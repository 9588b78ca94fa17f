import { EmptyState, Link, PageHeader, Stack } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { Section } from '../page/section.tsx'
import { useTitle } from '../page/use-title.ts'
import { words } from '../words/words.ts'
import { AddDomain } from './add-domain.tsx'
import { DomainCard } from './domain-card.tsx'
import type { DomainsData } from './load-domains.ts'

const { domains: texts } = words

const Address = ({ storefrontUrl, defaultUrl }: DomainsData) => (
  <Section title={texts.address} hint={storefrontUrl === defaultUrl ? texts.defaultAddress : texts.primaryAddress}>
    <p className="wrap-anywhere">
      <Link href={storefrontUrl}>
        <bdi dir="ltr">{storefrontUrl}</bdi>
      </Link>
    </p>
  </Section>
)

/** The domains of the store: what proves them, where they point, and which one is primary. */
export const DomainsPage = ({ data }: PageProps<DomainsData>) => {
  useTitle(texts.title)
  const { domains, defaultUrl } = data
  return (
    <Stack gap="lg" className="max-w-form">
      <PageHeader title={texts.title}>{texts.hint}</PageHeader>
      <Address {...data} />
      {domains.length === 0 ? (
        <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
      ) : (
        <ul aria-label={texts.title} className="grid list-none gap-4 p-0">
          {domains.map((domain) => (
            <DomainCard key={domain.name} domain={domain} defaultUrl={defaultUrl} />
          ))}
        </ul>
      )}
      <AddDomain {...data} />
    </Stack>
  )
}
