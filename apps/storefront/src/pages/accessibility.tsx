import { Container, PageHeader, Stack } from '@vitrine/ui'
import { useShell } from '../shell/shell-data.ts'
import { useAside } from '../words/use-words.tsx'

/** The accessibility statement: conformance, how it is tested and known limits. */
export const AccessibilityPage = () => {
  const { accessibility: words } = useAside()
  const { site } = useShell()
  return (
    <Container width="prose" className="pt-6">
      <Stack gap="lg">
        <PageHeader title={words.title} />
        <p>{words.aim(site.name)}</p>
        <section aria-labelledby="done">
          <h2 id="done" className="mb-3 font-display text-xl">
            {words.doneTitle}
          </h2>
          <ul className="grid list-disc gap-1 ps-5">
            {words.done.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="limits">
          <h2 id="limits" className="mb-3 font-display text-xl">
            {words.limitsTitle}
          </h2>
          <p>{words.limits}</p>
        </section>
        <section aria-labelledby="tell">
          <h2 id="tell" className="mb-3 font-display text-xl">
            {words.feedbackTitle}
          </h2>
          <p>{words.feedback}</p>
        </section>
      </Stack>
    </Container>
  )
}
