import { startOfDayText } from '../clock/moment-text.ts'
import type { AuditEntry, StaffMember } from '@vitrine/client'
import { areaNames, type Area } from '@vitrine/contract/areas.ts'
import { dayAfter, isDay } from '@vitrine/domain/time/day.ts'
import type { PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { loadTimeZone } from '../clock/store-zone.ts'
import { shop } from '../shop.ts'
import { personName } from '../staff/load-staff.ts'
import { loadAuditNames } from './load-names.ts'

/** What the log is filtered by, as in the address of the page. */
export interface AuditQuery {
  readonly who: string
  readonly area: Area | ''
  readonly entity: string
  readonly from: string
  readonly to: string
  readonly cursor: string
}

export interface AuditData {
  readonly query: AuditQuery
  readonly entries: readonly AuditEntry[]
  readonly nextCursor: string | undefined
  readonly people: readonly StaffMember[]
  /** The store's currency. */
  readonly currency: string
  /** Names of entities that the entries refer to by their IDs. */
  readonly names: ReadonlyMap<string, string>
}

type ListOptions = NonNullable<Parameters<typeof shop.auditLog.listAuditEntries>[0]>

const filterAreas: readonly string[] = [...areaNames, 'common']

const readQuery = ({ searchParams }: URL): AuditQuery => {
  const text = (name: string) => searchParams.get(name)?.trim() ?? ''
  const date = (name: string) => (isDay(text(name)) ? text(name) : '')
  const area = filterAreas.includes(text('area')) ? (text('area') as Area) : ''
  return { who: text('who'), area, entity: text('entity'), from: date('from'), to: date('to'), cursor: text('cursor') }
}

/** Whether the log is filtered. */
export const isFiltered = ({ who, area, entity, from, to }: AuditQuery): boolean =>
  [who, area, entity, from, to].some((value) => value !== '')

/** The address of a page of the log. */
export const auditHref = (query: AuditQuery): string => {
  const params = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''))
  return params.size > 0 ? `/audit-log?${params}` : '/audit-log'
}

/** Days are those of the store's time zone; the last one is included. */
const optionsFor = ({ who, area, entity, from, to, cursor }: AuditQuery, timeZone: string): ListOptions => ({
  ...(who === 'API_KEY' || who === 'APP' ? { actorType: who } : who !== '' && { actorId: who }),
  ...(area !== '' && { area }),
  ...(entity !== '' && { entityId: entity }),
  ...(from !== '' && { from: startOfDayText(timeZone, from) }),
  ...(to !== '' && { to: startOfDayText(timeZone, dayAfter(to)) }),
  ...(cursor !== '' && { cursor }),
})

export const loadAuditLog = async ({ url, call }: PageRequest): Promise<AuditData> => {
  const query = readQuery(url)
  const timeZone = await loadTimeZone()
  const [{ entries, nextCursor }, people, { siteSettings }] = await Promise.all([
    shop.auditLog.listAuditEntries(optionsFor(query, timeZone), call),
    shop.staff.listStaff(call),
    shop.backOffice.getSiteSettings(),
  ])
  const names = new Map([
    ...people.map((person) => [person.id, personName(person)] as const),
    ...(await loadAuditNames(entries)),
  ])
  return { query, entries, nextCursor, people, currency: siteSettings.currency, names }
}

interface Collected {
  readonly onProgress: (count: number) => void
  readonly signal: AbortSignal
}

const maxExported = 100_000

/** Reads all entries of a filtered log, at most 100,000. */
export const collectEntries = async (
  query: AuditQuery,
  { onProgress, signal }: Collected,
): Promise<readonly AuditEntry[]> => {
  const timeZone = await loadTimeZone()
  const all: AuditEntry[] = []
  let cursor = ''
  do {
    const options = { ...optionsFor({ ...query, cursor }, timeZone), limit: 200 }
    const page = await shop.auditLog.listAuditEntries(options, { signal })
    all.push(...page.entries)
    onProgress(all.length)
    cursor = page.nextCursor ?? ''
  } while (cursor !== '' && all.length < maxExported)
  return all
}
