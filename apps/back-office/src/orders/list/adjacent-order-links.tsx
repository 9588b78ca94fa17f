import { ArrowBackIcon, ArrowForwardIcon, Button } from '@vitrine/ui'
import { words } from '../../words/words.ts'
import type { AdjacentOrders } from './adjacent-orders.ts'

const { desk: texts } = words

/** Links to the newer and the older order of the list. */
export const AdjacentOrderLinks = ({ adjacent: { newer, older } }: { readonly adjacent: AdjacentOrders }) => {
  if (newer === undefined && older === undefined) return null
  return (
    <nav aria-label={texts.around} className="flex gap-1">
      {newer !== undefined && (
        <Button href={newer} size="small" variant="quiet" rel="prev" icon={<ArrowBackIcon />}>
          {texts.newer}
        </Button>
      )}
      {older !== undefined && (
        <Button href={older} size="small" variant="quiet" rel="next">
          {texts.older} <ArrowForwardIcon />
        </Button>
      )}
    </nav>
  )
}
