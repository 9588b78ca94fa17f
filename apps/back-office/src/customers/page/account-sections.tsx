import { ActivityList } from '@vitrine/ui'
import { GroupsOfMember } from '../../member-groups/group-page.tsx'
import { Account, MemberFields } from '../../members/member-facts.tsx'
import { SavedMethods } from '../../members/saved-methods.tsx'
import { Credit } from '../../members/store-credit.tsx'
import { Section } from '../../page/section.tsx'
import { words } from '../../words/words.ts'
import type { AccountData } from './load-customer.ts'

const { members: texts } = words

const Activity = ({ activity }: AccountData) => (
  <Section title={texts.activity}>
    {activity.length === 0 && <p className="text-muted">{texts.noActivity}</p>}
    <ActivityList
      items={activity.map(({ type, createdDate, device, ipAddress }) => ({
        what: texts.activityNames[type],
        when: createdDate,
        where: [device, ipAddress],
      }))}
    />
  </Section>
)

/** Store credit, saved payment methods and sign-ins of an account. */
export const AccountMain = (account: AccountData) => (
  <>
    <Credit {...account} />
    <SavedMethods memberId={account.member.id} saved={account.saved} />
    <Activity {...account} />
  </>
)

/** Status, custom fields and groups of an account. */
export const AccountAside = (account: AccountData) => (
  <>
    <Account {...account} />
    <MemberFields {...account} />
    <GroupsOfMember groups={account.groups} />
  </>
)
