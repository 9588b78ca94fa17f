import type { AbandonedCheckout, AbandonedCheckoutFigures } from '@vitrine/client'
import { dayIn, daysAfter } from '@vitrine/domain/time/day.ts'
import type { PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { loadTimeZone } from '../../clock/store-zone.ts'
import { shop } from '../../first-shop.ts'

/** Filter of the list. */
export type AbandonedFilter = 'all' | 'abandoned' | 'recovered'
export const abandonedFilters: readonly AbandonedFilter[] = ['all', 'abandoned', 'recovered']

const pageSize = 20
const spanDays = 30

const filterOf = { all: {}, abandoned: { status: 'ABANDONED' }, recovered: { status: 'RECOVERED' } } as const

export interface AbandonedData {
  readonly rows: readonly AbandonedCheckout[]
  readonly next: string | undefined
  readonly show: AbandonedFilter
  readonly expression: string
  readonly isFirst: boolean
  /** Figures of the last 30 days by currency. */
  readonly figures: readonly AbandonedCheckoutFigures[]
}

const find = async (show: AbandonedFilter, expression: string, after: string | undefined) => {
  const cursorPaging = { limit: pageSize, ...(after !== undefined && { cursor: after }) }
  const search = { search: { expression, mode: 'AND' as const } }
  const filter = after === undefined ? { filter: filterOf[show] } : {}
  const found = await shop.abandonedCheckouts.searchAbandonedCheckouts({
    ...filter,
    ...(expression !== '' && search),
    cursorPaging,
  })
  return { rows: found.abandonedCheckouts, next: found.pagingMetadata.cursors?.next }
}

/** Returns the figures of the last 30 days. */
export const loadAbandonedFigures = async (): Promise<readonly AbandonedCheckoutFigures[]> => {
  const today = dayIn(await loadTimeZone(), new Date())
  return shop.abandonedCheckouts.listAbandonedCheckoutFigures(daysAfter(today, 1 - spanDays), today)
}

export const loadAbandonedCheckouts = async ({ url: { searchParams } }: PageRequest): Promise<AbandonedData> => {
  const show = abandonedFilters.find((one) => one === searchParams.get('show')) ?? 'all'
  const expression = (searchParams.get('q') ?? '').trim().slice(0, 100)
  const after = searchParams.get('after') ?? undefined
  const [found, figures] = await Promise.all([find(show, expression, after), loadAbandonedFigures()])
  return { ...found, show, expression, isFirst: after === undefined, figures }
}

/** Adds up a count of all currencies. */
export const sumOf = (
  figures: readonly AbandonedCheckoutFigures[],
  name: 'abandonedCount' | 'recoveredCount',
): number => figures.reduce((sum, one) => sum + one[name], 0)

/** Returns the name of a buyer, if known. */
export const buyerNameOf = ({ contactDetails: { firstName, lastName } = {} }: AbandonedCheckout): string =>
  [firstName, lastName].filter(Boolean).join(' ')

/** Returns how to reach a buyer: the email, or else the phone number. */
export const contactOf = ({ buyerInfo, contactDetails }: AbandonedCheckout): string =>
  buyerInfo?.email ?? contactDetails?.phone ?? ''

/** Returns the number of emails that were sent. */
export const sentCountOf = ({ activities = [] }: AbandonedCheckout): number =>
  activities.filter(({ type }) => type === 'EMAIL_SENT').length
