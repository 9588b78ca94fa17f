import { Button, PageHeader, Stack } from '@vitrine/ui'
import { useWords } from '../words/use-words.tsx'

/** For buyers whose storefront has no page of its own. */
export const ConfirmationPage = ({ number, homeUrl }: { number: string; homeUrl?: string }) => {
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
