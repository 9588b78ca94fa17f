import { Button } from '@vitrine/ui'
import { words } from '../words/words.ts'

/** A link back to the list without saving. */
export const CancelLink = ({ href }: { href: string }) => (
  <Button href={href} variant="quiet">
    {words.cancel}
  </Button>
)
