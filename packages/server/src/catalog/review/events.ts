import type { EventType } from '@vitrine/contract/event-types.ts'
import type { Review } from '@vitrine/contract/entities/catalog/review.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import type { Db } from '../../ground/database/tables.ts'

type Happening = EventType extends infer Type
  ? Type extends `wix.reviews.v1.review_${infer What}`
    ? What
    : never
  : never

/** Records an event about a review, in the transaction of the change. */
export const recordReviewEvent = (
  db: Db,
  { siteId, review, what, body }: { siteId: string; review: Review; what: Happening; body: object },
): Promise<void> =>
  recordEvent(db, { siteId, entity: 'review', entityId: review.id, type: `wix.reviews.v1.review_${what}`, body })
