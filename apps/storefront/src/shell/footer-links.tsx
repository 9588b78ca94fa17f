import type { ReactNode } from 'react'
import { isSupported, languages as known } from '@vitrine/domain/languages.ts'
import { categoryPath } from '../categories/trail.ts'
import { policyPath, policyTitle } from '../design/policy-slugs.ts'
import { NewsletterForm } from '../newsletter/newsletter-form.tsx'
import { useAside, useWords } from '../words/use-words.tsx'
import { localPath } from '../address.ts'
import { LocalAnchor } from './local-anchor.tsx'
import { PaymentMarks } from './payment-marks.tsx'
import { useShell } from './shell-data.ts'

/** Categories in the footer. */
const maxCategories = 50

const names = (language: string) =>
  isSupported(language)
    ? known[language]
    : { name: new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language, direction: undefined }

/** Switches the language and remembers it. Works without scripts. */
const LanguageSwitch = () => {
  const { language: current, languages, path } = useShell()
  const words = useWords()
  if (languages.length === 1) return null
  return (
    <form method="post" action="/language" aria-label={words.language}>
      <input type="hidden" name="path" value={path} />
      <ul className="flex list-none flex-wrap gap-x-4 p-0 text-sm">
        {languages.map((language) => {
          const { name, direction } = names(language)
          return (
            <li key={language}>
              <button
                name="language"
                value={language}
                lang={language}
                dir={direction}
                aria-current={language === current ? 'true' : undefined}
                className="min-h-9 cursor-pointer text-muted hover:text-text hover:underline aria-[current]:text-text"
              >
                {name}
              </button>
            </li>
          )
        })}
      </ul>
    </form>
  )
}

/** Switches the currency by URL, and says whether it is charged or only shown. */
const CurrencySwitch = () => {
  const shell = useShell()
  const words = useWords()
  const aside = useAside()
  const { currency: own, currencies, chargedCurrencies } = shell.site
  const others = currencies.filter((currency) => currency !== own)
  if (others.length === 0) return null
  const current = shell.currency ?? own
  return (
    <nav aria-label={words.currency}>
      <ul className="flex list-none flex-wrap gap-x-4 p-0 text-sm">
        {[own, ...others].map((currency) => {
          const { currency: _current, ...place } = shell
          const address = localPath(currency === own ? place : { ...place, currency }, shell.path)
          const isOnlyShown = currency !== own && !chargedCurrencies.includes(currency)
          return (
            <li key={currency}>
              <a
                href={address}
                rel="nofollow"
                aria-current={currency === current ? 'true' : undefined}
                className="inline-flex min-h-9 items-center text-muted no-underline hover:text-text hover:underline aria-[current]:text-text"
              >
                {currency}
                {isOnlyShown && <span className="ms-1">({aside.shownOnly})</span>}
              </a>
            </li>
          )
        })}
      </ul>
      <p className="text-sm text-muted">
        {chargedCurrencies.includes(current) || current === own ? words.payIn(current) : words.onlyShown(own)}
      </p>
    </nav>
  )
}

const FooterLink = ({ href, children }: { href: string; children: string }) => (
  <li>
    <LocalAnchor href={href} className="inline-block py-1 text-muted no-underline hover:text-text">
      {children}
    </LocalAnchor>
  </li>
)

interface ColumnProps {
  readonly title: string
  readonly children: ReactNode
}

const Column = ({ title, children }: ColumnProps) => (
  <nav aria-label={title} className="flex-[1_1_9rem]">
    <h2 className="mb-3 font-sans text-sm font-medium">{title}</h2>
    <ul className="grid list-none gap-1 p-0 text-sm">{children}</ul>
  </nav>
)

/** The categories at the top level, after all products. */
const Categories = () => {
  const words = useWords()
  const { categories } = useShell()
  const all = { slug: 'all-products', name: words.allProducts }
  return (
    <Column title={words.collections}>
      {[all, ...categories.slice(0, maxCategories)].map(({ slug, name }) => (
        <FooterLink key={slug} href={categoryPath(slug)}>
          {name}
        </FooterLink>
      ))}
    </Column>
  )
}

/** Link columns set by the owner, and the store's policies. */
const Columns = () => {
  const words = useAside()
  const { frame } = useShell()
  const policies = frame.policies.map((policy) => ({ label: policyTitle(policy, words), href: policyPath(policy) }))
  const columns = [
    ...frame.footer.columns,
    ...(policies.length > 0 ? [{ title: words.policiesTitle, links: policies }] : []),
  ]
  return columns.map(({ title, links }) => (
    <Column key={title} title={title}>
      {links.map(({ label, href }) => (
        <FooterLink key={href + label} href={href}>
          {label}
        </FooterLink>
      ))}
    </Column>
  ))
}

/** How to reach the store and to find an order. */
const Help = () => {
  const { accessibility } = useWords()
  const words = useAside()
  const { site, config, language } = useShell()
  const look = 'inline-block py-1 text-muted no-underline wrap-anywhere hover:text-text'
  const find = new URLSearchParams({ site: site.id, lang: language })
  return (
    <Column title={words.help}>
      {site.contactEmail !== undefined && (
        <li>
          <a href={`mailto:${site.contactEmail}`} className={look}>
            {words.trust.contact(site.contactEmail)}
          </a>
        </li>
      )}
      <li>
        <a href={`${config.platformUrl}/hosted/order/find?${find}`} className={look}>
          {words.trackOrder}
        </a>
      </li>
      <FooterLink href="/accessibility">{accessibility}</FooterLink>
    </Column>
  )
}

/** Links to the store's social profiles. */
const Profiles = () => {
  const words = useAside()
  const { profiles } = useShell().frame.footer
  if (profiles.length === 0) return null
  return (
    <ul aria-label={words.profiles} className="mt-4 flex list-none flex-wrap gap-x-4 p-0 text-sm">
      {profiles.map((href) => (
        <li key={href}>
          <a href={href} rel="me" className="inline-block py-1 text-muted hover:text-text">
            {new URL(href).hostname.replace(/^www\./, '')}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The form to subscribe to the newsletter, if the owner wants it. */
const Newsletter = () => {
  const { newsletter } = useAside()
  if (!useShell().frame.footer.newsletter) return null
  return (
    <section aria-labelledby="footer-newsletter" className="mt-6 max-w-prose">
      <h2 id="footer-newsletter" className="mb-2 font-sans text-sm font-medium">
        {newsletter.title}
      </h2>
      <NewsletterForm name="footer" />
    </section>
  )
}

/** The static part of the footer. */
export const FooterLinks = () => {
  const { site, frame } = useShell()
  return (
    <>
      <div className="flex flex-wrap gap-x-8 gap-y-10 lg:gap-x-12">
        <div className="flex-[2_1_20rem]">
          <p className="font-display text-2xl">{site.name}</p>
          {site.tagline && <p className="mt-1 text-muted">{site.tagline}</p>}
          {frame.footer.text !== undefined && (
            <p className="mt-3 max-w-prose whitespace-pre-line text-sm text-muted">{frame.footer.text}</p>
          )}
          <Newsletter />
          <Profiles />
        </div>
        <Categories />
        <Columns />
        <Help />
      </div>
      <div className="mt-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-t border-line pt-6">
        <PaymentMarks />
        <LanguageSwitch />
        <CurrencySwitch />
      </div>
    </>
  )
}
