import { weekdays, type Weekday } from '@vitrine/domain/discount/purchase.ts'
import type { Condition } from '@vitrine/domain/discount/rule.ts'

type Custom = Exclude<Condition, { type: 'SUBTOTAL' | 'QUANTITY' | 'MEMBERS' }>

/** Maximum length of a custom trigger's ID. */
const longest = 100

const wordsOf = (condition: Custom): string => {
  switch (condition.type) {
    case 'FIRST_ORDER':
      return 'first-order'
    case 'COUNTRY':
      return `country:${condition.countries.join(',')}`
    case 'MEMBER_GROUPS':
      return `member-group:${condition.memberGroupIds.join(',')}`
    case 'TIME':
      return `time:${condition.days.join(',')}@${condition.from}-${condition.to}`
    default:
      return condition satisfies never
  }
}

/** Encodes a condition as the ID of a custom trigger, or by its position in the rule if it is too long. */
export const triggerIdOf = (condition: Custom, index: number): string => {
  const words = wordsOf(condition)
  return words.length <= longest ? words : `condition:${index}`
}

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const isWeekday = (day: string): day is Weekday => (weekdays as readonly string[]).includes(day)

/** Decodes the ID of a custom trigger; `before` are the rule's conditions. `undefined` if it is not one of ours. */
export const conditionOfTrigger = (id: string, before: readonly Condition[]): Condition | undefined => {
  if (id === 'first-order') return { type: 'FIRST_ORDER' }
  const [, kind, value = ''] = /^([a-z-]+):(.+)$/.exec(id) ?? []
  if (kind === 'condition') return /^\d$/.test(value) ? before[Number(value)] : undefined
  if (kind === 'time') {
    const [, days = '', from = '', to = ''] =
      /^([A-Z,]+)@((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(value) ?? []
    const read = days.split(',').filter(isWeekday)
    const isRead = read.length > 0 && read.length === days.split(',').length && from !== to
    return isRead ? { type: 'TIME', days: [...new Set(read)], from, to } : undefined
  }
  const ids = value.split(',')
  if (kind === 'country' && ids.every((one) => /^[A-Z]{2}$/.test(one))) return { type: 'COUNTRY', countries: ids }
  if (kind === 'member-group' && ids.every((one) => guid.test(one))) {
    return { type: 'MEMBER_GROUPS', memberGroupIds: ids.map((one) => one.toLowerCase()) }
  }
  return undefined
}
