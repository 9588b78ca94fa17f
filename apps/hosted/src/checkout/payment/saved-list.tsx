import { Button } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'
import type { CheckoutData } from '../checkout-data.ts'
import { useSending } from '../frame/in-place-form.tsx'

/** The member's addresses. Choosing one fills the fields below. */
export const SavedList = ({ saved }: Pick<CheckoutData, 'saved'>) => {
  const words = useWords()
  const { isBusy } = useSending()
  if (saved.length === 0) return null
  return (
    <section aria-labelledby="saved" className="grid gap-2">
      <h3 id="saved" className="text-sm text-muted">
        {words.savedAddresses}
      </h3>
      <ul className="grid max-h-72 list-none gap-0 overflow-y-auto p-0">
        {saved.map(({ id, lines }) => (
          <li key={id} className="flex items-center justify-between gap-4 border-t border-line py-2">
            <bdi className="min-w-0 break-words">{lines.join(', ')}</bdi>
            <Button
              className="shrink-0"
              size="small"
              type="submit"
              formNoValidate
              busy={isBusy}
              name="savedAddress"
              value={id}
              aria-label={`${words.addressUse}: ${lines.join(', ')}`}
            >
              {words.addressUse}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
