import { DateTime, formatMoney } from '@vitrine/ui'
import { Day } from '../clock/day.tsx'
import { fieldPathName } from '../errors/field-name.ts'
import { locale } from '../words/words.ts'
import { isId, leafText, type ValueContext } from './leaf-text.ts'
import { isLong, LongText } from './long-text.tsx'

type Fields = Readonly<Record<string, unknown>>

export interface AuditValueProps {
  /** The path of the field that has the value. */
  readonly field: string
  readonly value: unknown
  readonly of: ValueContext
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textIn = (fields: Fields, name: string): string | undefined => {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : undefined
}

/** The amount of an object that is nothing else, with its currency. */
const moneyText = (fields: Fields, { currency }: ValueContext): string | undefined => {
  const amount = textIn(fields, 'amount')
  const isOnlyMoney = Object.keys(fields).every((name) => /^(amount|currency|formatted\w*|converted\w*)$/.test(name))
  if (amount === undefined || !isOnlyMoney) return undefined
  const own = textIn(fields, 'currency')
  const formatted = textIn(fields, 'formattedAmount')
  return own === undefined && formatted !== undefined
    ? formatted
    : formatMoney(amount, { currency: own ?? currency, locale })
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)

/** Fields that say nothing to people, or what another one says. */
const isTechnical = (name: string, value: unknown, { names }: ValueContext): boolean =>
  isEmpty(value) || /^(formatted\w*|converted\w*|revision|_?id)$/.test(name) || (isId(value) && !names.has(value))

/** The fields of an object that are worth reading; all of them if none is. */
const rowsOf = (fields: Fields, of: ValueContext): readonly (readonly [string, unknown])[] => {
  const all = Object.entries(fields)
  const readable = all.filter(([name, value]) => !isTechnical(name, value, of))
  return readable.length > 0 ? readable : all
}

/** The text of an object that one line describes: money, a name, or a text in two languages. */
const lineText = (fields: Fields, { of }: AuditValueProps): string | undefined => {
  const money = moneyText(fields, of)
  if (money !== undefined) return money
  const [only, ...others] = rowsOf(fields, of)
  if (only === undefined) return leafText('', undefined, of)
  if (others.length === 0 && /^(name|title|label|text|original)$/.test(only[0])) return textIn(fields, only[0])
  return Object.keys(fields).every((name) => name === 'original' || name === 'translated')
    ? textIn(fields, 'original')
    : undefined
}

/** Whether a value is shown in one line. */
export const isLine = (props: AuditValueProps): boolean =>
  Array.isArray(props.value)
    ? props.value.length === 0
    : isFields(props.value)
      ? lineText(props.value, props) !== undefined
      : !isLong(leafText(props.field, props.value, props.of))

const list = 'm-0 grid list-none gap-2 p-0'
const nested = `${list} border-s border-line ps-3`

const Rows = ({ fields, field, of }: { fields: Fields; field: string; of: ValueContext }) => {
  const inner = { ...of, currency: textIn(fields, 'currency') ?? of.currency }
  return (
    <ul className={nested}>
      {rowsOf(fields, of).map(([name, value]) => {
        const props = { field: `${field}.${name}`, value, of: inner }
        return (
          <li key={name}>
            <span className="text-muted">{fieldPathName(name)}:</span>
            {isLine(props) && ' '}
            <AuditValue {...props} />
          </li>
        )
      })}
    </ul>
  )
}

/** Entries of a list, one below the other. */
export const Entries = ({ entries, field, of }: { entries: readonly unknown[]; field: string; of: ValueContext }) => (
  // Objects have a border of their own.
  <ul className={entries.every((value) => isLine({ field, value, of })) ? nested : list}>
    {entries.map((value, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- an entry of the log never changes
      <li key={index}>
        <AuditValue field={field} value={value} of={of} />
      </li>
    ))}
  </ul>
)

/** A value as a person reads it: with its currency, in the store's time zone, and by names instead of codes. */
export const AuditValue = (props: AuditValueProps) => {
  const { field, value, of } = props
  if (Array.isArray(value) && value.length > 0) return <Entries entries={value} field={field} of={of} />
  if (isFields(value)) {
    const text = lineText(value, props)
    return text === undefined ? <Rows fields={value} field={field} of={of} /> : <LongText text={text} />
  }
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value))
    return <DateTime value={value} show="date-time" />
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return <Day day={value} />
  return <LongText text={leafText(field, Array.isArray(value) ? undefined : value, of)} />
}
