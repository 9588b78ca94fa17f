import { Button } from '@vitrine/ui'
import { words } from '../words/en.ts'

/** Back to the list, with nothing done. */
export const CancelLink = ({ href }: { href: string }) => (
  <Button href={href} variant="quiet">
    {words.cancel}
  </Button>
)
