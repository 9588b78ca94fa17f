import type { CustomerSegment } from '@vitrine/client'
import type { PageProps, PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { ListPage } from '../../page/list-page.tsx'
import { linkColumn } from '../../page/table-section.tsx'
import { shop } from '../../shop.ts'
import { locale, words } from '../../words/words.ts'

const { segments: texts } = words

export const loadSegments = ({ call }: PageRequest): Promise<readonly CustomerSegment[]> =>
  shop.customers.listCustomerSegments(call)

/** Lists all segments by name, with their number of customers now. */
export const SegmentsPage = ({ data }: PageProps<readonly CustomerSegment[]>) => (
  <ListPage
    words={texts}
    addHref="/customers/segments/new"
    rows={data}
    rowKey={({ id }) => id}
    columns={[
      linkColumn<CustomerSegment>({
        header: texts.name,
        href: ({ id }) => `/customers/segments/${id}`,
        name: ({ name }) => name,
      }),
      {
        key: 'size',
        header: texts.size,
        align: 'end',
        cell: ({ customerCount = 0 }) => customerCount.toLocaleString(locale),
      },
    ]}
  />
)
