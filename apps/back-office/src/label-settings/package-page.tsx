import type { ShippoConfiguration, ShippoConfigurationInput } from '@vitrine/client'
import { AddressFields, Checkbox, countryOptions, SelectField, TextField, type AddressKey } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useState } from 'react'
import { useParams } from 'react-router'
import { EntryPage } from '../page/entry-page.tsx'
import { countIn, decimalIn, textIn } from '../form/read-fields.ts'
import { CancelLink } from '../form/cancel-link.tsx'
import { DeleteButton } from '../form/delete-button.tsx'
import { EntryForm, type FieldOf } from '../form/entry-form.tsx'
import { optionsOf } from '../form/options.ts'
import { useDone } from '../form/use-done.ts'
import { NotFound } from '../page/not-found.tsx'
import { FieldGroup } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { locale, words } from '../words/words.ts'
import { packageName } from './package-name.ts'
import type { LabelData } from './load-labels.ts'
import { domestic, international, ServiceFields, servicesIn } from './service-fields.tsx'

const { labels, drafts } = words
const list = '/shipping-labels'
const named = (name: string): string => `shippoConfiguration.${name}`
const sides = ['length', 'width', 'height'] as const
const addressFields = ['country', 'addressLine', 'addressLine2', 'postalCode', 'city', 'subdivision'] as const
const otherAddressFields: readonly AddressKey[] = ['firstName', 'lastName', 'company', 'phone']

const addressLabels: Readonly<Record<AddressKey, string>> = {
  firstName: drafts.firstName,
  lastName: drafts.lastName,
  company: drafts.company,
  country: drafts.country,
  addressLine: drafts.addressLine,
  addressLine2: drafts.addressLine2,
  city: drafts.city,
  subdivision: drafts.subdivision,
  postalCode: drafts.postalCode,
  phone: drafts.phone,
}

type PackageType = NonNullable<ShippoConfiguration['packageType']>

const detailsIn = (form: FormData, packageType: PackageType): ShippoConfigurationInput['packageDetails'] => {
  if (packageType !== 'CUSTOM') {
    return { maxNumberOfProducts: String(countIn(form, named('packageDetails.maxNumberOfProducts')) ?? '') }
  }
  const dimensions = sides.map((side) => [side, decimalIn(form, named(`packageDetails.dimensions.${side}`), 3)])
  return { name: textIn(form, named('packageDetails.name')), dimensions: Object.fromEntries(dimensions) }
}

const readForm = (form: FormData): ShippoConfigurationInput => {
  const packageType = textIn(form, named('packageType')) as PackageType
  const address = addressFields.flatMap((name) => {
    const typed = textIn(form, named(`shipFromAddress.${name}`))
    return typed === '' ? [] : [[name, typed] as const]
  })
  return {
    packageType,
    packageDetails: detailsIn(form, packageType),
    backupWeight: decimalIn(form, named('backupWeight'), 3) ?? '0',
    shipFromAddress: Object.fromEntries(address),
    domesticServices: servicesIn(form, domestic),
    internationalServices: servicesIn(form, international),
  }
}

/** Regions have calls of their own: each is added or removed separately. */
const saveRegions = async (known: ShippoConfiguration, regionIds: readonly string[]): Promise<void> => {
  const { id, deliveryRegionIds = [] } = known
  for (const added of regionIds.filter((one) => !deliveryRegionIds.includes(one))) {
    await shop.shippoConfigurations.addDeliveryRegion(id, added)
  }
  for (const removed of deliveryRegionIds.filter((one) => !regionIds.includes(one))) {
    await shop.shippoConfigurations.removeDeliveryRegion({ shippoConfigurationId: id, deliveryRegionId: removed })
  }
}

interface Part {
  readonly known: ShippoConfiguration | undefined
  readonly data: LabelData
  readonly field: FieldOf
}

const PackageFields = ({ known, data: { weightUnit }, field }: Part) => {
  const [type, setType] = useState<PackageType>(known?.packageType ?? 'CUSTOM')
  const { name, dimensions, maxNumberOfProducts } = known?.packageDetails ?? {}
  return (
    <FieldGroup title={labels.package}>
      <SelectField
        {...field(named('packageType'))}
        label={labels.packageType}
        options={optionsOf(labels.packageTypes)}
        value={type}
        onChange={({ target: { value } }) => setType(value as PackageType)}
        mark="none"
      />
      {type === 'CUSTOM' ? (
        <>
          <TextField
            {...field(named('packageDetails.name'))}
            label={labels.name}
            hint={labels.nameHint}
            defaultValue={name ?? ''}
            maxLength={255}
            required
          />
          <div className="grid items-start gap-4 sm:grid-cols-3">
            {sides.map((side) => (
              <TextField
                key={side}
                {...field(named(`packageDetails.dimensions.${side}`))}
                label={labels[side]}
                inputMode="decimal"
                defaultValue={dimensions?.[side] ?? ''}
                required
              />
            ))}
          </div>
        </>
      ) : (
        <TextField
          {...field(named('packageDetails.maxNumberOfProducts'))}
          label={labels.mostProducts}
          inputMode="numeric"
          defaultValue={maxNumberOfProducts ?? ''}
          required
        />
      )}
      <TextField
        {...field(named('backupWeight'))}
        label={labels.backupWeight(weightUnit)}
        hint={labels.backupWeightHint}
        inputMode="decimal"
        mark="none"
        defaultValue={known?.backupWeight === '0' ? '' : (known?.backupWeight ?? '')}
      />
    </FieldGroup>
  )
}

/** The address a package ships from. A new one starts with another package's address, or the store's. */
const FromFields = ({ known, data: { packages, businessAddress }, field }: Part) => {
  const guess = packages.find(({ shipFromAddress }) => shipFromAddress?.addressLine)?.shipFromAddress ?? businessAddress
  const address = known ? known.shipFromAddress : guess
  const values = Object.fromEntries(addressFields.map((name) => [name, address?.[name] ?? '']))
  const errors = addressFields.flatMap((name) => {
    const { error } = field(named(`shipFromAddress.${name}`))
    return error === undefined ? [] : [[name, error] as const]
  })
  return (
    <FieldGroup title={labels.from} hint={labels.fromHint}>
      <AddressFields
        countries={countryOptions(locale)}
        omit={otherAddressFields}
        required={['country', 'addressLine', 'city']}
        prefix={named('shipFromAddress.')}
        labels={addressLabels}
        values={values}
        errors={Object.fromEntries(errors)}
      />
    </FieldGroup>
  )
}

const Services = ({ known, data: { currency }, field }: Part) => (
  <>
    <FieldGroup title={labels.home}>
      {domestic.map((service) => (
        <ServiceFields
          key={service}
          service={service}
          known={known?.domesticServices?.find((one) => one.service === service)}
          currency={currency}
          field={field}
        />
      ))}
    </FieldGroup>
    <FieldGroup title={labels.abroad}>
      {international.map((service) => (
        <ServiceFields
          key={service}
          service={service}
          known={known?.internationalServices?.find((one) => one.service === service)}
          currency={currency}
          field={field}
        />
      ))}
    </FieldGroup>
  </>
)

const PackageForm = ({ known, data }: Omit<Part, 'field'>) => {
  const done = useDone()
  const [regionIds, setRegionIds] = useState<readonly string[]>(known?.deliveryRegionIds ?? [])
  const save = async (form: FormData) => {
    const sent = readForm(form)
    if (!known) {
      await shop.shippoConfigurations.createShippoConfiguration({ ...sent, deliveryRegionIds: [...regionIds] })
      return done({ message: words.saved, next: list })
    }
    const { id, revision } = known
    await shop.shippoConfigurations.updateShippoConfiguration(id, { ...sent, revision })
    await saveRegions(known, regionIds)
    return done({ message: words.saved, next: list })
  }
  return (
    <EntryForm
      label={labels.package}
      save={save}
      actions={
        known ? (
          <DeleteButton
            name={packageName({ packageType: known.packageType, ...known.packageDetails })}
            hint={labels.deletePackage}
            remove={() => shop.shippoConfigurations.deleteShippoConfiguration(known.id)}
            next={list}
          />
        ) : (
          <CancelLink href={list} />
        )
      }
    >
      {(field) => (
        <>
          <PackageFields known={known} data={data} field={field} />
          <FromFields known={known} data={data} field={field} />
          <Services known={known} data={data} field={field} />
          {data.regions.length > 0 && (
            <FieldGroup title={labels.regions} hint={labels.regionsHint}>
              {data.regions.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  label={name}
                  checked={regionIds.includes(id)}
                  onChange={({ target: { checked } }) =>
                    setRegionIds((ids) => (checked ? [...ids, id] : ids.filter((one) => one !== id)))
                  }
                />
              ))}
            </FieldGroup>
          )}
        </>
      )}
    </EntryForm>
  )
}

/** Creates or edits a package with its services. */
export const PackagePage = ({ data }: PageProps<LabelData>) => {
  const { id } = useParams()
  const known = data.packages.find((one) => one.id === id)
  if (id !== undefined && !known) return <NotFound list={list} />
  const title = known ? packageName({ packageType: known.packageType, ...known.packageDetails }) : labels.addPackage
  return (
    <EntryPage title={title} list={{ label: labels.title, href: list }}>
      <PackageForm key={`${id} ${known?.revision}`} known={known} data={data} />
    </EntryPage>
  )
}
