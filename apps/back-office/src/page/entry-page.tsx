import { Breadcrumbs, PageHeader, Stack } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { useTitle } from './use-title.ts'

interface EntryPageProps {
  readonly title: string
  /** The list that contains the entry. */
  readonly list: { readonly label: string; readonly href: string }
  readonly actions?: ReactNode
  /** Text below the title. */
  readonly hint?: ReactNode
  /** Uses the full width of the page. By default, the content has the width of a form. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** Page of a single entry of a list. */
export const EntryPage = ({ title, list, actions, hint, wide, children }: EntryPageProps) => {
  useTitle(title)
  return (
    <Stack gap="lg" className={wide ? '' : 'max-w-form'}>
      <PageHeader above={<Breadcrumbs items={[list, { label: title }]} />} title={title} actions={actions}>
        {hint}
      </PageHeader>
      {children}
    </Stack>
  )
}
