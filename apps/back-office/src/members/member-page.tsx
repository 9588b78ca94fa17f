import type { AccountActivity, MemberGroup, Order, StoreCredit } from '@vitrine/client'
import { ActivityList, Card, Link, Stack } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { EntryPage } from '../page/entry-page.tsx'
import { GroupsOfMember } from '../member-groups/group-page.tsx'
import { OrdersTable } from '../orders/list/orders-table.tsx'
import { loadSavedMethods, type SavedMethod } from './load-saved-methods.ts'
import { Section } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'
import { MemberActions } from './member-actions.tsx'
import { Account, Contact, type MemberFacts } from './member-facts.tsx'
import { memberName } from './member-name.ts'
import { Credit } from './store-credit.tsx'
import { MemberState } from './member-state.tsx'
import { SavedMethods } from './saved-methods.tsx'

const { members } = words
const latestOrderCount = 10

interface MemberData extends MemberFacts {
  readonly orders: readonly Order[]
  readonly hasMoreOrders: boolean
  readonly activity: readonly AccountActivity[]
  readonly credit: StoreCredit
  readonly saved: readonly SavedMethod[] | undefined
  readonly groups: readonly MemberGroup[]
}

export const loadMember = async ({ params: { id } }: PageRequest<'/members/:id'>): Promise<MemberData> => {
  const [member, identity, { orders, metadata }, { siteSettings }, activity, credit, saved, groups] = await Promise.all(
    [
      shop.members.getMember(id),
      shop.identities.getMemberIdentity(id),
      shop.orders.searchOrders({ filter: { 'buyerInfo.memberId': id }, cursorPaging: { limit: latestOrderCount } }),
      shop.backOffice.getSiteSettings(),
      shop.activity.listMemberActivity(id),
      shop.storeCredit.getStoreCredit(id),
      loadSavedMethods(id),
      shop.memberGroups.listGroupsOfMember(id),
    ],
  )
  return {
    fields: siteSettings.memberFields,
    member,
    identity,
    orders,
    hasMoreOrders: metadata.hasNext,
    activity: activity.slice(0, latestOrderCount),
    credit,
    saved,
    groups,
  }
}

const Orders = ({ member, orders, hasMoreOrders }: MemberData) => (
  <Section title={members.orders}>
    {orders.length === 0 ? (
      <p className="text-muted">{members.noOrders}</p>
    ) : (
      <OrdersTable orders={orders} caption={members.orders} captionHidden />
    )}
    {hasMoreOrders && member.loginEmail && (
      <Link href={`/orders?${new URLSearchParams({ q: member.loginEmail })}`}>{members.allOrders}</Link>
    )}
  </Section>
)

const Activity = ({ activity }: MemberData) => (
  <Section title={members.activity}>
    {activity.length === 0 && <p className="text-muted">{members.noActivity}</p>}
    <ActivityList
      items={activity.map(({ type, createdDate, device, ipAddress }) => ({
        what: members.activityNames[type],
        when: createdDate,
        where: [device, ipAddress],
      }))}
    />
  </Section>
)

/** A member's details, orders and actions. */
export const MemberPage = ({ data }: PageProps<MemberData>) => {
  const { member, identity } = data
  const unconfirmed = identity.status?.reasons?.includes('PENDING_EMAIL_VERIFICATION_REQUIRED') ?? false
  return (
    <EntryPage
      wide
      title={memberName(member)}
      list={{ label: members.title, href: '/members' }}
      hint={<MemberState member={member} unconfirmed={unconfirmed} />}
      actions={<MemberActions member={member} unconfirmed={unconfirmed} />}
    >
      <div className="grid items-start gap-8 lg:grid-cols-[2fr_1fr]">
        <Stack gap="xl">
          <Orders {...data} />
          <Credit {...data} />
          <SavedMethods memberId={member.id} saved={data.saved} />
          <Activity {...data} />
        </Stack>
        <Card appearance="framed">
          <Stack gap="lg">
            <Account {...data} />
            <Contact {...data} />
            <GroupsOfMember groups={data.groups} />
          </Stack>
        </Card>
      </div>
    </EntryPage>
  )
}
