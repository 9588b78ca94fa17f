import type { TaxExemptGroup } from '@vitrine/client'
import { Button, Checkbox, showToast, TextField } from '@vitrine/ui'
import { useState } from 'react'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useParams } from 'react-router'
import { EntryPage } from '../page/entry-page.tsx'
import { textIn } from '../form/read-fields.ts'
import { Chips } from '../form/chips.tsx'
import { CancelLink } from '../form/cancel-link.tsx'
import { DeleteButton } from '../form/delete-button.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { NotFound } from '../page/not-found.tsx'
import { MemberFinder } from '../members/member-finder.tsx'
import { memberName } from '../members/member-name.ts'
import { FieldGroup, Section } from '../page/section.tsx'
import { errorMessage } from '../error-message.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { loadTax, type TaxData } from './load-tax.ts'

const { taxes } = words
const list = '/tax'

const ExemptForm = ({ group, data }: { group: TaxExemptGroup | undefined; data: TaxData }) => {
  const done = useDone()
  const save = async (form: FormData) => {
    const sent = {
      name: textIn(form, 'taxExemptGroup.name'),
      memberGroupIds: form.getAll('memberGroup').map(String),
    }
    if (!group) {
      const { id } = await shop.taxExemptGroups.createTaxExemptGroup(sent)
      return done({ message: words.added(sent.name), next: `${list}/exempt/${id}` })
    }
    const { id, name, memberGroupIds = [] } = group
    const { revision } = await shop.taxExemptGroups.updateTaxExemptGroup(id, { ...sent, revision: group.revision })
    const undo = () => shop.taxExemptGroups.updateTaxExemptGroup(id, { name, memberGroupIds, revision })
    return done({ message: words.saved, undo, next: list })
  }
  return (
    <EntryForm
      label={taxes.exemptGroup}
      save={save}
      actions={
        group ? (
          <DeleteButton
            name={group.name}
            hint={taxes.deleteExemptGroup}
            remove={() => shop.taxExemptGroups.deleteTaxExemptGroup(group.id)}
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
            {...field('taxExemptGroup.name')}
            label={taxes.groupName}
            hint={taxes.exemptHint}
            defaultValue={group?.name ?? ''}
            required
            maxLength={200}
          />
          {data.memberGroups.length > 0 && (
            <FieldGroup title={taxes.memberGroups} hint={taxes.memberGroupsHint}>
              {data.memberGroups.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  name="memberGroup"
                  value={id}
                  label={name}
                  defaultChecked={group?.memberGroupIds?.includes(id)}
                />
              ))}
            </FieldGroup>
          )}
        </>
      )}
    </EntryForm>
  )
}

/** Exempt members. A member has only one exemption: adding one replaces another, and an undo restores it. */
const Members = ({ group, inside }: { group: TaxExemptGroup; inside: MembersInside }) => {
  const done = useDone()
  const [isFinding, setIsFinding] = useState(false)
  const { members, total } = inside
  const names = new Map(members.map(({ id, name }) => [id, name]))
  const putInto = (id: string, taxExemptGroupId: string) =>
    shop.contactTaxDetails.upsertContactTaxDetails({ id, taxExemptGroupId })
  const takeOut = (id: string) => shop.contactTaxDetails.deleteContactTaxDetails(id)
  const attempt = (work: () => Promise<void>) =>
    void work().catch((error: unknown) => showToast({ message: errorMessage(error) }))
  const add = (id: string, name: string) =>
    attempt(async () => {
      const [before] = (await shop.contactTaxDetails.queryContactTaxDetails().eq('id', id).find()).items
      await putInto(id, group.id)
      const undo = () => (before ? putInto(id, before.taxExemptGroupId) : takeOut(id))
      await done({ message: taxes.memberAdded(name), undo })
    })
  const remove = (id: string) =>
    attempt(async () => {
      await takeOut(id)
      await done({ message: taxes.memberRemoved(names.get(id)!), undo: () => putInto(id, group.id) })
    })
  const more = total - members.length
  return (
    <Section title={taxes.exemptMembers} hint={taxes.exemptMembersHint}>
      <div className="grid gap-3">
        {members.length === 0 && <p className="text-muted">{taxes.noExemptMembers}</p>}
        <Chips
          label={taxes.exemptMembers}
          values={members.map(({ id }) => id)}
          labelOf={(id) => names.get(id) ?? id}
          remove={remove}
        />
        {more > 0 && <p className="text-muted">{taxes.moreMembers(more)}</p>}
        <Button className="justify-self-start" onClick={() => setIsFinding(!isFinding)}>
          {isFinding ? taxes.closeFinder : taxes.addMembers}
        </Button>
        {isFinding && (
          <MemberFinder>
            {(member) =>
              names.has(member.id) ? (
                <span className="text-sm text-muted">{taxes.isIn}</span>
              ) : (
                <Button
                  size="small"
                  aria-label={taxes.addMember(memberName(member))}
                  onClick={() => add(member.id, memberName(member))}
                >
                  {taxes.add}
                </Button>
              )
            }
          </MemberFinder>
        )}
      </div>
    </Section>
  )
}

interface MembersInside {
  readonly members: readonly { readonly id: string; readonly name: string }[]
  readonly total: number
}

interface ExemptData extends TaxData {
  /** The first members of the group. */
  readonly inside: MembersInside
}

const maxShown = 100

const readMembers = async (groupId: string): Promise<MembersInside> => {
  const filter = { taxExemptGroupId: groupId }
  const [{ items }, { count }] = await Promise.all([
    shop.contactTaxDetails.queryContactTaxDetails().eq('taxExemptGroupId', groupId).limit(maxShown).find(),
    shop.contactTaxDetails.countContactTaxDetails({ filter }),
  ])
  const ids = items.map(({ id }) => id)
  if (ids.length === 0) return { members: [], total: 0 }
  const found = await shop.members.queryMembers({ filter: { id: { $in: ids } }, paging: { limit: maxShown } })
  const names = new Map(found.members.map((member) => [member.id, memberName(member)]))
  return { members: ids.map((id) => ({ id, name: names.get(id) ?? id })), total: count }
}

export const loadExempt = async ({ params: { id } }: PageRequest): Promise<ExemptData> => {
  const [data, inside] = await Promise.all([loadTax(), id === undefined ? { members: [], total: 0 } : readMembers(id)])
  return { ...data, inside }
}

/** Creates or edits a tax exemption group. */
export const TaxExemptPage = ({ data }: PageProps<ExemptData>) => {
  const { id } = useParams()
  const group = data.exemptGroups.find((one) => one.id === id)
  if (id !== undefined && !group) return <NotFound list={list} />
  return (
    <EntryPage title={group?.name ?? taxes.addExemptGroup} list={{ label: taxes.title, href: list }}>
      <ExemptForm key={`${id} ${group?.revision}`} group={group} data={data} />
      {group && <Members group={group} inside={data.inside} />}
    </EntryPage>
  )
}
