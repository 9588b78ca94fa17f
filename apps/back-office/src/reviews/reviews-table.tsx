import type { Review } from '@vitrine/client'
import { Badge, DateTime, Link, Stars, Table, type BadgeProps } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { words } from '../words/words.ts'
import { ReviewActions } from './review-actions.tsx'

const { reviews: texts } = words

const tones: Record<Review['moderation']['moderationStatus'], BadgeProps['tone']> = {
  APPROVED: 'positive',
  IN_MODERATION: 'caution',
  REJECTED: 'neutral',
}

const Pictures = ({ review: { content } }: { review: Review }) =>
  content.media.map(
    ({ image }) =>
      image?.url && (
        <a key={image.url} href={image.url} target="_blank" rel="noreferrer" className="inline-block me-2">
          <img src={image.url} alt={texts.picture} loading="lazy" className="size-16 rounded-sm object-cover" />
        </a>
      ),
  )

/** Rating, text, images and reply of a review. */
const ReviewContent = ({ review }: { review: Review }) => {
  const { content, reply } = review
  return (
    <div className="grid min-w-0 max-w-prose gap-1 text-start break-words">
      <Stars value={content.rating} label={texts.stars(content.rating)} />
      {content.title && <p className="font-medium">{content.title}</p>}
      {content.body && <p className="whitespace-pre-line">{content.body}</p>}
      {content.media.length > 0 && (
        <p>
          <Pictures review={review} />
        </p>
      )}
      {reply && (
        <p className="border-s-2 border-line ps-3 text-sm whitespace-pre-line text-muted">
          {`${texts.yourReply}: ${reply.message}`}
        </p>
      )}
      <div className="mt-2">
        <ReviewActions review={review} />
      </div>
    </div>
  )
}

interface ReviewsTableProps {
  readonly caption: string
  readonly rows: readonly Review[]
  /** Product names by ID. */
  readonly productNames: Readonly<Record<string, string>>
  readonly empty?: ReactNode
}

/** A table of reviews with actions. */
export const ReviewsTable = ({ caption, rows, productNames, empty }: ReviewsTableProps) => (
  <Table
    caption={caption}
    captionHidden
    rows={rows}
    rowKey={({ id }) => id}
    columns={[
      {
        key: 'product',
        header: texts.product,
        rowHeader: true,
        cell: ({ entityId }) => {
          const name = productNames[entityId]
          return name === undefined ? texts.deletedProduct : <Link href={`/products/${entityId}`}>{name}</Link>
        },
      },
      { key: 'review', header: texts.review, cell: (review) => <ReviewContent review={review} /> },
      {
        key: 'author',
        header: texts.author,
        cell: ({ author, reviewDate, verified }) => (
          <span className="break-words">
            {author.authorName}
            <DateTime className="block text-sm text-muted" value={reviewDate} />
            {verified && <span className="block text-sm text-positive">{texts.verified}</span>}
          </span>
        ),
      },
      {
        key: 'state',
        header: texts.state,
        cell: ({ moderation: { moderationStatus } }) => (
          <Badge tone={tones[moderationStatus]} dot>
            {texts.states[moderationStatus]}
          </Badge>
        ),
      },
    ]}
    empty={empty}
  />
)
