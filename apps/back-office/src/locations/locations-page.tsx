import type { StoresLocation } from '@vitrine/client'
import { Badge, countryName, Link } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { ListPage } from '../page/list-page.tsx'
import { locale, words } from '../words/words.ts'
import type { LocationsData } from './load-locations.ts'
import { ServingRule } from './serving-rule.tsx'

const { locations: texts } = words

const Name = ({ id, name, defaultLocation, country }: StoresLocation) => (
  <>
    <Link href={`/locations/${id}`} className="wrap-anywhere">
      {name}
    </Link>
    {defaultLocation && <Badge className="ms-2">{texts.isDefault}</Badge>}
    {country !== undefined && (
      <span className="block text-sm font-normal text-muted">{countryName(country, locale)}</span>
    )}
  </>
)

/** Lists the places that keep stock, in the order in which they serve. */
export const LocationsPage = ({ data }: PageProps<LocationsData>) => {
  const { locations, stocks } = data
  return (
    <ListPage
      words={texts}
      addHref="/locations/new"
      rows={locations}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', header: texts.one, rowHeader: true, cell: Name },
        { key: 'priority', header: texts.priority, align: 'end', cell: ({ priority = 0 }) => priority },
        {
          key: 'stock',
          header: texts.stock,
          align: 'end',
          cell: ({ id }) => {
            const { variantCount = 0, unitCount = 0 } = stocks.get(id) ?? {}
            return <Link href={`/inventory?location=${id}`}>{texts.stockOf(variantCount, unitCount)}</Link>
          },
        },
      ]}
    >
      <ServingRule {...data} />
    </ListPage>
  )
}
