import type { TipSettings, TipStaffMember } from '@vitrine/client'
import { Badge, Checkbox, PageHeader, RadioGroup, SelectField, Stack, TextField } from '@vitrine/ui'
import { dayIn, daysAfter, startOfDay } from '@vitrine/domain/time/day.ts'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useState } from 'react'
import { loadTimeZone } from '../clock/store-zone.ts'
import { queryAll } from '../query-all.ts'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { countIn, decimalIn, isTicked, textIn } from '../form/read-fields.ts'
import { throwFieldError, fieldErrorOf } from '../form/field-errors.ts'
import { EntryForm, type FieldOf } from '../form/entry-form.tsx'
import { optionsOf } from '../form/options.ts'
import { useDone } from '../form/use-done.ts'
import { FieldGroup } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { actionColumn, TableSection } from '../page/table-section.tsx'
import { useTitle } from '../page/use-title.ts'
import { words } from '../words/words.ts'
import { TipShares, type SharesData } from './tip-shares.tsx'

const { tips: texts } = words

interface TipsData extends SharesData {
  readonly settings: TipSettings | undefined
  readonly staff: readonly TipStaffMember[]
  readonly currency: string
}

const monthOf = (day: string): string => day.slice(0, 7)

/** Start of a month and of the next one in the store's time zone. */
const boundsOf = (month: string, timeZone: string): readonly [Date, Date] => {
  const next = monthOf(daysAfter(`${month}-01`, 31))
  return [startOfDay(timeZone, `${month}-01`), startOfDay(timeZone, `${next}-01`)]
}

export const loadTips = async ({ url }: PageRequest): Promise<TipsData> => {
  const requestedMonth = url.searchParams.get('month') ?? ''
  const timeZone = await loadTimeZone()
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(requestedMonth) ? requestedMonth : monthOf(dayIn(timeZone, new Date()))
  const [{ items }, staff, { siteSettings }, report] = await Promise.all([
    shop.tipSettings.queryTipSettings().eq('default', true).limit(1).find(),
    queryAll(shop.tippableStaff.queryTipStaffMembers().ascending('name').limit(100)),
    shop.backOffice.getSiteSettings(),
    shop.tips.listTipShares(...boundsOf(month, timeZone)),
  ])
  return { settings: items[0], staff, currency: siteSettings.currency, month, report }
}

const places = [0, 1, 2] as const
const presetName = (place: number): string => `tipSettings.presets[${place}].value`

const readSettings = (form: FormData) => {
  const tipType = textIn(form, 'tipSettings.tipType') as 'PERCENTAGE' | 'AMOUNT'
  const chosen = textIn(form, 'preselected')
  const presets = places.flatMap((place) => {
    const value = decimalIn(form, presetName(place))
    return value === undefined ? [] : [{ value: Number(value), default: chosen === String(place) }]
  })
  if (presets.length === 0) throwFieldError(presetName(0), texts.needsOne)
  return {
    tipType,
    presets,
    allowCustomerTip: isTicked(form, 'tipSettings.allowCustomerTip'),
    allowCustomAmount: isTicked(form, 'tipSettings.allowCustomAmount'),
    staffDistributionMethod: textIn(form, 'tipSettings.staffDistributionMethod') as 'EQUAL' | 'PROPORTIONAL',
  }
}

interface SettingsProps extends Pick<TipsData, 'settings' | 'currency'> {
  readonly field: FieldOf
}

const Presets = ({ settings, currency, field }: SettingsProps) => {
  const [kind, setKind] = useState<string>(settings?.tipType ?? 'PERCENTAGE')
  const presets = settings?.presets ?? [{ value: 10 }, { value: 15 }, { value: 20 }]
  const preselected = presets.findIndex((preset) => preset.default)
  return (
    <FieldGroup title={texts.offered}>
      <RadioGroup
        label={texts.kind}
        name="tipSettings.tipType"
        options={optionsOf(texts.kinds).map(({ value, label }) => ({ value, label }))}
        value={kind}
        onValueChange={setKind}
      />
      <div className="grid items-start gap-4 sm:grid-cols-3">
        {places.map((place) => (
          <TextField
            key={place}
            {...field(presetName(place))}
            label={texts.preset(place + 1, kind === 'PERCENTAGE' ? '%' : currency)}
            inputMode="decimal"
            mark={place === 0 ? 'none' : 'optional'}
            defaultValue={presets[place] ? String(presets[place].value) : ''}
          />
        ))}
      </div>
      <SelectField
        label={texts.preselected}
        hint={texts.preselectedHint}
        name="preselected"
        mark="none"
        options={[
          { value: '', label: texts.nothing },
          ...places.map((place) => ({ value: String(place), label: texts.presetName(place + 1) })),
        ]}
        defaultValue={preselected < 0 ? '' : String(preselected)}
      />
      <Checkbox
        name="tipSettings.allowCustomAmount"
        label={texts.custom}
        defaultChecked={settings?.allowCustomAmount ?? true}
      />
    </FieldGroup>
  )
}

const SettingsForm = ({ settings, currency }: Pick<TipsData, 'settings' | 'currency'>) => {
  const done = useDone()
  const save = async (form: FormData) => {
    const sent = readSettings(form)
    if (settings) {
      const { id, revision } = settings
      await shop.tipSettings.updateTipSettings({ ...sent, id, revision })
    } else {
      await shop.tipSettings.createDefaultTipSettings(sent)
    }
    return done({ message: words.saved })
  }
  return (
    <EntryForm label={texts.title} save={save}>
      {(field) => (
        <>
          <Checkbox
            name="tipSettings.allowCustomerTip"
            label={texts.on}
            hint={texts.onHint}
            defaultChecked={settings?.allowCustomerTip ?? false}
          />
          <Presets settings={settings} currency={currency} field={field} />
          <FieldGroup title={texts.split}>
            <RadioGroup
              label={texts.split}
              labelHidden
              name="tipSettings.staffDistributionMethod"
              options={optionsOf(texts.splits).map(({ value, label }) => ({ value, label }))}
              defaultValue={settings?.staffDistributionMethod ?? 'EQUAL'}
            />
          </FieldGroup>
        </>
      )}
    </EntryForm>
  )
}

const StaffButton = ({ member }: { member?: TipStaffMember }) => {
  const save = async (form: FormData) => {
    const share = countIn(form, 'share') ?? 1
    if (share < 1 || share > 1000) throwFieldError('share', texts.shareRange)
    const sent = {
      name: textIn(form, 'name') || throwFieldError('name', texts.needsName),
      share,
      active: isTicked(form, 'active'),
    }
    await (member
      ? shop.tippableStaff.updateTipStaffMember(member.id, { ...sent, revision: member.revision })
      : shop.tippableStaff.createTipStaffMember(sent))
  }
  return (
    <ConfirmButton
      button={{ size: 'small', 'aria-label': member ? texts.editOf(member.name) : texts.addStaff }}
      title={member ? texts.editOf(member.name) : texts.addStaff}
      hint={texts.staffHint}
      confirm={words.save}
      variant="primary"
      done={words.saved}
      label={member ? texts.edit : texts.addStaff}
      act={save}
    >
      {(failure) => (
        <div className="grid gap-3">
          <TextField
            label={texts.name}
            name="name"
            required
            maxLength={100}
            defaultValue={member?.name ?? ''}
            error={fieldErrorOf(failure, 'name')}
          />
          <TextField
            label={texts.share}
            hint={texts.shareHint}
            name="share"
            inputMode="numeric"
            mark="none"
            defaultValue={String(member?.share ?? 1)}
            error={fieldErrorOf(failure, 'share')}
          />
          <Checkbox name="active" label={texts.active} defaultChecked={member?.active ?? true} />
        </div>
      )}
    </ConfirmButton>
  )
}

const RemoveButton = ({ member }: { member: TipStaffMember }) => (
  <ConfirmButton
    button={{ size: 'small', variant: 'quiet', 'aria-label': texts.removeOf(member.name) }}
    title={texts.removeOf(member.name)}
    hint={texts.removeHint}
    confirm={words.remove}
    variant="critical"
    done={texts.removed(member.name)}
    label={words.remove}
    act={() => shop.tippableStaff.deleteTipStaffMember(member.id)}
  />
)

const Staff = ({ staff }: Pick<TipsData, 'staff'>) => (
  <div className="grid justify-items-start gap-4">
    <TableSection<TipStaffMember>
      title={texts.staff}
      hint={texts.staffHint}
      none={texts.noStaff}
      rows={staff}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', header: texts.name, rowHeader: true, cell: ({ name }) => name },
        { key: 'share', header: texts.share, cell: ({ share }) => share },
        {
          key: 'state',
          header: texts.state,
          cell: ({ active }) => (
            <Badge tone={active ? 'positive' : 'neutral'} dot>
              {active ? texts.shares : texts.pauses}
            </Badge>
          ),
        },
        actionColumn<TipStaffMember>({
          key: 'edit',
          header: texts.edit,
          cell: (member) => (
            <span className="flex flex-wrap justify-end gap-2">
              <StaffButton member={member} />
              <RemoveButton member={member} />
            </span>
          ),
        }),
      ]}
    />
    <StaffButton />
  </div>
)

/** Tip settings, staff shares and payouts. */
export const TipsPage = ({ data: { settings, staff, currency, month, report } }: PageProps<TipsData>) => {
  useTitle(texts.title)
  return (
    <Stack gap="lg">
      <PageHeader title={texts.title}>{texts.hint}</PageHeader>
      <div className="grid items-start gap-10 xl:grid-cols-2">
        <SettingsForm key={settings?.revision ?? 'new'} settings={settings} currency={currency} />
        <Staff staff={staff} />
      </div>
      <TipShares month={month} report={report} />
    </Stack>
  )
}
