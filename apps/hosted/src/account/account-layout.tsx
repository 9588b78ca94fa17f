import { Button, Link, PageHeader } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { BusyForm } from '@vitrine/web/form/busy-form.tsx'
import type { Words } from '../words/en.ts'
import { useWords } from '../words/use-words.tsx'

/** Purchases other than shipped goods, each kind with its own page. */
export type HoldingKind = 'bookings' | 'events' | 'subscriptions'
export type Section =
  | 'info'
  | 'addresses'
  | 'contact'
  | 'payment-methods'
  | 'security'
  | 'orders'
  | 'company'
  | 'credit'
  | 'data'
  | HoldingKind

export interface AccountData {
  readonly heading: string
  readonly email: string
  readonly section: Section
  /** A path on this site back to the page that linked here. */
  readonly returnHref?: string
}

/** A page's own data, without what all account pages share. */
export type Own<Data extends AccountData> = Omit<Data, keyof AccountData>

const sectionsIn = (words: Words): readonly { section: Section; href: string; label: string }[] => [
  { section: 'info', href: '/hosted/account', label: words.accountInfo },
  { section: 'addresses', href: '/hosted/account/addresses', label: words.addresses },
  { section: 'contact', href: '/hosted/account/contact', label: words.contactInformation },
  { section: 'payment-methods', href: '/hosted/account/payment-methods', label: words.paymentMethods },
  { section: 'security', href: '/hosted/account/security', label: words.security },
  { section: 'orders', href: '/hosted/account/orders', label: words.orders },
  { section: 'company', href: '/hosted/account/company', label: words.ownCompany.title },
  { section: 'credit', href: '/hosted/account/store-credit', label: words.storeCredit },
  { section: 'bookings', href: '/hosted/account/bookings', label: words.bookings },
  { section: 'events', href: '/hosted/account/events', label: words.events },
  { section: 'subscriptions', href: '/hosted/account/subscriptions', label: words.subscriptions },
  { section: 'data', href: '/hosted/account/data', label: words.data },
]

/** Most stores only ship goods. The other sections appear once a page has linked to them. */
const always: readonly Section[] = [
  'info',
  'addresses',
  'contact',
  'payment-methods',
  'security',
  'orders',
  'credit',
  'data',
]
const isShown = (section: Section, current: Section): boolean => always.includes(section) || section === current

const SignOutForm = () => {
  const words = useWords()
  return (
    <BusyForm action="/hosted/account/sign-out">
      {(isBusy) => (
        <Button type="submit" size="small" busy={isBusy}>
          {words.signOut}
        </Button>
      )}
    </BusyForm>
  )
}

/** The frame of all account pages: member, navigation and sign-out. */
export const AccountLayout = ({
  heading,
  email,
  section: current,
  returnHref,
  children,
}: AccountData & { children: ReactNode }) => {
  const words = useWords()
  return (
    <div className="grid gap-8">
      <PageHeader title={heading} actions={<SignOutForm />}>
        <bdi className="break-words">{email}</bdi>
      </PageHeader>
      <div className="grid items-start gap-8 lg:grid-cols-[12rem_1fr] lg:gap-16">
        <nav aria-label={words.accountSections} className="border-b border-line lg:border-b-0">
          <ul className="flex list-none flex-wrap gap-x-6 p-0 lg:flex-col lg:gap-1">
            {sectionsIn(words)
              .filter(({ section }) => isShown(section, current))
              .map(({ section, href, label }) => (
                <li key={section}>
                  <a
                    href={href}
                    aria-current={section === current ? 'page' : undefined}
                    className="-mb-px block border-b-2 border-transparent py-2.5 text-muted no-underline hover:text-text aria-[current]:border-accent-text aria-[current]:text-text lg:mb-0 lg:border-b-0 lg:border-s-2 lg:ps-4"
                  >
                    {label}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
        <div className="min-w-0">
          {returnHref !== undefined && (
            <p className="mb-6">
              <Link href={returnHref}>{words.backToPreviousPage}</Link>
            </p>
          )}
          {children}
        </div>
      </div>
    </div>
  )
}
