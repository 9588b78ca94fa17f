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
} from '../schema.ts'
import { revision } from './common.ts'
import { later } from './later.ts'
import { ItemMetadata } from './product.ts'

export type ReviewImage = Static<typeof ReviewImage>
export const ReviewImage = entity(
  'ReviewImage',
  {
    id: optional(text({ maxLength: 500 })),
    url: optional(text({ description: 'An image of the store, `wix:image://…`, or of static.wixstatic.com.' })),
    height: optional(integer({ readOnly: true })),
    width: optional(integer({ readOnly: true })),
    altText: optional(text({ readOnly: true })),
    filename: optional(text({ readOnly: true })),
  },
  { description: 'An image in a review.' },
)

export type ReviewMedia = Static<typeof ReviewMedia>
export const ReviewMedia = entity('ReviewMedia', {
  image: optional(ReviewImage),
  video: optional(unbuilt(shape({ id: optional(text()), url: optional(text()) }), later.video)),
})

export type ReviewContent = Static<typeof ReviewContent>
export const ReviewContent = entity(
  'ReviewContent',
  {
    title: optional(text({ maxLength: 3000 })),
    body: optional(text({ maxLength: 3000 })),
    media: list(ReviewMedia, { maxItems: 10 }),
    rating: integer({ minimum: 1, maximum: 5, description: 'Stars.' }),
  },
  { description: 'The content of a review.' },
)

export type ReviewAuthor = Static<typeof ReviewAuthor>
export const ReviewAuthor = entity(
  'ReviewAuthor',
  {
    contactId: optional(guid({ description: 'The member who wrote it; only for the member and the store.' })),
    authorName: optional(text({ maxLength: 100, description: 'The name shown to everyone.' })),
  },
  { description: 'The author of a review.' },
)

export type ReviewReply = Static<typeof ReviewReply>
export const ReviewReply = entity(
  'ReviewReply',
  { message: text({ maxLength: 1000 }), createdDate: timestamp(), updatedDate: timestamp() },
  { description: 'The store’s reply to a review.', readOnly: true },
)

export type ModerationStatus = (typeof moderationStatuses)[number]
const moderationStatuses = ['APPROVED', 'IN_MODERATION', 'REJECTED'] as const
const alwaysZero = 'Always 0: nobody is asked whether a review helped.'

export type Review = Static<typeof Review>
export const Review = entity(
  'Review',
  {
    id: guid({ readOnly: true }),
    revision,
    createdDate: timestamp({ readOnly: true }),
    updatedDate: timestamp({ readOnly: true }),
    namespace: oneOf(['stores'], { description: 'What is reviewed: products of the store.' }),
    entityId: text({ maxLength: 36, description: 'The reviewed product.' }),
    content: ReviewContent,
    author: ReviewAuthor,
    reviewDate: timestamp({ description: 'When it was written; elevated callers can set it.' }),
    moderation: shape(
      {
        moderationStatus: oneOf(moderationStatuses, { description: 'Shoppers only see `APPROVED` ones.' }),
        manuallyChanged: flag({ description: 'Whether the store has decided on it.' }),
      },
      { readOnly: true },
    ),
    reply: optional(ReviewReply),
    verified: flag({ readOnly: true, description: 'Whether the author had ordered the product.' }),
    origin: shape({ type: oneOf(['ORGANIC', 'APP']), appId: optional(text()) }, { readOnly: true }),
    foundHelpful: integer({ readOnly: true, description: alwaysZero }),
    foundUnhelpful: integer({ readOnly: true, description: alwaysZero }),
    helpfulness: number({ readOnly: true, description: alwaysZero }),
    relevanceScore: number({ readOnly: true, description: alwaysZero }),
    publishCount: integer({ readOnly: true, description: 'How often it was approved.' }),
  },
  { description: 'A review of a product.' },
)

export type ReviewSummary = Static<typeof ReviewSummary>
export const ReviewSummary = entity(
  'ReviewSummary',
  {
    count: integer({ description: 'How many approved reviews the product has.' }),
    averageRating: number({ description: 'The average rating, from 1 to 5; 0 if there are none.' }),
  },
  { description: 'A summary of a product’s approved reviews.' },
)

export type BulkReviewResult = Static<typeof BulkReviewResult>
export const BulkReviewResult = entity('BulkReviewResult', { itemMetadata: ItemMetadata, review: optional(Review) })
