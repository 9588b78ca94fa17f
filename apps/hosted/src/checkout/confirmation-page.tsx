import { Button, PageHeader, Stack } from '@vitrine/ui'
import { useWords } from '../words/use-words.tsx'

export interface ConfirmationData {
  readonly number: string
  readonly homeUrl?: string
}

/** For buyers whose storefront has no page of its own. */
export const ConfirmationPage = ({ number, homeUrl }: ConfirmationData) => {
  const words = useWords()
  return (
    <Stack gap="lg">
      <PageHeader title={words.thanks}>{words.thanksText(number)}</PageHeader>
      {homeUrl !== undefined && (
        <p>
          <Button href={homeUrl} variant="primary">
            {words.toShop}
          </Button>
        </p>
      )}
    </Stack>
  )
}
