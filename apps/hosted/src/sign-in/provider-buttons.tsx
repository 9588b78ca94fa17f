import { Button, Stack } from '@vitrine/ui'
import { useWords } from '../words/use-words.tsx'
import type { ProviderLink } from './providers.ts'

/** Buttons of identity providers. Renders nothing if there are none. */
export const ProviderButtons = ({ providers }: { readonly providers: readonly ProviderLink[] }) => {
  const words = useWords()
  return providers.length === 0 ? null : (
    <section aria-label={words.otherSignInMethods} className="border-t border-line pt-5">
      <Stack gap="sm">
        {providers.map(({ name, href }) => (
          <Button key={href} href={href} size="large" wide>
            {words.continueWith(name)}
          </Button>
        ))}
      </Stack>
    </section>
  )
}
