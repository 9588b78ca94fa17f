import { ArrowBackIcon, ArrowForwardIcon, Button } from '@vitrine/ui'
import { words } from '../../words/en.ts'
import type { Neighbors } from './adjacent-orders.ts'

const { desk: said } = words

/** Links to the newer and the older order of the list. */
export const TurnLinks = ({ neighbors: { newer, older } }: { readonly neighbors: Neighbors }) => {
  if (newer === undefined && older === undefined) return null
  return (
    <nav aria-label={said.around} className="flex gap-1">
      {newer !== undefined && (
        <Button href={newer} size="small" variant="quiet" rel="prev" icon={<ArrowBackIcon />}>
          {said.newer}
        </Button>
      )}
      {older !== undefined && (
        <Button href={older} size="small" variant="quiet" rel="next">
          {said.older} <ArrowForwardIcon />
        </Button>
      )}
    </nav>
  )
}
