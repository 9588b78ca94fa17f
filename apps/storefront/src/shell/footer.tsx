import { Container } from '@vitrine/ui'
import { Suspense } from 'react'
import { useWords } from '../words/use-words.tsx'
import { asDrawn } from './as-drawn.tsx'
import { whenSeen } from './when-seen.tsx'

const FooterLinks = asDrawn(import.meta.env.SSR ? (await import('./footer-links.tsx')).FooterLinks : undefined)

const themeId = 'theme'

const ThemeToggle = whenSeen(themeId, async () => (await import('@vitrine/ui/base/theme-toggle.tsx')).ThemeToggle)

export const Footer = () => {
  const words = useWords()
  return (
    <footer className="border-t border-line bg-wash">
      <Container className="grid gap-6 pt-14 pb-8">
        <FooterLinks />
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-sm text-muted">{words.poweredBy}</p>
          <div id={themeId}>
            <Suspense>
              <ThemeToggle />
            </Suspense>
          </div>
        </div>
      </Container>
    </footer>
  )
}
