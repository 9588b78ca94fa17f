import { Checkbox } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'
import type { CheckoutData } from '../checkout-data.ts'
import type { ContactValues } from './contact.ts'

interface NewsBoxesProps {
  readonly news: NonNullable<CheckoutData['news']>
  readonly values: ContactValues
}

/** Asks for marketing consent. */
export const NewsBoxes = ({ news: { isSplit, text }, values }: NewsBoxesProps) => {
  const words = useWords()
  const marker = <input type="hidden" name="newsShown" value="on" />
  if (!isSplit)
    return (
      <div>
        {marker}
        <Checkbox id="news" name="news" label={text ?? words.news} defaultChecked={values.news === 'on'} />
      </div>
    )
  return (
    <fieldset className="grid gap-2">
      {marker}
      <legend className="v-label mb-1">{text ?? words.newsTitle}</legend>
      <Checkbox name="newsByEmail" label={words.newsByEmail} defaultChecked={values.newsByEmail === 'on'} />
      <Checkbox name="newsByText" label={words.newsByText} defaultChecked={values.newsByText === 'on'} />
    </fieldset>
  )
}
