import type { CustomerSegment, Member, MemberGroup } from '@vitrine/client'
import { Button, Link, SelectField, TextField } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { EntryPage } from '../page/entry-page.tsx'
import { textIn } from '../form/read-fields.ts'
import { CancelLink } from '../form/cancel-link.tsx'
import { DeleteButton } from '../form/delete-button.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { MemberFinder, MemberLine } from '../members/member-finder.tsx'
import { memberName } from '../members/member-name.ts'
import { Section } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { memberGroups: texts } = words
const list = '/customers/groups'
const shownMembers = 100

interface GroupData {
  readonly group: MemberGroup | undefined
  readonly members: readonly Member[]
  readonly segments: readonly CustomerSegment[]
}

export const loadGroup = async ({ params: { id } }: PageRequest): Promise<GroupData> => {
  if (id === undefined) return { group: undefined, members: [], segments: await shop.customers.listCustomerSegments() }
  const [group, { members }, segments] = await Promise.all([
    shop.memberGroups.getMemberGroup(id),
    shop.memberGroups.listMembersOfGroup(id, { limit: shownMembers }),
    shop.customers.listCustomerSegments(),
  ])
  return { group, members, segments }
}

const GroupForm = ({ group, segments }: Pick<GroupData, 'group' | 'segments'>) => {
  const done = useDone()
  const save = async (form: FormData) => {
    const name = textIn(form, 'memberGroup.name')
    if (!group) {
      const segmentId = textIn(form, 'memberGroup.segmentId')
      const { id } = await shop.memberGroups.createMemberGroup({ name, ...(segmentId !== '' && { segmentId }) })
      return done({ message: words.added(name), next: `${list}/${id}` })
    }
    const { revision } = await shop.memberGroups.updateMemberGroup(group.id, { name, revision: group.revision })
    const undo = () => shop.memberGroups.updateMemberGroup(group.id, { name: group.name, revision })
    return done({ message: words.saved, undo })
  }
  return (
    <EntryForm
      label={texts.one}
      save={save}
      actions={
        group ? (
          <DeleteButton
            name={group.name}
            hint={texts.delete}
            remove={() => shop.memberGroups.deleteMemberGroup(group.id)}
            next={list}
          />
        ) : (
          <CancelLink href={list} />
        )
      }
    >
      {(field) => (
        <>
          <TextField
            {...field('memberGroup.name')}
            label={texts.name}
            hint={texts.nameHint}
            defaultValue={group?.name ?? ''}
            required
            maxLength={100}
          />
          {!group && segments.length > 0 && (
            <SelectField
              {...field('memberGroup.segmentId')}
              label={texts.source}
              hint={texts.sourceHint}
              mark="none"
              options={[
                { value: '', label: texts.byHand },
                ...segments.map(({ id, name }) => ({ value: id, label: texts.ofSegment(name) })),
              ]}
            />
          )}
        </>
      )}
    </EntryForm>
  )
}

/** Adds members to the group or removes them. Both can be undone. */
const useMoving = (group: MemberGroup) => {
  const done = useDone()
  const add = (member: Member) => shop.memberGroups.addMembersToGroup(group.id, [member.id])
  const remove = (member: Member) => shop.memberGroups.removeMembersFromGroup(group.id, [member.id])
  return {
    put: async (member: Member) => {
      await add(member)
      await done({ message: texts.added(memberName(member)), undo: () => remove(member) })
    },
    take: async (member: Member) => {
      await remove(member)
      await done({ message: texts.removed(memberName(member)), undo: () => add(member) })
    },
  }
}

/** The members of a group of a segment, who can't be chosen here. */
const InSegment = ({ group, members, segments }: GroupData & { readonly group: MemberGroup }) => {
  const segment = segments.find(({ id }) => id === group.segmentId)
  const more = group.memberCount - members.length
  return (
    <Section title={texts.inIt} hint={texts.members(group.memberCount)}>
      <p>
        {texts.segmentDecides}{' '}
        {segment ? <Link href={`/customers/segments/${segment.id}`}>{segment.name}</Link> : texts.segmentDeleted}
      </p>
      <ul className="grid list-none p-0">
        {members.map((member) => (
          <MemberLine key={member.id} member={member}>
            {null}
          </MemberLine>
        ))}
      </ul>
      {more > 0 && <p className="text-muted">{texts.others(more)}</p>}
    </Section>
  )
}

const Inside = ({ group, members }: { group: MemberGroup; members: readonly Member[] }) => {
  const { put, take } = useMoving(group)
  const inside = new Set(members.map(({ id }) => id))
  const more = group.memberCount - members.length
  return (
    <>
      <Section title={texts.inIt} hint={texts.members(group.memberCount)}>
        {members.length === 0 && <p className="text-muted">{texts.nobody}</p>}
        <ul className="grid list-none p-0">
          {members.map((member) => (
            <MemberLine key={member.id} member={member}>
              <Button
                size="small"
                variant="quiet"
                aria-label={texts.takeOne(memberName(member))}
                onClick={() => void take(member)}
              >
                {texts.take}
              </Button>
            </MemberLine>
          ))}
        </ul>
        {more > 0 && <p className="text-muted">{texts.others(more)}</p>}
      </Section>
      <Section title={texts.find} hint={texts.findHint}>
        <MemberFinder>
          {(member) =>
            inside.has(member.id) ? (
              <span className="text-sm text-muted">{texts.inIt}</span>
            ) : (
              <Button size="small" aria-label={texts.putOne(memberName(member))} onClick={() => void put(member)}>
                {texts.put}
              </Button>
            )
          }
        </MemberFinder>
      </Section>
    </>
  )
}

/** Creates or edits a member group. */
export const GroupPage = ({ data: { group, members, segments } }: PageProps<GroupData>) => (
  <EntryPage title={group?.name ?? texts.add} list={{ label: texts.title, href: list }}>
    <GroupForm key={`${group?.id} ${group?.revision}`} group={group} segments={segments} />
    {group &&
      (group.segmentId === undefined ? (
        <Inside group={group} members={members} />
      ) : (
        <InSegment group={group} members={members} segments={segments} />
      ))}
  </EntryPage>
)

/** The groups of a member. */
export const GroupsOfMember = ({ groups }: { groups: readonly MemberGroup[] }) => (
  <Section title={texts.ofMember}>
    {groups.length === 0 && <p className="text-muted">{texts.ofMemberNone}</p>}
    <ul className="flex list-none flex-wrap gap-x-4 gap-y-1 p-0">
      {groups.map(({ id, name }) => (
        <li key={id}>
          <Link href={`${list}/${id}`}>{name}</Link>
        </li>
      ))}
    </ul>
    <Link href={list}>{texts.manage}</Link>
  </Section>
)
