import { Button } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'

/** A button for browsers without scripts to show the country's fields. With scripts they load automatically. */
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
