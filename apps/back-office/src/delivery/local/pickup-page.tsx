import type { PickupLocation, PickupLocationInput } from '@vitrine/client'
import { Checkbox, countryOptions, SelectField, TextArea, TextField } from '@vitrine/ui'
import { useState } from 'react'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useParams } from 'react-router'
import { EntryPage } from '../../page/entry-page.tsx'
import { countIn, isTicked, textIn } from '../../form/read-fields.ts'
import { CancelLink } from '../../form/cancel-link.tsx'
import { DeleteButton } from '../../form/delete-button.tsx'
import { EntryForm, type FieldOf } from '../../form/entry-form.tsx'
import { useDone } from '../../form/use-done.ts'
import { NotFound } from '../../page/not-found.tsx'
import { FieldGroup } from '../../page/section.tsx'
import { shop } from '../../shop.ts'
import { locale, words } from '../../words/words.ts'
import { chargeDrafts, ChargesEditor, readCharges } from '../rates/charges-editor.tsx'
import { ClosedDates } from './closed-dates.tsx'
import { HoursEditor, readWindows, windowDrafts } from './hours-editor.tsx'
import { readPreparation, PreparationFields } from './preparation-fields.tsx'
import { draftsOf, newRate, readRates } from '../rates/rate-draft.ts'
import { RatesEditor } from '../rates/rates-editor.tsx'
import type { DeliveryData } from '../load-delivery.ts'
import { createWorldwideRegion, RegionChoice } from '../regions/region-choice.tsx'

const { deliveries } = words
const list = '/delivery'
const addressKeys = ['addressLine', 'postalCode', 'city'] as const

const readAddress = (form: FormData): NonNullable<PickupLocationInput['address']> => ({
  country: textIn(form, 'pickupLocation.address.country'),
  ...Object.fromEntries(
    addressKeys.flatMap((key) => {
      const value = textIn(form, `pickupLocation.address.${key}`)
      return value === '' ? [] : [[key, value]]
    }),
  ),
})

const AddressGroup = ({
  field,
  location,
  country,
}: {
  field: FieldOf
  location: PickupLocation | undefined
  country: string | undefined
}) => (
  <FieldGroup title={deliveries.pickupAddress} hint={deliveries.pickupAddressHint}>
    {addressKeys.map((key) => (
      <TextField
        key={key}
        {...field(`pickupLocation.address.${key}`)}
        label={deliveries.addressParts[key]}
        defaultValue={location?.address?.[key] ?? ''}
        maxLength={key === 'addressLine' ? 150 : 50}
      />
    ))}
    <SelectField
      {...field('pickupLocation.address.country')}
      label={deliveries.country}
      mark="none"
      options={countryOptions(locale)}
      defaultValue={location?.address?.country ?? country ?? 'DE'}
    />
  </FieldGroup>
)

const SlotsGroup = ({ field, location }: { field: FieldOf; location: PickupLocation | undefined }) => (
  <FieldGroup title={deliveries.slots} hint={deliveries.slotsHint}>
    <TextField
      {...field('pickupLocation.slots.minutes')}
      label={deliveries.slotMinutes}
      hint={deliveries.slotMinutesHint}
      inputMode="numeric"
      defaultValue={String(location?.slots?.minutes ?? '')}
    />
    <TextField
      {...field('pickupLocation.slots.capacity')}
      label={deliveries.capacity}
      hint={deliveries.capacityHint}
      inputMode="numeric"
      defaultValue={String(location?.slots?.capacity ?? '')}
    />
  </FieldGroup>
)

/** The editable fields of a pickup location: the state an undo restores. */
const fieldsOf = (location: PickupLocation): PickupLocationInput => {
  const { id: _id, revision: _revision, createdDate: _created, updatedDate: _updated, ...fields } = location
  return { otherCharges: [], closedDates: [], openingHours: [], ...fields }
}

const clearable = ['slots', 'preparation', 'cutOffTime'] as const

const unsetOf = (location: PickupLocationInput) => clearable.filter((part) => location[part] === undefined)

const PickupForm = ({ location, data }: { location: PickupLocation | undefined; data: DeliveryData }) => {
  const { regions, currency, weightUnit } = data
  const done = useDone()
  const [rates, setRates] = useState(() => (location ? draftsOf(location.rates) : [{ ...newRate(), amount: '0' }]))
  const [regionIds, setRegionIds] = useState<readonly string[]>(
    location?.deliveryRegionIds ?? regions.map(({ id }) => id),
  )
  const [windows, setWindows] = useState(() => windowDrafts(location?.openingHours))
  const [closedDates, setClosedDates] = useState<readonly string[]>(location?.closedDates ?? [])
  const [charges, setCharges] = useState(() => chargeDrafts(location?.otherCharges))
  const name = location?.name ?? ''

  const save = async (form: FormData) => {
    const minutes = countIn(form, 'pickupLocation.slots.minutes')
    const capacity = countIn(form, 'pickupLocation.slots.capacity')
    const sent: PickupLocationInput = {
      name: textIn(form, 'pickupLocation.name'),
      address: readAddress(form),
      pickupMethod: textIn(form, 'pickupLocation.pickupMethod') as NonNullable<PickupLocationInput['pickupMethod']>,
      deliveryTime: textIn(form, 'pickupLocation.deliveryTime'),
      instructions: textIn(form, 'pickupLocation.instructions'),
      active: isTicked(form, 'pickupLocation.active'),
      rates: readRates(rates),
      deliveryRegionIds: regions.length === 0 ? [await createWorldwideRegion()] : [...regionIds],
      openingHours: readWindows(windows),
      closedDates: [...closedDates],
      otherCharges: readCharges(charges, 'pickupLocation'),
      ...readPreparation(form, 'pickupLocation'),
      ...(minutes !== undefined && { slots: { minutes, ...(capacity !== undefined && { capacity }) } }),
    }
    if (!location) {
      await shop.pickupLocations.createPickupLocation(sent)
      return done({ message: words.added(sent.name ?? ''), next: list })
    }
    const { revision } = await shop.pickupLocations.updatePickupLocation(
      location.id,
      { ...sent, revision: location.revision },
      { unset: unsetOf(sent) },
    )
    const before = fieldsOf(location)
    const undo = () =>
      shop.pickupLocations.updatePickupLocation(location.id, { ...before, revision }, { unset: unsetOf(before) })
    return done({ message: words.saved, undo, next: list })
  }

  return (
    <EntryForm
      label={deliveries.pickup}
      save={save}
      actions={
        location ? (
          <DeleteButton
            name={name}
            hint={deliveries.delete}
            remove={() => shop.pickupLocations.deletePickupLocation(location.id)}
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
            {...field('pickupLocation.name')}
            label={deliveries.name}
            hint={deliveries.pickupNameHint}
            defaultValue={name}
            required
            maxLength={100}
          />
          <Checkbox
            {...field('pickupLocation.active')}
            label={deliveries.offered}
            defaultChecked={location?.active ?? true}
          />
          <SelectField
            {...field('pickupLocation.pickupMethod')}
            label={deliveries.pickupKind}
            mark="none"
            options={Object.entries(deliveries.pickupKinds).map(([value, label]) => ({ value, label }))}
            defaultValue={location?.pickupMethod ?? 'STORE_PICKUP'}
          />
          <AddressGroup field={field} location={location} country={data.country} />
          <HoursEditor
            title={deliveries.openingHours}
            hint={deliveries.openingHoursHint(data.timeZone)}
            windows={windows}
            onChange={setWindows}
          />
          <PreparationFields field={field} name="pickupLocation" of={location} />
          <ClosedDates dates={closedDates} onChange={setClosedDates} />
          <SlotsGroup field={field} location={location} />
          <TextField
            {...field('pickupLocation.deliveryTime')}
            label={deliveries.readyTime}
            hint={deliveries.readyTimeHint}
            defaultValue={location?.deliveryTime ?? ''}
            maxLength={500}
          />
          <TextArea
            {...field('pickupLocation.instructions')}
            label={deliveries.instructions}
            hint={deliveries.instructionsHint}
            defaultValue={location?.instructions ?? ''}
            maxLength={1000}
          />
          <RegionChoice regions={regions} chosen={regionIds} onChange={setRegionIds} />
          <RatesEditor {...{ rates, field, currency, weightUnit }} onChange={setRates} />
          <ChargesEditor name="pickupLocation" {...{ charges, field, currency }} onChange={setCharges} />
        </>
      )}
    </EntryForm>
  )
}

/** Creates or edits a pickup location. */
export const PickupPage = ({ data }: PageProps<DeliveryData>) => {
  const { id } = useParams()
  const location = data.pickups.find((one) => one.id === id)
  if (id !== undefined && !location) return <NotFound list={list} />
  return (
    <EntryPage title={location?.name ?? deliveries.addPickup} list={{ label: deliveries.title, href: list }}>
      <PickupForm key={`${id} ${location?.revision}`} location={location} data={data} />
    </EntryPage>
  )
}
