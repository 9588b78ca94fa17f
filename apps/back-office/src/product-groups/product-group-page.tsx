import type { Customization, ProductGroup } from '@vitrine/client'
import { Alert, SelectField, TextField } from '@vitrine/ui'
import type { PageProps, PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { CancelLink } from '../form/cancel-link.tsx'
import { DeleteButton } from '../form/delete-button.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { textIn } from '../form/read-fields.ts'
import { useDone } from '../form/use-done.ts'
import { EntryPage } from '../page/entry-page.tsx'
import { queryAll } from '../query-all.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { GroupMembers } from './group-members.tsx'

const { productGroups: texts } = words
const list = '/product-groups'

interface GroupData {
  /** `undefined` for a new one. */
  readonly group: ProductGroup | undefined
  /** Options and modifiers by which products can differ. Only for a new one. */
  readonly customizations: readonly Customization[]
}

const listCustomizations = (): Promise<Customization[]> =>
  queryAll(
    shop.customizationsV3
      .queryCustomizations()
      .in('customizationRenderType', ['TEXT_CHOICES', 'SWATCH_CHOICES'])
      .ascending('name')
      .limit(100),
  )

export const loadProductGroup = async ({ params: { id } }: PageRequest): Promise<GroupData> => {
  if (id === undefined) return { group: undefined, customizations: await listCustomizations() }
  const group = await shop.productGroupsV3.getProductGroup(id, { fields: ['GROUPING_CUSTOMIZATION'] })
  return { group, customizations: [] }
}

const nameField = (group: ProductGroup | undefined) => ({
  label: texts.name,
  defaultValue: group?.name ?? '',
  maxLength: 100,
  required: true,
})

const NewGroupForm = ({ customizations }: Pick<GroupData, 'customizations'>) => {
  const done = useDone()
  const save = async (form: FormData) => {
    const name = textIn(form, 'productGroup.name')
    const groupingCustomizationId = textIn(form, 'productGroup.groupingCustomizationId')
    const { id } = await shop.productGroupsV3.createProductGroup({ name, groupingCustomizationId })
    return done({ message: words.added(name), next: `${list}/${id}` })
  }
  if (customizations.length === 0)
    return (
      <Alert tone="info" title={texts.noChoices}>
        {texts.noChoicesHint}
      </Alert>
    )
  return (
    <EntryForm label={texts.one} save={save} actions={<CancelLink href={list} />}>
      {(field) => (
        <>
          <TextField {...field('productGroup.name')} {...nameField(undefined)} />
          <SelectField
            {...field('productGroup.groupingCustomizationId')}
            label={texts.differBy}
            hint={texts.differByHint}
            placeholder={words.choose}
            options={customizations.map(({ id, name, customizationType }) => ({
              value: id,
              label: texts.choice(name, texts.kinds[customizationType]),
            }))}
            required
          />
        </>
      )}
    </EntryForm>
  )
}

const GroupForm = ({ group }: { group: ProductGroup }) => {
  const done = useDone()
  const save = async (form: FormData) => {
    const rename = (revision: string, name: string) =>
      shop.productGroupsV3.updateProductGroup(group.id, { revision, name })
    const { revision } = await rename(group.revision, textIn(form, 'productGroup.name'))
    return done({ message: words.saved, undo: () => rename(revision, group.name) })
  }
  return (
    <EntryForm
      label={texts.one}
      save={save}
      actions={
        <DeleteButton
          name={group.name}
          hint={texts.delete}
          remove={() => shop.productGroupsV3.deleteProductGroup(group.id)}
          next={list}
        />
      }
    >
      {(field) => <TextField {...field('productGroup.name')} {...nameField(group)} />}
    </EntryForm>
  )
}

const differBy = ({ groupingCustomization }: ProductGroup): string =>
  `${texts.differBy}: ${groupingCustomization?.name ?? ''}`

/** Creates a product group, or renames it and assigns its products. */
export const ProductGroupPage = ({ data: { group, customizations } }: PageProps<GroupData>) => (
  <EntryPage
    title={group?.name ?? texts.add}
    list={{ label: texts.title, href: list }}
    hint={group ? differBy(group) : texts.hint}
    wide={group !== undefined}
  >
    {group ? (
      <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <GroupForm key={`${group.id} ${group.name}`} group={group} />
        <GroupMembers group={group} />
      </div>
    ) : (
      <NewGroupForm customizations={customizations} />
    )}
  </EntryPage>
)
