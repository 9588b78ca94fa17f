import type { Static } from 'typebox'
import {
  entity,
  flag,
  guid,
  integer,
  list,
  number,
  oneOf,
  optional,
  shape,
  text,
  timestamp,
  unbuilt,
} from '../../schema.ts'
import { revision } from '../common.ts'
import { later } from '../later.ts'
import { ItemMetadata } from '../bulk-results.ts'

export type ReviewImage = Static<typeof ReviewImage>
export const ReviewImage = entity(
  'ReviewImage',
  {
    id: optional(text({ maxLength: 500 })),
    url: optional(text({ description: 'Image of the store: `wix:image://…`, or a URL on static.wixstatic.com.' })),
    height: optional(integer({ readOnly: true })),
    width: optional(integer({ readOnly: true })),
    altText: optional(text({ readOnly: true })),
    filename: optional(text({ readOnly: true })),
  },
  { description: 'An image in a review.' },
)

export type ReviewMedia = Static<typeof ReviewMedia>
export const ReviewMedia = entity(
  'ReviewMedia',
  {
    image: optional(ReviewImage),
    video: optional(unbuilt(shape({ id: optional(text()), url: optional(text()) }), later.video)),
  },
  { description: 'A media item in a review.' },
)

const ReviewContent = entity(
  'ReviewContent',
  {
    title: optional(text({ maxLength: 3000 })),
    body: optional(text({ maxLength: 3000 })),
    media: list(ReviewMedia, { maxItems: 10, description: 'Images. At most 10.' }),
    rating: integer({ minimum: 1, maximum: 5, description: 'Rating from 1 to 5 stars.' }),
  },
  { description: 'The content of a review.' },
)

const ReviewAuthor = entity(
  'ReviewAuthor',
  {
    contactId: optional(
      guid({ description: 'ID of the member who wrote the review. Only for that member and elevated callers.' }),
    ),
    authorName: optional(text({ maxLength: 100, description: 'Name, shown to everyone.' })),
  },
  { description: 'The author of a review.' },
)

const ReviewReply = entity(
  'ReviewReply',
  { message: text({ maxLength: 1000 }), createdDate: timestamp(), updatedDate: timestamp() },
  { description: "The store's reply to a review.", readOnly: true },
)

const moderationStatuses = ['APPROVED', 'IN_MODERATION', 'REJECTED'] as const
const alwaysZero = 'Always 0: reviews cannot be rated.'

export type Review = Static<typeof Review>
export const Review = entity(
  'Review',
  {
    id: guid({ readOnly: true }),
    revision,
    createdDate: timestamp({ readOnly: true }),
    updatedDate: timestamp({ readOnly: true }),
    namespace: oneOf(['stores'], { description: 'Type of the reviewed entity: products of the store.' }),
    entityId: text({ maxLength: 36, description: 'ID of the reviewed product.' }),
    content: ReviewContent,
    author: ReviewAuthor,
    reviewDate: timestamp({ description: 'When the review was written. Elevated callers can set it.' }),
    moderation: shape(
      {
        moderationStatus: oneOf(moderationStatuses, { description: 'Shoppers only see `APPROVED` reviews.' }),
        manuallyChanged: flag({ description: 'Whether the store changed the status.' }),
      },
      { readOnly: true },
    ),
    reply: optional(ReviewReply),
    verified: flag({ readOnly: true, description: 'Whether the author ordered the product.' }),
    origin: shape(
      { type: oneOf(['ORGANIC', 'APP']), appId: optional(text()) },
      { readOnly: true, description: 'Where the review was written.' },
    ),
    foundHelpful: integer({ readOnly: true, description: alwaysZero }),
    foundUnhelpful: integer({ readOnly: true, description: alwaysZero }),
    helpfulness: number({ readOnly: true, description: alwaysZero }),
    relevanceScore: number({ readOnly: true, description: alwaysZero }),
    publishCount: integer({ readOnly: true, description: 'Number of times the review was approved.' }),
  },
  { description: 'A review of a product.' },
)

export type ReviewSummary = Static<typeof ReviewSummary>
export const ReviewSummary = entity(
  'ReviewSummary',
  {
    count: integer({ description: 'Number of approved reviews.' }),
    averageRating: number({ description: 'Average rating from 1 to 5. 0 if there are no reviews.' }),
  },
  { description: 'A summary of the approved reviews of a product.' },
)

export type BulkReviewResult = Static<typeof BulkReviewResult>
export const BulkReviewResult = entity(
  'BulkReviewResult',
  { itemMetadata: ItemMetadata, review: optional(Review) },
  { description: 'The result for one review of a bulk request.' },
)
