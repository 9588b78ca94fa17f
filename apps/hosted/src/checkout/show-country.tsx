import { Button } from '@vitrine/ui'
import { useWords } from '../words/use-words.tsx'

/** Without scripts another country shows its fields when it is asked to; with them it does so by itself. */
export const ShowCountry = () => {
  const words = useWords()
  return (
    <noscript>
      <Button type="submit" size="small" name="intent" value="save" formNoValidate>
        {words.showCountryFields}
      </Button>
    </noscript>
  )
}
