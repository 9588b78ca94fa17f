import { CardIcon } from '@vitrine/ui'
import { useAside } from '../words/use-words.tsx'
import { useShell } from './shell-data.ts'

/** The payment methods of the store by name, such as cards and bank transfer. */
export const PaymentMarks = () => {
  const { trust } = useAside()
  const { paymentMethods } = useShell().site
  if (paymentMethods.length === 0) return null
  return (
    <ul aria-label={trust.payment} className="flex list-none flex-wrap gap-2 p-0 text-xs">
      {paymentMethods.map(({ kind, name }) => (
        <li
          key={name ?? kind}
          className="inline-flex items-center gap-2 rounded-sm border border-line bg-surface px-2 py-1 text-muted"
        >
          {kind === 'CARD' && <CardIcon className="size-4" />}
          {kind === 'CARD' ? trust.card : <bdi>{name}</bdi>}
        </li>
      ))}
    </ul>
  )
}
