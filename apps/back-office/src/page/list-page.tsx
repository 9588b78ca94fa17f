import { Button, EmptyState, PageHeader, Stack, Table, type TableProps } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { useTitle } from './use-title.ts'

interface ListPageProps<Row> extends Pick<TableProps<Row>, 'columns' | 'rowKey'> {
  readonly rows: readonly Row[]
  readonly words: {
    readonly title: string
    readonly hint: string
    readonly add: string
    readonly none: string
    readonly noneHint: string
  }
  /** Where a new one is added. */
  readonly addHref: string
  /** What stands above the list, such as a search. */
  readonly above?: ReactNode
  /** What stands below the list, such as the way to its next page. */
  readonly children?: ReactNode
}

/** All there is of one kind, and the way to add one. */
export const ListPage = <Row,>({ rows, columns, rowKey, words, addHref, above, children }: ListPageProps<Row>) => {
  useTitle(words.title)
  const add = (
    <Button href={addHref} variant="primary">
      {words.add}
    </Button>
  )
  return (
    <Stack gap="lg">
      <PageHeader title={words.title} actions={rows.length > 0 && add}>
        {words.hint}
      </PageHeader>
      {above}
      <Table
        caption={words.title}
        captionHidden
        rows={rows}
        rowKey={rowKey}
        columns={columns}
        empty={
          <EmptyState title={words.none} actions={add}>
            {words.noneHint}
          </EmptyState>
        }
      />
      {children}
    </Stack>
  )
}
