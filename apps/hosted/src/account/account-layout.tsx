import { Button, PageHeader } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { BusyForm } from '../busy-form.tsx'
import { words } from '../words/en.ts'

export type Section = 'info' | 'orders'

export interface AccountData {
  readonly heading: string
  readonly email: string
  readonly section: Section
}

const sections: readonly { section: Section; href: string; label: string }[] = [
  { section: 'info', href: '/hosted/account', label: words.accountInfo },
  { section: 'orders', href: '/hosted/account/orders', label: words.orders },
]

const SignOutForm = () => (
  <BusyForm action="/hosted/account/sign-out">
    {(isBusy) => (
      <Button type="submit" size="small" busy={isBusy}>
        {words.signOut}
      </Button>
    )}
  </BusyForm>
)

/** What every page of the account shares: who it is, its sections, the way out. */
export const AccountLayout = ({
  heading,
  email,
  section: current,
  children,
}: AccountData & { children: ReactNode }) => (
  <div className="grid gap-8">
    <PageHeader title={heading} actions={<SignOutForm />}>
      <span className="break-words">{email}</span>
    </PageHeader>
    <div className="grid items-start gap-8 lg:grid-cols-[12rem_1fr] lg:gap-16">
      <nav aria-label={words.accountSections} className="border-b border-line lg:border-b-0">
        <ul className="flex list-none gap-6 p-0 lg:flex-col lg:gap-1">
          {sections.map(({ section, href, label }) => (
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
      <div className="min-w-0">{children}</div>
    </div>
  </div>
)
