import type { Collection, FeeRule, TaxGroup } from '@vitrine/client'
import { Checkbox, RadioGroup, SelectField, TextField } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useState } from 'react'
import { queryAll } from '../query-all.ts'
import { DestinationsEditor, type DestinationDraft } from '../delivery/regions/destinations-editor.tsx'
import { ChosenItems } from '../discounts/chosen-items.tsx'
import type { Names } from '../discounts/names.ts'
import { EntryPage } from '../page/entry-page.tsx'
import { CancelLink } from '../form/cancel-link.tsx'
import { DeleteButton } from '../form/delete-button.tsx'
import { EntryForm, type FieldOf } from '../form/entry-form.tsx'
import { optionsOf } from '../form/options.ts'
import { useDone } from '../form/use-done.ts'
import { FieldGroup } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { FeeStateBadge } from './fees-page.tsx'
import { draftsOf, editableFields, kindOf, readFee, unsetLimits, type FeeKind } from './read-fee.ts'

const { fees: texts } = words
const list = '/fees'

interface FeeData {
  readonly fee: FeeRule | undefined
  readonly collections: readonly Collection[]
  readonly taxGroups: readonly TaxGroup[]
  readonly names: Names
}

export const loadFee = async ({ params: { id } }: PageRequest): Promise<FeeData> => {
  const [fee, collections, taxGroups, { siteSettings }] = await Promise.all([
    id === undefined ? undefined : shop.feeRules.getFeeRule(id),
    queryAll(shop.collections.queryCollections().limit(100)),
    queryAll(shop.taxGroups.queryTaxGroups().limit(100)),
    shop.backOffice.getSiteSettings(),
  ])
  const { productIds = [] } = fee ?? {}
  const products =
    productIds.length === 0 ? [] : await queryAll(shop.products.queryProducts().in('id', productIds).limit(100))
  const named = (all: readonly { readonly id: string; readonly name: string }[]) =>
    new Map(all.map(({ id: one, name }) => [one, name]))
  const names = {
    currency: siteSettings.currency,
    products: named(products),
    collections: named(collections),
    groups: new Map(),
    members: new Map(),
  }
  return { fee, collections, taxGroups, names }
}

interface FieldsProps extends FeeData {
  readonly field: FieldOf
}

const Price = ({ fee, names: { currency }, field }: FieldsProps) => {
  const [kind, setKind] = useState<FeeKind>(kindOf(fee))
  return (
    <FieldGroup title={texts.price}>
      <RadioGroup
        label={texts.kind}
        name="kind"
        options={optionsOf(texts.kinds).map(({ value, label }) => ({ value, label }))}
        value={kind}
        onValueChange={(value) => setKind(value as FeeKind)}
      />
      {kind === 'PERCENTAGE' ? (
        <TextField
          {...field('feeRule.percentage')}
          label={texts.percentage}
          hint={texts.percentageHint}
          inputMode="decimal"
          end="%"
          required
          defaultValue={fee?.percentage ?? ''}
        />
      ) : (
        <TextField
          {...field('feeRule.amount')}
          label={kind === 'ITEM' ? texts.amountEach(currency) : texts.amount(currency)}
          inputMode="decimal"
          required
          defaultValue={fee?.amount ?? ''}
        />
      )}
    </FieldGroup>
  )
}

const Conditions = ({ fee, names, collections, field }: FieldsProps) => (
  <>
    <ChosenItems
      field="feeRule"
      title={texts.items}
      hint={texts.itemsHint}
      items={fee}
      collections={collections}
      names={names}
    />
    <FieldGroup title={texts.subtotal} hint={texts.subtotalHint}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...field('feeRule.minSubtotal')}
          label={texts.min(names.currency)}
          inputMode="decimal"
          mark="optional"
          defaultValue={fee?.minSubtotal ?? ''}
        />
        <TextField
          {...field('feeRule.maxSubtotal')}
          label={texts.max(names.currency)}
          inputMode="decimal"
          mark="optional"
          defaultValue={fee?.maxSubtotal ?? ''}
        />
      </div>
    </FieldGroup>
  </>
)

const Taxes = ({ fee, taxGroups, field }: FieldsProps) => {
  const [isTaxed, setIsTaxed] = useState(fee?.taxable ?? true)
  return (
    <FieldGroup title={texts.tax}>
      <Checkbox
        name={field('feeRule.taxable').name}
        label={texts.taxable}
        defaultChecked={isTaxed}
        onChange={(event) => setIsTaxed(event.currentTarget.checked)}
      />
      {isTaxed && (
        <SelectField
          {...field('feeRule.taxGroupId')}
          label={texts.taxGroup}
          options={[
            { value: '', label: texts.usualGroup },
            ...taxGroups.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          defaultValue={fee?.taxGroupId ?? ''}
          mark="none"
        />
      )}
    </FieldGroup>
  )
}

const restore = (fee: FeeRule, revision: string) => {
  const before = editableFields(fee)
  return shop.feeRules.updateFeeRule(fee.id, { ...before, revision }, { unset: unsetLimits(before) })
}

const FeeForm = (data: FeeData) => {
  const { fee } = data
  const done = useDone()
  const [destinations, setDestinations] = useState<readonly DestinationDraft[]>(() => draftsOf(fee))
  const save = async (form: FormData) => {
    const sent = readFee(form, destinations)
    if (!fee) {
      const { name } = await shop.feeRules.createFeeRule(sent)
      return done({ message: words.added(name), next: list })
    }
    const options = { unset: unsetLimits(sent) }
    const { revision } = await shop.feeRules.updateFeeRule(fee.id, { ...sent, revision: fee.revision }, options)
    return done({ message: words.saved, undo: () => restore(fee, revision) })
  }
  return (
    <EntryForm
      label={texts.one}
      save={save}
      actions={
        fee ? (
          <DeleteButton
            name={fee.name}
            hint={texts.delete}
            remove={() => shop.feeRules.deleteFeeRule(fee.id)}
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
            {...field('feeRule.name')}
            label={texts.name}
            hint={texts.nameHint}
            required
            maxLength={50}
            defaultValue={fee?.name ?? ''}
          />
          <Checkbox name={field('feeRule.active').name} label={texts.active} defaultChecked={fee?.active ?? true} />
          <Price {...data} field={field} />
          <Conditions {...data} field={field} />
          <DestinationsEditor
            path="feeRule"
            hint={texts.everywhere}
            destinations={destinations}
            field={field}
            onChange={setDestinations}
          />
          <Taxes {...data} field={field} />
        </>
      )}
    </EntryForm>
  )
}

/** Creates or edits a fee. */
export const FeePage = ({ data }: PageProps<FeeData>) => {
  const { fee } = data
  return (
    <EntryPage
      title={fee?.name ?? texts.add}
      list={{ label: texts.title, href: list }}
      hint={fee && <FeeStateBadge active={fee.active} />}
    >
      <FeeForm key={`${fee?.id} ${fee?.revision}`} {...data} />
    </EntryPage>
  )
}
