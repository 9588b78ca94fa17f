import type {
  DeliveryProfile,
  LocalDeliveryOption,
  PickupLocation,
  ShippingOption,
  StoreDeliveryRegion,
} from '@vitrine/client'
import { addressLines } from '@vitrine/domain/address/lines.ts'
import { Button, EmptyState, Link, PageHeader, Stack, Table } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { linkColumn, TableSection } from '../page/table-section.tsx'
import { useTitle } from '../page/use-title.ts'
import { locale, words } from '../words/words.ts'
import type { DeliveryData } from './load-delivery.ts'
import { describeArea, describePlaces, describeRate } from './describe.ts'
import { DeliveryPreview } from './delivery-preview.tsx'

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
                  <span key={JSON.stringify(rate)}>{describeRate(rate, units)}</span>
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
      { key: 'countries', header: deliveries.countries, cell: describePlaces },
    ]}
  />
)

const Rates = ({ rates, units }: { rates: ShippingOption['rates']; units: DeliveryData }) => (
  <span className="grid gap-1">
    {(rates ?? []).map((rate) => (
      <span key={JSON.stringify(rate)}>{describeRate(rate, units)}</span>
    ))}
  </span>
)

const named = (text: string, isOffered: boolean | undefined) =>
  isOffered === false ? `${text} (${deliveries.notOffered})` : text

const Pickups = (data: DeliveryData) => (
  <TableSection
    title={deliveries.pickups}
    hint={deliveries.pickupsHint}
    add={<Button href="/delivery/pickups/new">{deliveries.addPickup}</Button>}
    none={{ title: deliveries.noPickups, hint: deliveries.noPickupsHint }}
    rows={data.pickups}
    rowKey={({ id }) => id}
    columns={[
      linkColumn<PickupLocation>({
        header: deliveries.pickup,
        href: ({ id }) => `/delivery/pickups/${id}`,
        name: ({ name, active }) => named(name, active),
      }),
      {
        key: 'address',
        header: deliveries.pickupAddress,
        cell: ({ address }) => addressLines(address, locale).join(', '),
      },
      { key: 'prices', header: deliveries.prices, cell: ({ rates }) => <Rates rates={rates} units={data} /> },
    ]}
  />
)

const Locals = (data: DeliveryData) => (
  <TableSection
    title={deliveries.locals}
    hint={deliveries.localsHint}
    add={<Button href="/delivery/local/new">{deliveries.addLocal}</Button>}
    none={{ title: deliveries.noLocals, hint: deliveries.noLocalsHint }}
    rows={data.locals}
    rowKey={({ id }) => id}
    columns={[
      linkColumn<LocalDeliveryOption>({
        header: deliveries.local,
        href: ({ id }) => `/delivery/local/${id}`,
        name: ({ areaName = deliveries.local, active }) => named(areaName, active),
      }),
      { key: 'area', header: deliveries.area, cell: (option) => describeArea(option, data.lengthUnit) },
      { key: 'prices', header: deliveries.prices, cell: ({ rates }) => <Rates rates={rates} units={data} /> },
    ]}
  />
)

const Profiles = ({ profiles }: { profiles: readonly DeliveryProfile[] }) => (
  <TableSection
    title={deliveries.profiles}
    hint={deliveries.profilesHint}
    add={<Button href="/delivery/profiles/new">{deliveries.addProfile}</Button>}
    none={{ title: deliveries.profiles, hint: deliveries.profilesHint }}
    rows={profiles}
    rowKey={({ id }) => id}
    columns={[
      linkColumn<DeliveryProfile>({
        header: deliveries.profile,
        href: ({ id }) => `/delivery/profiles/${id}`,
        name: ({ name }) => name,
      }),
      {
        key: 'regions',
        header: deliveries.regions,
        cell: ({ deliveryRegions }) => deliveryRegions.map(({ name }) => name).join(', ') || deliveries.nowhereYet,
      },
    ]}
  />
)

/** Delivery settings: shipping, local delivery, pickup and profiles. */
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
          <Pickups {...data} />
          <Locals {...data} />
          <Regions regions={data.regions} />
          <Profiles profiles={data.profiles} />
        </Stack>
        <DeliveryPreview {...data} />
      </div>
    </Stack>
  )
}
