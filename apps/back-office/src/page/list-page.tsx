import { Button, EmptyState, PageHeader, Stack, Table, type TableProps } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { useAccess } from '../access/access.tsx'
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
  /** Address of the page that adds an entry. */
  readonly addHref: string
  /** Content above the list, such as a search form. */
  readonly above?: ReactNode
  /** Content below the list, such as pagination. */
  readonly children?: ReactNode
}

/** A list of entries with an add button. */
export const ListPage = <Row,>({ rows, columns, rowKey, words, addHref, above, children }: ListPageProps<Row>) => {
  useTitle(words.title)
  const { mayChange } = useAccess()
  const add = mayChange && (
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
