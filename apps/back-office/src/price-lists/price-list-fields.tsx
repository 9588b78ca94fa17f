import type { MemberGroup, PriceList } from '@vitrine/client'
import { Checkbox, countryName, countryOptions, RadioGroup, SelectField, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { Chips } from '../form/chips.tsx'
import { MomentField } from '../clock/date-fields.tsx'
import type { FieldOf } from '../form/entry-form.tsx'
import { optionsOf } from '../form/options.ts'
import { FieldGroup } from '../page/section.tsx'
import { locale, words } from '../words/words.ts'
import { directionOf, type Direction } from './read-price-list.ts'

const { priceLists: texts } = words

interface PriceListFieldsProps {
  readonly list: PriceList | undefined
  readonly groups: readonly MemberGroup[]
  /** Currency of the prices. */
  readonly currency: string
  /** Currencies of a new list, the store's own first. */
  readonly currencies: readonly string[]
  readonly field: FieldOf
}

const Groups = ({ list, groups, field }: PriceListFieldsProps) => (
  <FieldGroup title={texts.groups} hint={groups.length === 0 ? texts.noGroups : texts.groupsHint}>
    {groups.map(({ id, name }) => (
      <Checkbox
        key={id}
        name={field('priceList.memberGroupIds').name}
        value={id}
        label={name}
        defaultChecked={list?.memberGroupIds?.includes(id) ?? false}
      />
    ))}
  </FieldGroup>
)

const Countries = ({ list, field }: PriceListFieldsProps) => {
  const [countries, setCountries] = useState<readonly string[]>(list?.countries ?? [])
  return (
    <FieldGroup title={texts.countries} hint={texts.countriesHint}>
      <Chips
        name={field('priceList.countries').name}
        values={countries}
        labelOf={(country) => countryName(country, locale)}
        remove={(country) => setCountries(countries.filter((one) => one !== country))}
      />
      <SelectField
        label={texts.addCountry}
        placeholder={words.choose}
        options={countryOptions(locale).filter(({ value }) => !countries.includes(value))}
        value=""
        mark="none"
        onChange={(event) => setCountries([...countries, event.target.value])}
      />
    </FieldGroup>
  )
}

const Change = ({ list, currency, field }: PriceListFieldsProps) => {
  const [direction, setDirection] = useState<Direction>(directionOf(list?.percentage))
  const { rounding } = list ?? {}
  return (
    <FieldGroup title={texts.change} hint={texts.changeHint}>
      <RadioGroup
        label={texts.direction}
        name="direction"
        options={optionsOf(texts.directions).map(({ value, label }) => ({ value, label }))}
        value={direction}
        onValueChange={(value) => setDirection(value as Direction)}
      />
      {direction !== 'none' && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            className="sm:col-span-2"
            {...field('priceList.percentage')}
            label={texts.percent}
            inputMode="decimal"
            end="%"
            required
            defaultValue={list?.percentage?.replace('-', '') ?? '10'}
          />
          <TextField
            {...field('priceList.rounding.to')}
            label={texts.roundTo(currency)}
            inputMode="decimal"
            mark="optional"
            defaultValue={rounding?.to ?? ''}
          />
          <TextField
            {...field('priceList.rounding.less')}
            label={texts.roundLess(currency)}
            hint={texts.roundLessHint}
            inputMode="decimal"
            mark="optional"
            defaultValue={rounding?.less ?? ''}
          />
          <SelectField
            {...field('priceList.rounding.mode')}
            label={texts.roundMode}
            options={optionsOf(texts.modes)}
            mark="none"
            defaultValue={rounding?.mode ?? 'NEAREST'}
          />
        </div>
      )}
    </FieldGroup>
  )
}

const When = ({ list, field }: PriceListFieldsProps) => (
  <div className="grid items-start gap-4 sm:grid-cols-2">
    <MomentField
      className="sm:col-span-2"
      {...field('priceList.startDate')}
      label={texts.from}
      mark="optional"
      moment={list?.startDate}
    />
    <MomentField
      className="sm:col-span-2"
      {...field('priceList.endDate')}
      label={texts.until}
      mark="optional"
      moment={list?.endDate}
    />
    <TextField
      {...field('priceList.position')}
      label={texts.position}
      hint={texts.positionHint}
      inputMode="numeric"
      mark="none"
      defaultValue={String(list?.position ?? 0)}
    />
  </div>
)

/** Currency of a new list. Hidden if the store has only one. */
const CurrencyField = ({ list, currency, currencies, field }: PriceListFieldsProps) => {
  if (list) return currency === currencies[0] ? null : <p>{texts.inCurrency(currency)}</p>
  if (currencies.length < 2) return null
  return (
    <SelectField
      {...field('priceList.currency')}
      label={texts.currency}
      hint={texts.currencyHint}
      options={currencies.map((value, index) => ({ value, label: index === 0 ? texts.ownCurrency(value) : value }))}
      mark="none"
      defaultValue={currencies[0]}
    />
  )
}

/** All fields of a price list except product prices. */
export const PriceListFields = (props: PriceListFieldsProps) => {
  const { list, field } = props
  return (
    <>
      <TextField
        {...field('priceList.name')}
        label={texts.name}
        hint={texts.nameHint}
        required
        maxLength={100}
        defaultValue={list?.name ?? ''}
      />
      <CurrencyField {...props} />
      <Checkbox name={field('priceList.active').name} label={texts.active} defaultChecked={list?.active ?? true} />
      <Groups {...props} />
      <Countries {...props} />
      <Change {...props} />
      <When {...props} />
    </>
  )
}
