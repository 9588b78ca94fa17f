import { isReadingCall, type Call, type Calls } from '@vitrine/contract/call.ts'
import { compareEach } from '@vitrine/domain/audit/compare-each.ts'
import { compareVersions } from '@vitrine/domain/audit/compare.ts'
import { auditJson } from '@vitrine/domain/audit/redact.ts'
import { randomUUID } from 'node:crypto'
import type { App, Caller, Exchange, Owner } from '../../../ground/base/caller.ts'
import { InvalidRequest, Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { recordingChanges, type ChangeRecord } from '../../../ground/database/change-record.ts'
import { addressOf } from '../../../ground/rate-limit/sign-in-budget.ts'
import type { RawRequest } from '../../../ground/schema/compile.ts'
import {
  auditEntryStatement,
  completeAuditEntry,
  type AuditOutcome,
  type NewAuditEntry,
} from '../../../people/audit-log/api.ts'
import { bulkReaders, idsToFindBy, readEach, type BulkReader, type Versions } from './bulk-entities.ts'
import { createEntityCalls, type EntityCall } from './entity-calls.ts'
import { createdIn, entityOf, isJson, nameOf, textOf, type Json } from './read-entity.ts'

type AnyHandler = (caller: Caller, request: RawRequest, exchange: Exchange) => Promise<unknown>

/** Returns whether a record was stored, and closes it: work that goes on after the call stores nothing. */
const isStoredOf = (record: ChangeRecord): boolean => {
  const { isStored } = record
  record.isStored = true
  return isStored
}

/** A call that a person of the staff, an API key or an app makes. */
export interface AuditedCall {
  readonly name: string
  readonly call: Call
  readonly caller: Caller
  readonly raw: RawRequest
  readonly exchange: Exchange
}

/** Changes of shoppers are not recorded, also if a program makes them for a shopper. */
const isRecorded = (caller: Caller, call: Call): caller is Owner | App =>
  !isReadingCall(call) && (caller.role === 'app' || (caller.role === 'owner' && caller.actsFor === undefined))

const actorOf = (caller: Owner | App): Pick<NewAuditEntry, 'actor_type' | 'actor_id' | 'actor_name'> => {
  const actor_name = caller.name ?? ''
  if (caller.role === 'app') return { actor_type: 'APP', actor_id: caller.appId, actor_name }
  if (caller.ownerId !== undefined) return { actor_type: 'STAFF', actor_id: caller.ownerId, actor_name }
  return { actor_type: 'API_KEY', actor_id: caller.apiKey?.id ?? '', actor_name }
}

const codeOf = (error: unknown): string =>
  error instanceof Refusal ? error.code : error instanceof InvalidRequest ? 'INVALID_ARGUMENT' : 'UNEXPECTED'

/**
 * Records changes that staff, API keys and apps make. The entry is inserted in the transaction of the first change that
 * the call commits (`recordingChanges`), so that no change lacks its entry and a refused call has none. When the call
 * ends, the entry is completed with what changed.
 */
export const createAuditTrail = (
  { db, now, log }: Pick<Context, 'db' | 'now' | 'log'>,
  { calls, handlers }: { calls: Calls; handlers: Readonly<Record<string, unknown>> },
) => {
  const entityCallOf = createEntityCalls(calls)
  // Reading a cart notes which prices its buyer has seen, so the log does not read it.
  const readable = Object.values(calls).filter(({ area }) => area !== 'carts')
  const entityCalls = new Map(readable.map((call) => [call, entityCallOf(call)] as const))

  const paramsFor = ({ params }: EntityCall, { params: sent, body }: RawRequest): Record<string, unknown> =>
    Object.fromEntries(
      params.map(([own, name]) => [own, (sent as Json)[name] ?? (isJson(body) ? body[name] : undefined)]),
    )

  /** Reads the entity as the caller. What cannot be read has no version to compare. */
  const read = async (of: EntityCall, { caller, raw, exchange }: AuditedCall): Promise<unknown> => {
    const handle = handlers[of.name] as AnyHandler
    const request = { params: paramsFor(of, raw), query: of.query, body: undefined }
    return handle(caller, request, quietExchange(exchange)).then(
      (response) => entityOf(response, of.entity),
      () => undefined,
    )
  }

  const quietExchange = (exchange: Exchange): Exchange => ({
    ...exchange,
    noteCatalogState: () => {},
    onEachResponse: () => {},
    setCookie: () => {},
  })

  const readBulk = (reader: BulkReader, { caller, raw, exchange }: AuditedCall): Promise<Versions | undefined> => {
    const handle = handlers[reader.call] as AnyHandler
    const ask = (body: object) => handle(caller, { params: {}, query: {}, body }, quietExchange(exchange))
    return readEach(reader, { body: raw.body, ask })
  }

  const entryOf = (audited: AuditedCall & { caller: Owner | App }, of: EntityCall | undefined): NewAuditEntry => {
    const { name, call, caller, raw, exchange } = audited
    const { params, query, body } = raw
    const ids = Object.values(of ? paramsFor(of, raw) : (params as Json))
    return {
      site_id: caller.siteId,
      id: randomUUID(),
      created_date: now(),
      ...actorOf(caller),
      ip_address: addressOf(exchange.ip),
      call: name,
      area: call.area ?? '',
      entity: of?.entity ?? null,
      entity_id: textOf(ids.at(-1)),
      entity_ids: of ? null : idsToFindBy(body),
      request: auditJson({ ...(params as Json), ...(query as Json), ...(isJson(body) ? body : {}) }) ?? null,
    }
  }

  /** Returns the version after the change: from the response if it has the whole entity, otherwise read again. */
  const versionAfter = async (of: EntityCall, audited: AuditedCall, response: unknown): Promise<unknown> => {
    const schema = (audited.call.response as { properties?: Record<string, { title?: string }> }).properties?.[
      of.entity
    ]
    const isWhole = of.title !== undefined && schema?.title === of.title
    return (isWhole ? entityOf(response, of.entity) : undefined) ?? read(of, audited)
  }

  const outcomeOf = async (
    audited: AuditedCall,
    {
      entry,
      of,
      before,
      response,
    }: { entry: NewAuditEntry; of: EntityCall | undefined; before: unknown; response: unknown },
  ): Promise<AuditOutcome> => {
    const { area, entity = null, entity_id = null } = entry
    if (of === undefined) {
      const created = createdIn(response)
      const named = created && { entity: created[0], entity_id: textOf(created[1].id) }
      return {
        entity: named?.entity ?? null,
        entity_id: named?.entity_id ?? entity_id,
        entity_name: nameOf(created?.[1], area),
        changes: null,
        error: null,
      }
    }
    const after = audited.call.method === 'DELETE' ? undefined : await versionAfter(of, audited, response)
    const isComparable = before !== undefined && after !== undefined
    const entity_name = nameOf(after, area) ?? nameOf(before, area)
    return {
      entity,
      entity_id,
      entity_name,
      changes: isComparable ? JSON.stringify(compareVersions(before, after)) : null,
      error: null,
    }
  }

  /** What a bulk call changed; nothing if no value that is read has changed. */
  const bulkOutcomeOf = async (
    audited: AuditedCall,
    { reader, area, before }: { reader: BulkReader; area: string; before: Versions },
  ): Promise<AuditOutcome> => {
    const after = await readBulk(reader, audited)
    const compared = after && compareEach(before, after, (version) => nameOf(version, area) ?? undefined)
    const none = { entity: reader.entity, entity_id: null, entity_name: null, changes: null, error: null }
    if (compared === undefined || compared.ids.length === 0) return none
    const { ids, entities } = compared
    return { ...none, entity_ids: [...ids], changes: JSON.stringify({ count: ids.length, entities }) }
  }

  const complete = async (
    { site_id: siteId, id }: NewAuditEntry,
    outcome: () => Promise<AuditOutcome>,
  ): Promise<void> => {
    // The change is committed and has its entry: its caller must not get an error because the details are missing.
    await outcome()
      .then((completed) => completeAuditEntry(db, { siteId, id }, completed))
      .catch((error: unknown) => log.error({ err: error, entry: id }, 'an audit entry could not be completed'))
  }

  const recorded = async (audited: AuditedCall & { caller: Owner | App }, work: () => Promise<unknown>) => {
    const of = entityCalls.get(audited.call)
    const entry = entryOf(audited, of)
    const before = of && (await read(of, audited))
    const reader = Object.hasOwn(bulkReaders, audited.name) ? bulkReaders[audited.name] : undefined
    const beforeEach = reader && (await readBulk(reader, audited))
    const outcome = (response: unknown) =>
      reader && beforeEach
        ? bulkOutcomeOf(audited, { reader, area: entry.area, before: beforeEach })
        : outcomeOf(audited, { entry, of, before, response })
    const record: ChangeRecord = { statement: auditEntryStatement(db, entry), isStored: false }
    try {
      const response = await recordingChanges(record, work)
      if (isStoredOf(record)) await complete(entry, () => outcome(response))
      return response
    } catch (error) {
      const { entity = null, entity_id = null, area } = entry
      const refused = { entity, entity_id, entity_name: nameOf(before, area), changes: null, error: codeOf(error) }
      if (isStoredOf(record)) await complete(entry, async () => refused)
      throw error
    }
  }

  return {
    /** Handles a call, and records what it changes. */
    around: (audited: AuditedCall, work: () => Promise<unknown>): Promise<unknown> => {
      const { caller, call } = audited
      return isRecorded(caller, call) ? recorded({ ...audited, caller }, work) : work()
    },
  }
}
export type AuditTrail = ReturnType<typeof createAuditTrail>
