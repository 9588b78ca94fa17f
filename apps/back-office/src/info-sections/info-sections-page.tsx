import { calls } from '@vitrine/client'
import { Button, Link } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { DeleteNamed } from '../named/named-actions.tsx'
import { loadNamed, type NamedListData } from '../named/named-kind.ts'
import { NamedList } from '../named/named-list.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { restoreSection } from './restore-section.ts'

const { infoSections: texts } = words

export const loadInfoSections = loadNamed(async (query, call) => {
  const body = { query, fields: ['ASSIGNED_PRODUCTS_COUNT' as const] }
  const { infoSections, pagingMetadata } = await shop.send(calls.queryInfoSections, { body }, call)
  return {
    items: infoSections.map(
      ({ id, revision, uniqueName: name, title: shownAs, assignedProductsCount: products = 0 }) => ({
        id,
        revision,
        name,
        shownAs,
        products,
      }),
    ),
    next: pagingMetadata.cursors?.next,
  }
}, 'uniqueName')

/** Lists the info sections of the store. */
export const InfoSectionsPage = ({ data }: PageProps<NamedListData>) => (
  <NamedList
    data={data}
    words={texts}
    add={
      <Button href="/info-sections/new" variant="primary">
        {texts.add}
      </Button>
    }
    nameOf={({ id, name }) => <Link href={`/info-sections/${id}`}>{name}</Link>}
    columns={[
      {
        key: 'title',
        header: texts.sectionTitle,
        cell: ({ shownAs }) => <span className="wrap-anywhere">{shownAs}</span>,
      },
    ]}
    actions={(one) => {
      const deletion = restoreSection(one.id)
      return <DeleteNamed one={one} {...deletion} />
    }}
  />
)
