import { BagIcon, Container, Link, SiteName, SkipLink, ThemeToggle, ToastRegion } from '@vitrine/ui'
import type { ReactNode } from 'react'
import type { Frame as FrameData } from './page.ts'
import { LanguagePicker } from './words/language-picker.tsx'
import { useWords } from './words/use-words.tsx'

const logoClasses = { SMALL: 'h-7', MEDIUM: 'h-10', LARGE: 'h-16' } as const

/** The store's logo or name, linked to its home page. */
const Home = ({ site, homeUrl, brand }: Pick<FrameData, 'site' | 'homeUrl' | 'brand'>) => {
  if (!site) return null
  const { name, logoUrl = name ? undefined : site.logoUrl, logoAlt = name ? '' : site.name, logoSize } = brand ?? {}
  const shown = (
    <span className="inline-flex flex-wrap items-center gap-x-4 gap-y-2">
      {logoUrl && <SiteName name={logoAlt} logoUrl={logoUrl} className={logoSize && logoClasses[logoSize]} />}
      {(name || !logoUrl) && <SiteName name={name ?? site.name} />}
    </span>
  )
  if (!homeUrl) return <p>{shown}</p>
  return (
    <a href={homeUrl} className="text-text no-underline">
      {shown}
    </a>
  )
}

/** The “continue shopping” link, as text or as a labeled icon. */
const ContinueShopping = ({ href, isIcon }: NonNullable<FrameData['continueShopping']>) => {
  const words = useWords()
  return (
    <p className="print:hidden">
      <Link href={href} className="text-text" {...(isIcon && { 'aria-label': words.continueShopping })}>
        {isIcon ? <BagIcon /> : words.continueShopping}
      </Link>
    </p>
  )
}

/** The frame of hosted pages: the store's name above, a footer below. */
export const Frame = ({
  site,
  homeUrl,
  language,
  brand,
  continueShopping,
  children,
}: FrameData & { children: ReactNode }) => {
  const words = useWords()
  const alignment = brand?.isCentered ? 'flex-col justify-center text-center' : 'justify-between'
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line" style={brand?.header}>
        <Container className={`flex flex-wrap items-center gap-x-4 gap-y-2 py-4 ${alignment}`}>
          <Home site={site} homeUrl={homeUrl} brand={brand} />
          {brand?.isLabeled && <p className="text-text">{words.checkout}</p>}
          <p className={`${brand?.isCentered ? '' : 'ms-auto '}text-sm text-muted print:hidden`}>{words.securePage}</p>
          {continueShopping && <ContinueShopping {...continueShopping} />}
        </Container>
      </header>
      <div className="flex-1" style={brand?.main}>
        <Container as="main" id="main" tabIndex={-1} className="py-8 outline-none">
          {brand?.isOnSheet ? <div className="rounded-lg bg-canvas p-4 sm:p-8">{children}</div> : children}
        </Container>
      </div>
      <footer className="border-t border-line print:hidden" style={brand?.footer}>
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
