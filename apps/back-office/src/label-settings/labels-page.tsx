import type { ShippoConfiguration } from '@vitrine/client'
import { Button, countryName, PageHeader, Stack } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { linkColumn, TableSection } from '../page/table-section.tsx'
import { useTitle } from '../page/use-title.ts'
import { locale, words } from '../words/words.ts'
import { LabelAccountSection, TestLabelsAlert } from './label-account.tsx'
import { packageName, sizeText } from './package-name.ts'
import type { LabelData } from './load-labels.ts'

const { labels } = words

const servicesOf = ({ domesticServices = [], internationalServices = [] }: ShippoConfiguration): string[] =>
  [...domesticServices, ...internationalServices].flatMap(({ service }) =>
    service ? labels.serviceNames[service] : [],
  )

const fromOf = ({ shipFromAddress: { city, country } = {} }: ShippoConfiguration): string =>
  [city, country && countryName(country, locale)].filter(Boolean).join(', ')

const Muted = ({ children }: { children: string }) => <span className="text-muted">{children}</span>

const Packages = ({ packages, regions }: LabelData) => (
  <TableSection
    title={labels.packages}
    hint={labels.packagesHint}
    add={<Button href="/shipping-labels/packages/new">{labels.addPackage}</Button>}
    none={{ title: labels.noPackages, hint: labels.noPackagesHint }}
    rows={packages}
    rowKey={({ id }) => id}
    columns={[
      linkColumn<ShippoConfiguration>({
        header: labels.package,
        href: ({ id }) => `/shipping-labels/packages/${id}`,
        name: ({ packageType, packageDetails }) => packageName({ packageType, ...packageDetails }),
      }),
      {
        key: 'size',
        header: labels.from,
        cell: (one) => (
          <>
            {fromOf(one) || <Muted>{labels.noAddress}</Muted>}
            <span className="block text-sm text-muted">{sizeText(one.packageDetails?.dimensions)}</span>
          </>
        ),
      },
      {
        key: 'services',
        header: labels.services,
        cell: (one) =>
          servicesOf(one).length === 0 ? (
            <Muted>{labels.noServices}</Muted>
          ) : (
            <span className="grid gap-1">
              {servicesOf(one).map((name) => (
                <span key={name}>{name}</span>
              ))}
            </span>
          ),
      },
      {
        key: 'regions',
        header: labels.regionsColumn,
        cell: ({ deliveryRegionIds = [] }) =>
          regions
            .filter(({ id }) => deliveryRegionIds.includes(id))
            .map(({ name }) => name)
            .join(', ') || labels.everywhere,
      },
    ]}
  />
)

/** Label settings: the account, packages and services. */
export const LabelsPage = ({ data }: PageProps<LabelData>) => {
  useTitle(labels.title)
  return (
    <Stack gap="xl">
      <PageHeader title={labels.title}>{labels.hint}</PageHeader>
      <TestLabelsAlert account={data.account} />
      <LabelAccountSection account={data.account} />
      <Packages {...data} />
    </Stack>
  )
}
