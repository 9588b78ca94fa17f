import type { ShippoConfigurationInput } from '@vitrine/client'
import { Checkbox, SelectField, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { decimalIn, isTicked, textIn } from '../form/read-fields.ts'
import type { FieldOf } from '../form/entry-form.tsx'
import { optionsOf } from '../form/options.ts'
import { words } from '../words/words.ts'

const { labels } = words

type Domestic = NonNullable<ShippoConfigurationInput['domesticServices']>[number]
type International = NonNullable<ShippoConfigurationInput['internationalServices']>[number]

type Known = Domestic | International
type Settings = NonNullable<Known['serviceSettings']>

export const domestic = ['GROUND_ADVANTAGE', 'PRIORITY_MAIL', 'PRIORITY_MAIL_EXPRESS'] as const
export const international = [
  'FIRST_CLASS_PACKAGE_INTERNATIONAL',
  'PRIORITY_MAIL_INTERNATIONAL',
  'PRIORITY_MAIL_EXPRESS_INTERNATIONAL',
] as const

type Service = (typeof domestic)[number] | (typeof international)[number]

const settingsIn = (form: FormData, service: Service): Settings => {
  const value = decimalIn(form, `${service}.fee`)
  const calculationType = textIn(form, `${service}.feeType`) as NonNullable<Settings['handlingFee']>['calculationType']
  const freeFrom = decimalIn(form, `${service}.freeFrom`)
  const time = textIn(form, `${service}.time`)
  return {
    ...(value !== undefined && { handlingFee: { value, calculationType } }),
    ...(freeFrom !== undefined && { freeDeliveryMinimumAmount: freeFrom }),
    ...(time !== '' && { estimatedDeliveryTime: time }),
  }
}

/** The selected services with their settings. */
export const servicesIn = <One extends Service>(form: FormData, services: readonly One[]) =>
  services
    .filter((service) => isTicked(form, service))
    .map((service) => ({ service, serviceSettings: settingsIn(form, service) }))

interface ServiceProps {
  readonly service: Service
  readonly known: Known | undefined
  readonly currency: string
  readonly field: FieldOf
}

const ServiceSettings = ({ service, known, currency, field }: ServiceProps) => {
  const { handlingFee, freeDeliveryMinimumAmount, estimatedDeliveryTime } = known?.serviceSettings ?? {}
  return (
    <div className="grid items-start gap-4 ps-7 sm:grid-cols-2">
      <TextField
        {...field(`${service}.fee`)}
        label={labels.fee}
        inputMode="decimal"
        mark="none"
        defaultValue={handlingFee?.value ?? ''}
      />
      <SelectField
        {...field(`${service}.feeType`)}
        label={labels.feeType}
        mark="none"
        options={optionsOf(labels.feeTypes)}
        defaultValue={handlingFee?.calculationType ?? 'FIXED'}
      />
      <TextField
        {...field(`${service}.freeFrom`)}
        label={labels.freeFrom(currency)}
        inputMode="decimal"
        mark="none"
        defaultValue={freeDeliveryMinimumAmount ?? ''}
      />
      <TextField
        {...field(`${service}.time`)}
        label={labels.time}
        hint={labels.timeHint}
        mark="none"
        maxLength={500}
        defaultValue={estimatedDeliveryTime ?? ''}
      />
    </div>
  )
}

/** A shipping service, with its handling fee while it is selected. */
export const ServiceFields = (props: ServiceProps) => {
  const { service, known } = props
  const [isOn, setOn] = useState(known !== undefined)
  return (
    <div className="grid gap-3">
      <Checkbox
        name={service}
        label={labels.serviceNames[service]}
        checked={isOn}
        onChange={({ target: { checked } }) => setOn(checked)}
      />
      {isOn && <ServiceSettings {...props} />}
    </div>
  )
}
