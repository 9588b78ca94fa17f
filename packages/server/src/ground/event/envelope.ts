import type { Actor } from './actor.ts'
import { kindOf } from './event-kinds.ts'

/** An event in the outbox. */
export interface RecordedEvent {
  readonly siteId: string
  readonly id: string
  readonly type: string
  /** Such as `cart:4f…`. */
  readonly entity: string
  readonly sequence: number
  readonly body: Readonly<Record<string, unknown>>
  /** The actor, if known. */
  readonly actor?: Actor | null
  readonly date: Date
}

type Identity =
  | { readonly identityType: 'MEMBER'; readonly memberId: string }
  | { readonly identityType: 'ANONYMOUS_VISITOR'; readonly anonymousVisitorId: string }
  | { readonly identityType: 'WIX_USER'; readonly wixUserId: string }
  | { readonly identityType: 'APP'; readonly appId: string }
  | { readonly identityType: 'UNKNOWN' }

interface Buyer {
  readonly memberId?: string
  readonly visitorId?: string
}

const actorIdentity = (actor: Actor): Identity => {
  switch (actor.type) {
    case 'visitor':
      return { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: actor.id }
    case 'member':
      return { identityType: 'MEMBER', memberId: actor.id }
    case 'owner':
      return { identityType: 'WIX_USER', wixUserId: actor.id }
    case 'app':
      return { identityType: 'APP', appId: actor.id }
    case 'key':
      return { identityType: 'UNKNOWN' }
    default:
      return actor satisfies never
  }
}

const identityOf = ({ type, body, actor }: RecordedEvent): Identity => {
  if (actor) return actorIdentity(actor)
  const entity = (body.entity ?? body.currentEntity) as
    | { readonly buyerInfo?: Buyer; readonly customerInfo?: Buyer }
    | undefined
  const { memberId, visitorId } = (kindOf(type).byBuyer && (entity?.buyerInfo ?? entity?.customerInfo)) || {}
  if (memberId !== undefined) return { identityType: 'MEMBER', memberId }
  return visitorId === undefined
    ? { identityType: 'UNKNOWN' }
    : { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: visitorId }
}

const dataOf = ({ id, type, entity, sequence, body, date }: RecordedEvent): object => {
  const { shape, entityFqdn, slug } = kindOf(type)
  if (shape === 'flat') return body
  return {
    id,
    entityFqdn,
    slug,
    entityId: entity.slice(entity.indexOf(':') + 1),
    eventTime: date.toISOString(),
    triggeredByAnonymizeRequest: false,
    originatedFrom: '',
    entityEventSequence: String(sequence),
    [shape]: shape === 'actionEvent' ? { body } : body,
  }
}

/** Returns the payload that receivers find in the signed message: nested JSON strings, as in the specification. */
export const envelopeOf = (event: RecordedEvent): { readonly data: string } => ({
  data: JSON.stringify({
    eventType: event.type,
    instanceId: event.siteId,
    identity: JSON.stringify(identityOf(event)),
    data: JSON.stringify(dataOf(event)),
  }),
})
