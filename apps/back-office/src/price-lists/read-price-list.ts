import type { PriceList, PriceListInput } from '@vitrine/client'
import { momentIn } from '../clock/read-dates.ts'
import { countIn, decimalIn, isTicked, textIn } from '../form/read-fields.ts'
import { throwFieldError } from '../form/field-errors.ts'
import { words } from '../words/words.ts'

const limits = ['memberGroupIds', 'countries', 'startDate', 'endDate', 'percentage', 'rounding'] as const
type Limit = (typeof limits)[number]

export type Direction = 'none' | 'up' | 'down'

/** Whether a list raises or lowers all prices. */
export const directionOf = (percentage: string | undefined): Direction => {
  if (percentage === undefined) return 'none'
  return percentage.startsWith('-') ? 'down' : 'up'
}

const readPercentage = (form: FormData): string | undefined => {
  const direction = textIn(form, 'direction') as Direction
  if (direction === 'none') return undefined
  const percent =
    decimalIn(form, 'priceList.percentage', 4) ?? throwFieldError('priceList.percentage', words.notANumber)
  return direction === 'down' ? `-${percent}` : percent
}

const readRounding = (form: FormData): PriceListInput['rounding'] => {
  const to = decimalIn(form, 'priceList.rounding.to')
  if (to === undefined || textIn(form, 'direction') === 'none') return undefined
  const less = decimalIn(form, 'priceList.rounding.less')
  const mode = textIn(form, 'priceList.rounding.mode') as 'NEAREST' | 'UP' | 'DOWN'
  return { to, mode, ...(less !== undefined && { less }) }
}

const several = (form: FormData, name: string): string[] | undefined => {
  const values = form.getAll(name).map(String)
  return values.length > 0 ? values : undefined
}

/** Reads a price list from the form. Empty limits are omitted. */
export const readPriceList = (form: FormData, timeZone: string): PriceListInput => {
  const [startDate, endDate] = [
    momentIn(form, 'priceList.startDate', timeZone),
    momentIn(form, 'priceList.endDate', timeZone),
  ]
  if (startDate && endDate && endDate <= startDate)
    throwFieldError('priceList.endDate', words.priceLists.untilBeforeFrom)
  const currency = textIn(form, 'priceList.currency')
  return {
    ...(currency && { currency }),
    name: textIn(form, 'priceList.name'),
    active: isTicked(form, 'priceList.active'),
    position: countIn(form, 'priceList.position') ?? 0,
    memberGroupIds: several(form, 'priceList.memberGroupIds'),
    countries: several(form, 'priceList.countries'),
    startDate,
    endDate,
    percentage: readPercentage(form),
    rounding: readRounding(form),
  }
}

/** The limits that a list does not set. */
export const unsetLimits = (list: PriceListInput): Limit[] => limits.filter((limit) => list[limit] === undefined)

/** The editable fields of a price list: the state an undo restores. */
export const editableFields = (list: PriceList): PriceListInput => {
  const {
    id: _id,
    revision: _revision,
    productCount: _count,
    createdDate: _created,
    updatedDate: _updated,
    ...fields
  } = list
  return fields
}

export type ListState = keyof typeof words.priceLists.states

/** Whether a list currently applies, or why not. */
export const listState = ({ active, startDate, endDate }: PriceList, now: Date): ListState => {
  if (!active) return 'off'
  if (endDate && endDate <= now) return 'ended'
  return startDate && startDate > now ? 'scheduled' : 'on'
}
