import type { Collection, Discount, MemberGroup } from '@vitrine/client'
import {
  Button,
  Checkbox,
  CloseIcon,
  countryName,
  countryOptions,
  IconButton,
  SelectField,
  TextField,
} from '@vitrine/ui'
import { useState } from 'react'
import { ZoneNote } from '../clock/zone-note.tsx'
import { Chips } from '../form/chips.tsx'
import type { FieldOf } from '../form/entry-form.tsx'
import { optionsOf } from '../form/options.ts'
import { MemberFinder } from '../members/member-finder.tsx'
import { memberName } from '../members/member-name.ts'
import { FieldGroup } from '../page/section.tsx'
import { locale, words } from '../words/words.ts'
import { ChosenItems } from './chosen-items.tsx'
import { useLearnName } from './learned-names.ts'
import type { Names } from './names.ts'
import { dayNames, type ConditionType } from './read-discount.ts'

const { discounts: texts } = words

type Condition = Discount['conditions'][number]

interface Shared {
  readonly collections: readonly Collection[]
  readonly groups: readonly MemberGroup[]
  readonly names: Names
  readonly field: FieldOf
}

interface PartsProps extends Shared {
  readonly condition: Condition
  /** Name of the condition in the API call. */
  readonly at: string
}

const Range = ({ condition, at, field, collections, names }: PartsProps) => {
  const isMoney = condition.type === 'SUBTOTAL'
  const [from, to] = isMoney ? (['subtotalFrom', 'subtotalTo'] as const) : (['quantityFrom', 'quantityTo'] as const)
  const unit = isMoney ? { end: names.currency } : {}
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...field(`${at}.${from}`)}
          label={texts.atLeast}
          inputMode="decimal"
          mark="none"
          {...unit}
          defaultValue={condition[from] ?? ''}
        />
        <TextField
          {...field(`${at}.${to}`)}
          label={texts.atMost}
          inputMode="decimal"
          mark="none"
          {...unit}
          defaultValue={condition[to] ?? ''}
        />
      </div>
      <ChosenItems
        field={`${at}.items`}
        title={texts.items}
        hint={texts.itemsHint}
        items={condition.items}
        collections={collections}
        names={names}
      />
    </>
  )
}

const Countries = ({ condition, at }: PartsProps) => {
  const [countries, setCountries] = useState<readonly string[]>(condition.countries ?? [])
  return (
    <>
      <Chips
        name={`${at}.countries`}
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
    </>
  )
}

/** Individual members, found by name or email. */
const Members = ({ condition, at, names }: PartsProps) => {
  const [ids, setIds] = useState<readonly string[]>(condition.memberIds ?? [])
  const [found, setFound] = useState<ReadonlyMap<string, string>>(names.members)
  const [isFinding, setIsFinding] = useState(ids.length === 0)
  const learnName = useLearnName()
  return (
    <>
      {ids.length === 0 && <p className="text-muted">{texts.noMembers}</p>}
      <Chips
        name={`${at}.memberIds`}
        values={ids}
        labelOf={(id) => found.get(id) ?? id}
        remove={(id) => setIds(ids.filter((one) => one !== id))}
      />
      <Button className="justify-self-start" onClick={() => setIsFinding(!isFinding)}>
        {isFinding ? texts.closeFinder : texts.addMember}
      </Button>
      {isFinding && (
        <MemberFinder>
          {(member) => (
            <Button
              size="small"
              aria-label={words.memberGroups.putOne(memberName(member))}
              disabled={ids.includes(member.id)}
              onClick={() => {
                setIds([...ids, member.id])
                setFound(new Map([...found, [member.id, memberName(member)]]))
                learnName('members', member.id, memberName(member))
              }}
            >
              {texts.addOne}
            </Button>
          )}
        </MemberFinder>
      )}
    </>
  )
}

const Hours = ({ condition, at, field }: PartsProps) => (
  <>
    <div className="flex flex-wrap gap-x-5 gap-y-2">
      {dayNames.map((day) => (
        <Checkbox
          key={day}
          name={`${at}.days.${day}`}
          label={texts.days[day]}
          defaultChecked={condition.days?.includes(day) ?? true}
        />
      ))}
    </div>
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        {...field(`${at}.startTime`)}
        label={texts.from}
        type="time"
        required
        defaultValue={condition.startTime ?? '17:00'}
      />
      <TextField
        {...field(`${at}.endTime`)}
        label={texts.until}
        type="time"
        required
        defaultValue={condition.endTime ?? '19:00'}
      />
    </div>
    <ZoneNote />
  </>
)

const Parts = (props: PartsProps) => {
  const { condition, at, groups } = props
  switch (condition.type) {
    case 'SUBTOTAL':
    case 'QUANTITY':
      return <Range {...props} />
    case 'MEMBER_GROUPS':
      if (groups.length === 0) return <p className="text-muted">{texts.noGroups}</p>
      return groups.map(({ id, name }) => (
        <Checkbox
          key={id}
          name={`${at}.memberGroupIds`}
          value={id}
          label={name}
          defaultChecked={condition.memberGroupIds?.includes(id) ?? false}
        />
      ))
    case 'MEMBERS':
      return <Members {...props} />
    case 'COUNTRY':
      return <Countries {...props} />
    case 'TIME':
      return <Hours {...props} />
    case 'FIRST_ORDER':
      return <p className="text-muted">{texts.firstOrderHint}</p>
    default:
      return condition.type satisfies never
  }
}

interface ConditionFieldsProps extends Shared {
  readonly discount: Discount | undefined
}

interface Listed {
  readonly key: number
  readonly condition: Condition
}

/** The conditions of a discount with their fields. */
export const ConditionFields = ({ discount, ...shared }: ConditionFieldsProps) => {
  const [listed, setListed] = useState<readonly Listed[]>(
    (discount?.conditions ?? []).map((condition, key) => ({ key, condition })),
  )
  const [next, setNext] = useState(listed.length)
  const add = (type: ConditionType) => {
    setListed([...listed, { key: next, condition: { type } }])
    setNext(next + 1)
  }
  return (
    <FieldGroup title={texts.conditions} hint={texts.conditionsHint}>
      {listed.length > 1 && (
        <SelectField
          {...shared.field('discount.match')}
          label={texts.match}
          options={optionsOf(texts.matches)}
          mark="none"
          defaultValue={discount?.match ?? 'ALL'}
        />
      )}
      {listed.map(({ key, condition }, place) => {
        const at = `discount.conditions[${place}]`
        const kind = texts.kinds[condition.type]
        return (
          <div key={key} role="group" aria-label={kind} className="grid gap-3 rounded-lg border border-line p-4">
            <input type="hidden" name="conditions.place" value={place} />
            <input type="hidden" name={`${at}.type`} value={condition.type} />
            <div className="flex items-center justify-between">
              <p className="font-medium">{kind}</p>
              <IconButton
                label={texts.removeCondition(kind)}
                onClick={() => setListed(listed.filter((one) => one.key !== key))}
              >
                <CloseIcon />
              </IconButton>
            </div>
            <Parts condition={condition} at={at} {...shared} />
          </div>
        )
      })}
      <SelectField
        label={texts.addCondition}
        placeholder={words.choose}
        options={optionsOf(texts.kinds)}
        value=""
        mark="none"
        onChange={(event) => add(event.target.value as ConditionType)}
      />
    </FieldGroup>
  )
}
