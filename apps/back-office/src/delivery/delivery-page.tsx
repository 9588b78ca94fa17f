import type { ShippingOption, StoreDeliveryRegion } from '@vitrine/client'
import { Button, EmptyState, Link, PageHeader, Stack, Table } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/routed-page.tsx'
import { linkColumn, TableSection } from '../table-section.tsx'
import { useTitle } from '../use-title.ts'
import { words } from '../words/en.ts'
import type { DeliveryData } from './read.ts'
import { placesOf, rateSentence } from './sentences.ts'
import { TryParcel } from './try-parcel.tsx'

const { deliveries } = words

const Ways = ({ options, regions, ...units }: DeliveryData) => {
  const namesOf = ({ deliveryRegionIds = [] }: ShippingOption) =>
    regions.filter(({ id }) => deliveryRegionIds.includes(id)).map(({ name }) => name)
  return (
    <Table
      caption={deliveries.ways}
      rows={options}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: deliveries.way,
          rowHeader: true,
          cell: ({ id, title, estimatedDeliveryTime }) => (
            <>
              <Link href={`/delivery/${id}`}>{title}</Link>
              {estimatedDeliveryTime && (
                <span className="block text-sm font-normal text-muted">{estimatedDeliveryTime}</span>
              )}
            </>
          ),
        },
        {
          key: 'where',
          header: deliveries.where,
          cell: (option) => namesOf(option).join(', ') || <span className="text-muted">{deliveries.nowhere}</span>,
        },
        {
          key: 'prices',
          header: deliveries.prices,
          cell: ({ rates = [] }) =>
            rates.length === 0 ? (
              <span className="text-muted">{deliveries.noPrices}</span>
            ) : (
              <span className="grid gap-1">
                {rates.map((rate) => (
                  <span key={JSON.stringify(rate)}>{rateSentence(rate, units)}</span>
                ))}
              </span>
            ),
        },
      ]}
      empty={
        <EmptyState
          title={deliveries.none}
          actions={
            <Button href="/delivery/new" variant="primary">
              {deliveries.add}
            </Button>
          }
        >
          {deliveries.noneHint}
        </EmptyState>
      }
    />
  )
}

const Regions = ({ regions }: { regions: readonly StoreDeliveryRegion[] }) => (
  <TableSection
    title={deliveries.regions}
    hint={deliveries.regionsHint}
    add={<Button href="/delivery/regions/new">{deliveries.addRegion}</Button>}
    none={{ title: deliveries.noRegions, hint: deliveries.noRegionsHint }}
    rows={regions}
    rowKey={({ id }) => id}
    columns={[
      linkColumn<StoreDeliveryRegion>({
        header: deliveries.region,
        href: ({ id }) => `/delivery/regions/${id}`,
        name: ({ name }) => name,
      }),
      { key: 'countries', header: deliveries.countries, cell: placesOf },
    ]}
  />
)

/** How orders get to buyers. */
export const DeliveryPage = ({ data }: PageProps<DeliveryData>) => {
  useTitle(deliveries.title)
  return (
    <Stack gap="lg">
      <PageHeader
        title={deliveries.title}
        actions={
          data.options.length > 0 && (
            <Button href="/delivery/new" variant="primary">
              {deliveries.add}
            </Button>
          )
        }
      >
        {deliveries.hint}
      </PageHeader>
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Stack gap="xl">
          <Ways {...data} />
          <Regions regions={data.regions} />
        </Stack>
        <TryParcel {...data} />
      </div>
    </Stack>
  )
}
