import type { Review } from '@vitrine/client'
import { Badge, DateTime, Pager, Stack, Stars } from '@vitrine/ui'
import { useShell } from '../../shell/shell-data.ts'
import { useWords } from '../../words/use-words.tsx'
import type { ReviewsOfProduct } from './find-reviews.ts'
import { Average } from './reviews-at-a-glance.tsx'
import { ReviewForm } from './review-form.tsx'
import { ReviewPictures } from './review-pictures.tsx'
import type { RefusedReview } from './write-review.ts'

const OneReview = ({ review }: { review: Review }) => {
  const words = useWords()
  const { site } = useShell()
  const { content, author, reviewDate, verified, reply } = review
  return (
    <article className="grid max-w-prose gap-2 break-words">
      <Stars value={content.rating} label={words.reviews.ofFive(content.rating)} />
      {content.title && <h3 className="font-display text-lg">{content.title}</h3>}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <span>{author.authorName}</span>
        <DateTime value={reviewDate} />
        {verified && <Badge tone="positive">{words.reviews.verified}</Badge>}
      </p>
      {content.body && <p className="whitespace-pre-line">{content.body}</p>}
      <ReviewPictures review={review} />
      {reply && (
        <div className="border-s-2 border-line ps-4">
          <p className="text-sm text-muted">{words.reviews.replyOf(site.name)}</p>
          <p className="whitespace-pre-line">{reply.message}</p>
        </div>
      )}
    </article>
  )
}

interface ReviewsProps {
  readonly found: ReviewsOfProduct
  readonly refused: RefusedReview | undefined
  /** Whether a review was just sent. */
  readonly isSent: boolean
}

const pageAt = (cursor: string | undefined): string | undefined =>
  cursor && `?${new URLSearchParams({ reviews: cursor })}#reviews`

/** A product's reviews and the review form. */
export const Reviews = ({ found: { summary, reviews, cursors }, refused, isSent }: ReviewsProps) => {
  const words = useWords()
  return (
    <section aria-labelledby="reviews" className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
      <div className="lg:top-24 lg:not-has-[[open]]:sticky">
        <h2 id="reviews" className="mb-4 scroll-mt-24 font-display text-2xl">
          {words.reviews.title}
        </h2>
        {summary.count === 0 ? (
          <p className="text-muted">{words.reviews.none}</p>
        ) : (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Average summary={summary} />
            <span className="text-muted">{words.reviews.count(summary.count)}</span>
          </p>
        )}
        <div className="mt-6">
          <ReviewForm refused={refused} isSent={isSent} />
        </div>
      </div>
      {reviews.length > 0 && (
        <Stack gap="lg">
          <ul className="grid list-none gap-6 divide-y divide-line p-0">
            {reviews.map((review) => (
              <li key={review.id} className="not-last:pb-6">
                <OneReview review={review} />
              </li>
            ))}
          </ul>
          <Pager label={words.reviews.pages} previousHref={pageAt(cursors.prev)} nextHref={pageAt(cursors.next)} />
        </Stack>
      )}
    </section>
  )
}
