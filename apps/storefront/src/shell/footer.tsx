import { Container, ThemeToggle } from '@vitrine/ui'
import { Link } from 'react-router'
import { words } from '../words/en.ts'
import { useShell } from './shell-data.ts'

export const Footer = () => {
  const { site, collections } = useShell()
  return (
    <footer className="border-t border-line bg-wash">
      <Container className="grid gap-10 py-12 sm:grid-cols-[2fr_1fr]">
        <div>
          <p className="font-display text-xl">{site.name}</p>
          {site.tagline && <p className="mt-1 text-muted">{site.tagline}</p>}
          <p className="mt-6 text-sm text-muted">{words.poweredBy}</p>
        </div>
        <nav aria-label={words.allProducts}>
          <ul className="grid list-none gap-1 p-0 text-sm">
            {[{ slug: 'all-products', name: words.allProducts }, ...collections].map(({ slug, name }) => (
              <li key={slug}>
                <Link to={`/collections/${slug}`} className="inline-block py-1 text-muted no-underline hover:text-text">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          <div className="mt-6">
            <ThemeToggle />
          </div>
        </nav>
      </Container>
    </footer>
  )
}
