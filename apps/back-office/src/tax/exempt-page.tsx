import type { TaxExemptGroup } from '@vitrine/client'
import { Checkbox, TextField } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/routed-page.tsx'
import { useParams } from 'react-router'
import { EntryPage } from '../entry-page.tsx'
import { textIn } from '../form/amounts.ts'
import { CancelLink } from '../form/cancel-link.tsx'
import { DeleteButton } from '../form/delete-button.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { NotFound } from '../not-found.tsx'
import { FieldGroup } from '../section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'
import type { TaxData } from './read.ts'

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
      await shop.taxExemptGroups.createTaxExemptGroup(sent)
      return done({ message: words.added(sent.name), next: list })
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

/** Buyers who pay no tax, or less, or a new group of them. */
export const TaxExemptPage = ({ data }: PageProps<TaxData>) => {
  const { id } = useParams()
  const group = data.exemptGroups.find((one) => one.id === id)
  if (id !== undefined && !group) return <NotFound list={list} />
  return (
    <EntryPage title={group?.name ?? taxes.addExemptGroup} list={{ label: taxes.title, href: list }}>
      <ExemptForm key={`${id} ${group?.revision}`} group={group} data={data} />
    </EntryPage>
  )
}
