import { Button, EmptyState } from '@vitrine/ui'
import { words } from './words/en.ts'

/** Says that a thing is not there any more, and leads back to its list. */
export const NotFound = ({ list }: { list: string }) => (
  <EmptyState title={words.notFound} level={1} actions={<Button href={list}>{words.goBack}</Button>} />
)
