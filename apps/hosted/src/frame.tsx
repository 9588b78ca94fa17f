import { Container, SiteName, SkipLink, ThemeToggle, ToastRegion } from '@vitrine/ui'
import type { ReactNode } from 'react'
import type { Frame as FrameData } from './page.ts'
import { LanguagePicker } from './words/language-picker.tsx'
import { useWords } from './words/use-words.tsx'

/** The store's logo or name above, a quiet foot below. */
export const Frame = ({ site, homeUrl, language, children }: FrameData & { children: ReactNode }) => {
  const words = useWords()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line">
        <Container className="flex items-center justify-between gap-4 py-4">
          {site &&
            (homeUrl ? (
              <a href={homeUrl} className="text-text no-underline">
                <SiteName name={site.name} logoUrl={site.logoUrl} />
              </a>
            ) : (
              <p>
                <SiteName name={site.name} logoUrl={site.logoUrl} />
              </p>
            ))}
          <p className="ms-auto text-sm text-muted">{words.securePage}</p>
        </Container>
      </header>
      <Container as="main" id="main" tabIndex={-1} className="flex-1 py-8 outline-none">
        {children}
      </Container>
      <footer className="border-t border-line">
        <Container className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4 text-sm text-muted">
          <span>{words.poweredBy}</span>
          <LanguagePicker current={language} />
          <ThemeToggle />
        </Container>
      </footer>
      <ToastRegion />
    </div>
  )
}
