import type { Member } from '@vitrine/client'
import { useClient } from '@vitrine/react'
import { PageHeader, Stack, useSubmit } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { forgetMembersList } from '../lists/stored-list.ts'
import { LocalAnchor } from '../shell/local-anchor.tsx'
import { useShell } from '../shell/shell-data.ts'
import type { Shop } from '../shop.ts'
import type { AsideWords } from '../words/aside-en.ts'
import { useAside, useWords } from '../words/use-words.tsx'
import { SendButton } from './sign-in/send-button.tsx'
import { handOverAddress } from './session.ts'

/** Account pages that the storefront renders itself. */
type OwnSection = 'orders' | 'wishList' | 'addresses' | 'profile'

export interface AccountData {
  readonly member: Member
}

const ownPages = {
  orders: '/account',
  wishList: '/account/wish-list',
  addresses: '/account/addresses',
  profile: '/account/profile',
}

/** Pages of the hosted account. Following a link to them signs the member in there, too. */
const hostedPages = {
  storeCredit: '/hosted/account/store-credit',
  paymentMethods: '/hosted/account/payment-methods',
  contactInformation: '/hosted/account/contact',
  details: '/hosted/account',
  security: '/hosted/account/security',
  data: '/hosted/account/data',
} satisfies Partial<Record<keyof AsideWords['sections'], string>>

const SignOutButton = () => {
  const aside = useAside()
  const shop = useClient<Shop>()
  const { config } = useShell()
  const [, submit, isBusy] = useSubmit(async () => {
    forgetMembersList()
    const { logoutUrl } = await shop.auth.logout(config.origin)
    location.assign(logoutUrl || '/')
  }, undefined)
  return (
    <form {...submit}>
      <SendButton variant="quiet" busy={isBusy}>
        {aside.signOut}
      </SendButton>
    </form>
  )
}

const Entry = ({ href, isActive = false, children }: { href: string; isActive?: boolean; children: string }) => (
  <li>
    <LocalAnchor
      href={href}
      aria-current={isActive ? 'page' : undefined}
      className="-mb-px block border-b-2 border-transparent py-2.5 text-muted no-underline hover:text-text aria-[current]:border-accent-text aria-[current]:text-text lg:mb-0 lg:border-b-0 lg:border-s-2 lg:ps-4"
    >
      {children}
    </LocalAnchor>
  </li>
)

const list = 'flex list-none flex-wrap gap-x-6 p-0 lg:flex-col lg:gap-1'

const OwnPages = ({ section }: { section: OwnSection }) => {
  const words = useWords()
  const aside = useAside()
  const labels: Record<OwnSection, string> = {
    orders: aside.orders,
    wishList: words.wishList.title,
    addresses: aside.addressBook.addresses,
    profile: aside.profile,
  }
  return (
    <nav aria-label={aside.sections.accountSections} className="border-b border-line lg:border-b-0">
      <ul className={list}>
        {Object.entries(ownPages).map(([name, href]) => (
          <Entry key={name} href={href} isActive={name === section}>
            {labels[name as OwnSection]}
          </Entry>
        ))}
      </ul>
    </nav>
  )
}

/** Shown below the page on phones, where it is needed less often. */
const HostedPages = ({ member }: AccountData) => {
  const { sections } = useAside()
  const { config } = useShell()
  return (
    <nav aria-label={sections.more} className="border-t border-line pt-4 lg:border-t-0 lg:pt-0">
      <ul className={list}>
        {Object.entries(hostedPages).map(([name, next]) => (
          <Entry key={name} href={handOverAddress(config, { next, member: member.id })}>
            {sections[name as keyof typeof hostedPages]}
          </Entry>
        ))}
      </ul>
    </nav>
  )
}

interface AccountFrameProps extends AccountData {
  readonly section: OwnSection
  readonly children: ReactNode
}

/** The frame of all account pages: the member's name, the navigation and the sign-out button. */
export const AccountFrame = ({ member, section, children }: AccountFrameProps) => {
  const aside = useAside()
  const name = member.contact?.firstName || member.profile?.nickname || ''
  return (
    <Stack gap="xl">
      <PageHeader title={aside.hello(name)} actions={<SignOutButton />}>
        <bdi className="break-words">{member.loginEmail}</bdi>
      </PageHeader>
      <div className="grid items-start gap-8 lg:grid-cols-[13rem_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-1">
        <OwnPages section={section} />
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">{children}</div>
        <HostedPages member={member} />
      </div>
    </Stack>
  )
}
