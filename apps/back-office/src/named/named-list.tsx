import { Button, EmptyState, PageHeader, Stack, Table, type TableColumn } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { PagesNav } from '../page/pages-nav.tsx'
import { SearchForm } from '../page/search-form.tsx'
import { actionColumn } from '../page/table-section.tsx'
import { useTitle } from '../page/use-title.ts'
import { locale, words } from '../words/words.ts'
import type { Named, NamedListData } from './named-kind.ts'

const { named: texts } = words

interface NamedListProps<One extends Named> {
  readonly data: NamedListData<One>
  readonly words: {
    readonly title: string
    readonly hint: string
    readonly none: string
    readonly noneHint: string
    readonly search: string
    readonly name: string
  }
  /** Button that adds an entity. */
  readonly add: ReactNode
  readonly nameOf?: (one: One) => ReactNode
  /** Columns between the name and the number of products. */
  readonly columns?: readonly TableColumn<One>[]
  readonly actions: (one: One) => ReactNode
}

type EmptyProps = Pick<NamedListProps<Named>, 'data' | 'words' | 'add'>

const Empty = ({ data: { expression }, words: own, add }: EmptyProps) =>
  expression ? (
    <EmptyState title={texts.noMatches} actions={<Button href="?">{words.all}</Button>}>
      {texts.noMatchesHint}
    </EmptyState>
  ) : (
    <EmptyState title={own.none} actions={add}>
      {own.noneHint}
    </EmptyState>
  )

/** A list of named entities with their number of products, and a search. */
export const NamedList = <One extends Named>(props: NamedListProps<One>) => {
  const { data, words: own, add, nameOf = ({ name }) => name, columns = [], actions } = props
  const { items, expression, isFirst, next } = data
  useTitle(own.title)
  const hasAny = items.length > 0 || expression !== '' || !isFirst
  return (
    <Stack gap="lg">
      <PageHeader title={own.title} actions={hasAny && add}>
        {own.hint}
      </PageHeader>
      {hasAny && <SearchForm label={own.search} expression={expression} />}
      <Table
        caption={own.title}
        captionHidden
        rows={items}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            header: own.name,
            rowHeader: true,
            cell: (one) => <span className="wrap-anywhere">{nameOf(one)}</span>,
          },
          ...columns,
          {
            key: 'products',
            header: texts.products,
            align: 'end',
            cell: ({ products }) => products.toLocaleString(locale),
          },
          actionColumn<One>({
            key: 'actions',
            header: texts.rename,
            cell: (one) => <span className="flex flex-wrap gap-2 md:justify-end">{actions(one)}</span>,
          }),
        ]}
        empty={<Empty {...props} />}
      />
      <PagesNav
        next={next}
        isFirst={isFirst}
        keep={{ ...(expression && { q: expression }) }}
        words={{ more: texts.more, newest: texts.first }}
      />
    </Stack>
  )
}
