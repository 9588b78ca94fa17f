import type { LocalDeliveryOption, LocalDeliveryOptionInput } from '@vitrine/client'
import { Checkbox, SelectField, TextArea, TextField } from '@vitrine/ui'
import { useState } from 'react'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useParams } from 'react-router'
import { EntryPage } from '../../page/entry-page.tsx'
import { countIn, isTicked, textIn } from '../../form/read-fields.ts'
import { CancelLink } from '../../form/cancel-link.tsx'
import { DeleteButton } from '../../form/delete-button.tsx'
import { EntryForm, type FieldOf } from '../../form/entry-form.tsx'
import { useDone } from '../../form/use-done.ts'
import { optionsOf } from '../../form/options.ts'
import { NotFound } from '../../page/not-found.tsx'
import { FieldGroup } from '../../page/section.tsx'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'
import { areaKindOf, areaFieldsToClear, citiesText, cornersText, readArea, type AreaKind } from './area-draft.ts'
import { chargeDrafts, ChargesEditor, readCharges } from '../rates/charges-editor.tsx'
import { ClosedDates } from './closed-dates.tsx'
import { HoursEditor, readWindows, windowDrafts } from './hours-editor.tsx'
import { PreparationFields, readPreparation } from './preparation-fields.tsx'
import { draftsOf, newRate, readRates } from '../rates/rate-draft.ts'
import { RatesEditor } from '../rates/rates-editor.tsx'
import type { DeliveryData } from '../load-delivery.ts'
import { createWorldwideRegion, RegionChoice } from '../regions/region-choice.tsx'

const { deliveries } = words
const list = '/delivery'
const root = 'localDeliveryOption'
const schedule = `${root}.scheduledDeliveryConfig`

interface AreaProps {
  readonly field: FieldOf
  readonly kind: AreaKind
  readonly onKind: (kind: AreaKind) => void
  readonly option: LocalDeliveryOption | undefined
  readonly lengthUnit: string
}

const AreaGroup = ({ field, kind, onKind, option, lengthUnit }: AreaProps) => (
  <FieldGroup title={deliveries.area} hint={deliveries.areaHint}>
    <SelectField
      label={deliveries.areaKind}
      options={optionsOf(deliveries.areaKinds)}
      value={kind}
      mark="none"
      onChange={(event) => onKind(event.target.value as AreaKind)}
    />
    {kind === 'ZIP' && (
      <TextArea
        {...field(`${root}.zipConfig.zipCodes`)}
        label={deliveries.zipCodes}
        hint={deliveries.zipCodesHint}
        defaultValue={option?.zipConfig?.zipCodes.join(', ') ?? ''}
        required
      />
    )}
    {kind === 'CITY' && (
      <TextArea
        {...field(`${root}.cityConfig.cityItems`)}
        label={deliveries.cities}
        hint={deliveries.citiesHint}
        defaultValue={citiesText(option?.cityConfig)}
        required
      />
    )}
    {kind === 'CUSTOM' && (
      <TextArea
        {...field(`${root}.customAreaConfig.geocodes`)}
        label={deliveries.corners}
        hint={deliveries.cornersHint}
        defaultValue={cornersText(option?.customAreaConfig)}
        required
      />
    )}
    {kind === 'RADIUS' && (
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          {...field(`${root}.radiusConfig.radius`)}
          label={deliveries.radius(lengthUnit)}
          inputMode="decimal"
          defaultValue={String(option?.radiusConfig?.radius ?? '')}
          required
        />
        <TextField
          {...field(`${root}.radiusConfig.address.geocode.latitude`)}
          label={deliveries.latitude}
          inputMode="decimal"
          defaultValue={String(option?.radiusConfig?.address?.geocode?.latitude ?? '')}
          required
        />
        <TextField
          {...field(`${root}.radiusConfig.address.geocode.longitude`)}
          label={deliveries.longitude}
          inputMode="decimal"
          defaultValue={String(option?.radiusConfig?.address?.geocode?.longitude ?? '')}
          required
        />
      </div>
    )}
  </FieldGroup>
)

const SlotFields = ({ field, option }: { field: FieldOf; option: LocalDeliveryOption | undefined }) => {
  const { handlingDays, slotMinutes, capacity } = option?.scheduledDeliveryConfig ?? {}
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <TextField
        {...field(`${schedule}.slotMinutes`)}
        label={deliveries.slotMinutes}
        hint={deliveries.wholeWindow}
        inputMode="numeric"
        defaultValue={String(slotMinutes ?? '')}
      />
      <TextField
        {...field(`${schedule}.capacity`)}
        label={deliveries.capacity}
        hint={deliveries.capacityHint}
        inputMode="numeric"
        defaultValue={String(capacity ?? '')}
      />
      <TextField
        {...field(`${schedule}.handlingDays`)}
        label={deliveries.handlingDays}
        inputMode="numeric"
        defaultValue={String(handlingDays ?? 0)}
      />
    </div>
  )
}

const readSchedule = (
  form: FormData,
  { windows, closedDates }: { windows: Parameters<typeof readWindows>[0]; closedDates: readonly string[] },
) => {
  const slotMinutes = countIn(form, `${schedule}.slotMinutes`)
  const capacity = countIn(form, `${schedule}.capacity`)
  return {
    timeWindows: readWindows(windows),
    closedDates: [...closedDates],
    handlingDays: countIn(form, `${schedule}.handlingDays`) ?? 0,
    ...(slotMinutes !== undefined && { slotMinutes }),
    ...(capacity !== undefined && { capacity }),
    ...readPreparation(form, schedule),
  }
}

/** The editable fields of a local delivery option: the state an undo restores. */
const fieldsOf = (option: LocalDeliveryOption): LocalDeliveryOptionInput => {
  const { id: _id, revision: _revision, createdDate: _created, updatedDate: _updated, ...more } = option
  // Legacy fields, replaced by `rates`.
  const { rate: _rate, minimumFreeDeliveryOrderAmount: _from, ...fields } = more
  return fields
}

const LocalForm = ({ option, data }: { option: LocalDeliveryOption | undefined; data: DeliveryData }) => {
  const { regions, currency, weightUnit } = data
  const done = useDone()
  const [rates, setRates] = useState(() => (option ? draftsOf(option.rates) : [newRate()]))
  const [regionIds, setRegionIds] = useState<readonly string[]>(
    option?.deliveryRegionIds ?? regions.map(({ id }) => id),
  )
  const [windows, setWindows] = useState(() => windowDrafts(option?.scheduledDeliveryConfig?.timeWindows))
  const [closedDates, setClosedDates] = useState<readonly string[]>(option?.scheduledDeliveryConfig?.closedDates ?? [])
  const [charges, setCharges] = useState(() => chargeDrafts(option?.otherCharges))
  const [kind, setKind] = useState<AreaKind>(areaKindOf(option))
  const name = option?.areaName ?? ''

  const save = async (form: FormData) => {
    const sent: LocalDeliveryOptionInput = {
      areaName: textIn(form, `${root}.areaName`),
      estimatedDeliveryTime: textIn(form, `${root}.estimatedDeliveryTime`),
      active: isTicked(form, `${root}.active`),
      ...readArea(form, kind),
      rates: readRates(rates),
      deliveryRegionIds: regions.length === 0 ? [await createWorldwideRegion()] : [...regionIds],
      otherCharges: readCharges(charges, root),
      scheduledDeliveryConfig: readSchedule(form, { windows, closedDates }),
    }
    if (!option) {
      await shop.localDeliveryOptions.createLocalDeliveryOption(sent)
      return done({ message: words.added(sent.areaName ?? ''), next: list })
    }
    const before = areaKindOf(option)
    const { revision } = await shop.localDeliveryOptions.updateLocalDeliveryOption(
      option.id,
      { ...sent, revision: option.revision },
      { unset: areaFieldsToClear(before, kind) },
    )
    const undo = () =>
      shop.localDeliveryOptions.updateLocalDeliveryOption(
        option.id,
        { ...fieldsOf(option), revision },
        { unset: areaFieldsToClear(kind, before) },
      )
    return done({ message: words.saved, undo, next: list })
  }

  return (
    <EntryForm
      label={deliveries.local}
      save={save}
      actions={
        option ? (
          <DeleteButton
            name={name}
            hint={deliveries.delete}
            remove={() => shop.localDeliveryOptions.deleteLocalDeliveryOption(option.id)}
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
            {...field(`${root}.areaName`)}
            label={deliveries.name}
            hint={deliveries.localNameHint}
            defaultValue={name}
            required
            maxLength={100}
          />
          <Checkbox {...field(`${root}.active`)} label={deliveries.offered} defaultChecked={option?.active ?? true} />
          <AreaGroup field={field} kind={kind} onKind={setKind} option={option} lengthUnit={data.lengthUnit} />
          <HoursEditor
            title={deliveries.deliveryHours}
            hint={deliveries.deliveryHoursHint(data.timeZone)}
            windows={windows}
            onChange={setWindows}
          />
          <SlotFields field={field} option={option} />
          <PreparationFields field={field} name={schedule} of={option?.scheduledDeliveryConfig} />
          <ClosedDates dates={closedDates} onChange={setClosedDates} />
          <TextField
            {...field(`${root}.estimatedDeliveryTime`)}
            label={deliveries.time}
            hint={deliveries.timeHint}
            defaultValue={option?.estimatedDeliveryTime ?? ''}
            maxLength={40}
          />
          <RegionChoice regions={regions} chosen={regionIds} onChange={setRegionIds} />
          <RatesEditor {...{ rates, field, currency, weightUnit }} onChange={setRates} />
          <ChargesEditor name={root} {...{ charges, field, currency }} onChange={setCharges} />
        </>
      )}
    </EntryForm>
  )
}

/** Creates or edits a local delivery option. */
export const LocalPage = ({ data }: PageProps<DeliveryData>) => {
  const { id } = useParams()
  const option = data.locals.find((one) => one.id === id)
  if (id !== undefined && !option) return <NotFound list={list} />
  return (
    <EntryPage title={option?.areaName ?? deliveries.addLocal} list={{ label: deliveries.title, href: list }}>
      <LocalForm key={`${id} ${option?.revision}`} option={option} data={data} />
    </EntryPage>
  )
}
