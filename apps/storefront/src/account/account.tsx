import { isApiError, type Member, type Order } from '@vitrine/client'
import { useMember } from '@vitrine/react'
import {
  Alert,
  Button,
  DateTime,
  EmptyState,
  Link,
  PageHeader,
  showToast,
  Stack,
  Table,
  TextField,
  useSubmit,
} from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/routed-page.tsx'
import { redirect } from 'react-router'
import { definePage } from '../define-page.ts'
import { sentenceFor } from '../sentences.ts'
import { useRouteContext } from '../shell/route-context.ts'
import { privately } from '../shell/head.tsx'
import type { Shop } from '../shop.ts'
import { accountWords } from '../words/account-en.ts'
import { words } from '../words/en.ts'
import { shoppingWords } from '../words/shopping-en.ts'
import { SendButton } from './send-button.tsx'
import { handOverAddress } from './session.ts'
import { OrderStatus } from './order-status.tsx'

interface AccountData {
  readonly member: Member
  readonly orders: readonly Order[]
}

/** Pages of the account are for members: whoever is none signs in first and comes back. */
export const requireMember = (shop: Shop, { pathname, search }: URL): void => {
  if (shop.auth.loggedIn()) return
  throw redirect(`/sign-in?${new URLSearchParams({ next: pathname + search })}`)
}

const ProfileForm = ({ member }: { member: Member }) => {
  const { shop } = useRouteContext()
  const { refresh } = useMember()
  const [failure, submit, isBusy] = useSubmit(async (_before: string | undefined, form: FormData) => {
    const [firstName, lastName] = [String(form.get('firstName')).trim(), String(form.get('lastName')).trim()]
    try {
      await shop.members.updateMember(member.id, { contact: { firstName, lastName } })
      await refresh()
      showToast({ message: accountWords.saved })
      return undefined
    } catch (error) {
      return sentenceFor(error)
    }
  }, undefined)
  const field = (name: 'firstName' | 'lastName') => ({
    label: accountWords[name],
    name,
    defaultValue: member.contact?.[name] ?? '',
    maxLength: 100,
    mark: 'none' as const,
  })
  return (
    <form {...submit} aria-label={accountWords.profile}>
      <Stack>
        {failure && <Alert tone="critical">{failure}</Alert>}
        <p className="text-muted">{member.loginEmail}</p>
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
        <div>
          <SendButton busy={isBusy}>{accountWords.save}</SendButton>
        </div>
      </Stack>
    </form>
  )
}

const SignOutButton = () => {
  const { shop, config } = useRouteContext()
  const [, submit, isBusy] = useSubmit(async () => {
    const { logoutUrl } = await shop.auth.logout(config.origin)
    location.assign(logoutUrl || '/')
  }, undefined)
  return (
    <form {...submit}>
      <SendButton variant="quiet" busy={isBusy}>
        {accountWords.signOut}
      </SendButton>
    </form>
  )
}

const AccountPage = ({ data: { member, orders } }: PageProps<AccountData>) => {
  const { config } = useRouteContext()
  return (
    <Stack gap="xl" className="pt-6">
      <PageHeader
        title={accountWords.hello(member.contact?.firstName ?? member.profile?.nickname ?? '')}
        actions={<SignOutButton />}
      />
      <div className="grid items-start gap-12 lg:grid-cols-[2fr_1fr]">
        <section aria-labelledby="orders">
          <h2 id="orders" className="mb-4 font-display text-2xl">
            {accountWords.orders}
          </h2>
          <Table
            caption={accountWords.orders}
            captionHidden
            rows={orders}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'number',
                header: accountWords.orderNumber,
                rowHeader: true,
                cell: ({ id, number }) => <Link href={`/account/orders/${id}`}>{number}</Link>,
              },
              { key: 'date', header: accountWords.date, cell: ({ createdDate }) => <DateTime value={createdDate} /> },
              { key: 'status', header: accountWords.status, cell: (order) => <OrderStatus order={order} /> },
              {
                key: 'total',
                header: shoppingWords.total,
                align: 'end',
                cell: ({ priceSummary }) => priceSummary.total.formattedAmount,
              },
            ]}
            empty={
              <EmptyState
                title={accountWords.noOrders}
                level={3}
                actions={<Button href="/">{words.keepLooking}</Button>}
              >
                {accountWords.noOrdersHint}
              </EmptyState>
            }
          />
        </section>
        <section aria-labelledby="profile">
          <h2 id="profile" className="mb-4 font-display text-2xl">
            {accountWords.profile}
          </h2>
          <ProfileForm member={member} />
          <p className="mt-6 border-t border-line pt-5">
            <Link href={handOverAddress(config, { next: '/hosted/account', member: member.id })}>
              {accountWords.moreOfAccount}
            </Link>
          </p>
        </section>
      </div>
    </Stack>
  )
}

export const page = definePage({
  path: '/account',
  load: async ({ url, call }, { shop }): Promise<AccountData> => {
    requireMember(shop, url)
    try {
      const [{ member }, { orders }] = await Promise.all([
        shop.members.getCurrentMember({ fieldsets: ['FULL'] }, call),
        shop.orders.searchOrders({ cursorPaging: { limit: 50 } }, call),
      ])
      if (!member) throw redirect('/sign-in?next=/account')
      return { member, orders }
    } catch (error) {
      // The session ended meanwhile; the visitor who is left has no account.
      if (isApiError(error, 'PERMISSION_DENIED', 'UNAUTHENTICATED')) throw redirect('/sign-in?next=/account')
      throw error
    }
  },
  meta: (_data, shell) => privately(words.account, shell),
  Page: AccountPage,
})
