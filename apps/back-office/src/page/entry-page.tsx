import { Breadcrumbs, PageHeader, Stack } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { useTitle } from './use-title.ts'

interface EntryPageProps {
  readonly title: string
  /** The list that the thing is in. */
  readonly list: { readonly label: string; readonly href: string }
  readonly actions?: ReactNode
  /** A sentence below the title. */
  readonly hint?: ReactNode
  /** As wide as the page; a form alone is narrower. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** The page of one thing of a list. */
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
