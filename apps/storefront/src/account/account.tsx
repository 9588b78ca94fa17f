import type { Member, Order } from '@vitrine/client'
import { useClient, useMember } from '@vitrine/react'
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
import { sentenceFor } from '../sentences.ts'
import { useShell } from '../shell/shell-data.ts'
import type { Shop } from '../shop.ts'
import { useAside, useWords } from '../words/use-words.tsx'
import { SendButton } from './send-button.tsx'
import { handOverAddress } from './session.ts'
import { OrderStatus } from './order-status.tsx'

interface AccountData {
  readonly member: Member
  readonly orders: readonly Order[]
}

const ProfileForm = ({ member }: { member: Member }) => {
  const words = useWords()
  const aside = useAside()
  const shop = useClient<Shop>()
  const { refresh } = useMember()
  const [failure, submit, isBusy] = useSubmit(async (_before: string | undefined, form: FormData) => {
    const [firstName, lastName] = [String(form.get('firstName')).trim(), String(form.get('lastName')).trim()]
    try {
      await shop.members.updateMember(member.id, { contact: { firstName, lastName } })
      await refresh()
      showToast({ message: aside.saved })
      return undefined
    } catch (error) {
      return sentenceFor(words, error)
    }
  }, undefined)
  const field = (name: 'firstName' | 'lastName') => ({
    label: aside[name],
    name,
    defaultValue: member.contact?.[name] ?? '',
    maxLength: 100,
    mark: 'none' as const,
  })
  return (
    <form {...submit} aria-label={aside.profile}>
      <Stack>
        {failure && <Alert tone="critical">{failure}</Alert>}
        <p className="text-muted">{member.loginEmail}</p>
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
        <div>
          <SendButton busy={isBusy}>{aside.save}</SendButton>
        </div>
      </Stack>
    </form>
  )
}

const SignOutButton = () => {
  const aside = useAside()
  const shop = useClient<Shop>()
  const { config } = useShell()
  const [, submit, isBusy] = useSubmit(async () => {
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

export const AccountPage = ({ member, orders }: AccountData) => {
  const words = useWords()
  const aside = useAside()
  const { config } = useShell()
  return (
    <Stack gap="xl" className="pt-6">
      <PageHeader
        title={aside.hello(member.contact?.firstName ?? member.profile?.nickname ?? '')}
        actions={<SignOutButton />}
      />
      <div className="grid items-start gap-12 lg:grid-cols-[2fr_1fr]">
        <section aria-labelledby="orders">
          <h2 id="orders" className="mb-4 font-display text-2xl">
            {aside.orders}
          </h2>
          <Table
            caption={aside.orders}
            captionHidden
            rows={orders}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'number',
                header: aside.orderNumber,
                rowHeader: true,
                cell: ({ id, number }) => <Link href={`/account/orders/${id}`}>{number}</Link>,
              },
              { key: 'date', header: aside.date, cell: ({ createdDate }) => <DateTime value={createdDate} /> },
              { key: 'status', header: aside.status, cell: (order) => <OrderStatus order={order} /> },
              {
                key: 'total',
                header: words.shopping.total,
                align: 'end',
                cell: ({ priceSummary }) => priceSummary.total.formattedAmount,
              },
            ]}
            empty={
              <EmptyState title={aside.noOrders} level={3} actions={<Button href="/">{words.keepLooking}</Button>}>
                {aside.noOrdersHint}
              </EmptyState>
            }
          />
        </section>
        <section aria-labelledby="profile">
          <h2 id="profile" className="mb-4 font-display text-2xl">
            {aside.profile}
          </h2>
          <ProfileForm member={member} />
          <p className="mt-6 border-t border-line pt-5">
            <Link href={handOverAddress(config, { next: '/hosted/account', member: member.id })}>
              {aside.moreOfAccount}
            </Link>
          </p>
        </section>
      </div>
    </Stack>
  )
}
