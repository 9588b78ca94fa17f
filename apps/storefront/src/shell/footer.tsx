import { Container, ThemeToggle } from '@vitrine/ui'
import { useWords } from '../words/use-words.tsx'
import { asDrawn } from './as-drawn.tsx'

const FooterLinks = asDrawn(import.meta.env.SSR ? (await import('./footer-links.tsx')).FooterLinks : undefined)

export const Footer = () => {
  const words = useWords()
  return (
    <footer className="border-t border-line bg-wash">
      <Container className="grid gap-6 pt-14 pb-8">
        <FooterLinks />
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-sm text-muted">{words.poweredBy}</p>
          <ThemeToggle />
        </div>
      </Container>
    </footer>
  )
}
