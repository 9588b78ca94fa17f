import { calls } from '@vitrine/client'
import { Button, Link } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { DeleteNamed } from '../named/named-actions.tsx'
import { loadNamed, type Named, type NamedListData } from '../named/named-kind.ts'
import { NamedList } from '../named/named-list.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { restoreSection } from './restore-section.ts'
import { isUnnamed, sectionText } from './section-name.ts'

const { infoSections: texts } = words

interface ListedSection extends Named {
  /** The title and the text that buyers see. */
  readonly shownAs: string
  readonly text: string
  readonly isUnnamed: boolean
}

export const loadInfoSections = loadNamed<ListedSection>(async (query, call) => {
  const body = { query, fields: ['ASSIGNED_PRODUCTS_COUNT' as const] }
  const { infoSections, pagingMetadata } = await shop.send(calls.queryInfoSections, { body }, call)
  return {
    items: infoSections.map((section) => ({
      id: section.id,
      revision: section.revision,
      name: section.uniqueName,
      shownAs: section.title,
      text: sectionText(section),
      isUnnamed: isUnnamed(section),
      products: section.assignedProductsCount ?? 0,
    })),
    next: pagingMetadata.cursors?.next,
  }
}, 'uniqueName')

/** Lists the info sections of the store. */
export const InfoSectionsPage = ({ data }: PageProps<NamedListData<ListedSection>>) => (
  <NamedList
    data={data}
    words={{ ...texts, name: texts.sectionTitle }}
    add={
      <Button href="/info-sections/new" variant="primary">
        {texts.add}
      </Button>
    }
    nameOf={({ id, shownAs, text }) => (
      <>
        <Link href={`/info-sections/${id}`}>{shownAs}</Link>
        <span className="line-clamp-2 text-sm text-muted">{text}</span>
      </>
    )}
    columns={[
      {
        key: 'name',
        header: texts.name,
        cell: ({ name, isUnnamed: hasNone }) => (
          <span className="text-sm wrap-anywhere text-muted">{hasNone ? '–' : name}</span>
        ),
      },
    ]}
    actions={(one) => {
      const deletion = restoreSection(one.id)
      return <DeleteNamed one={one} {...deletion} />
    }}
  />
)
