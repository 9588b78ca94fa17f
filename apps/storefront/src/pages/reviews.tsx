import type { Review } from '@vitrine/client'
import { Badge, DateTime, Link, Pager, Stack, Stars, useUi } from '@vitrine/ui'
import { useShell } from '../shell/shell-data.ts'
import { useWords } from '../words/use-words.tsx'
import type { ReviewsOfProduct } from './find-reviews.ts'
import { ReviewForm } from './review-form.tsx'
import type { RefusedReview } from './write-review.ts'

type Summary = Pick<ReviewsOfProduct, 'summary'>

/** Stars to see and a number to read: a tenth of a star is as much as anyone wants to know. */
const Average = ({ summary: { averageRating } }: Summary) => {
  const words = useWords()
  const { locale } = useUi()
  const rounded = Math.round(averageRating * 10) / 10
  return (
    <>
      <Stars value={rounded} label={words.reviews.ofFive(rounded)} />
      <span aria-hidden="true">{rounded.toLocaleString(locale, { minimumFractionDigits: 1 })}</span>
    </>
  )
}

/** What all reviews come to, and the way to them. */
export const ReviewsAtAGlance = ({ summary }: Summary) => {
  const words = useWords()
  return (
    summary.count > 0 && (
      <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
        <Average summary={summary} />
        <Link href="#reviews">{words.reviews.count(summary.count)}</Link>
      </p>
    )
  )
}

const Pictures = ({ review: { content } }: { review: Review }) => {
  const words = useWords()
  return content.media.map(
    ({ image }) =>
      image?.url && (
        <a key={image.url} href={image.url} className="me-2 inline-block">
          <img src={image.url} alt={words.reviews.picture} loading="lazy" className="size-20 rounded-sm object-cover" />
        </a>
      ),
  )
}

const OneReview = ({ review }: { review: Review }) => {
  const words = useWords()
  const { site } = useShell()
  const { content, author, reviewDate, verified, reply } = review
  return (
    <article className="grid max-w-prose gap-2 border-t border-line pt-5 break-words">
      <Stars value={content.rating} label={words.reviews.ofFive(content.rating)} />
      {content.title && <h3 className="font-display text-lg">{content.title}</h3>}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <span>{author.authorName}</span>
        <DateTime value={reviewDate} />
        {verified && <Badge tone="positive">{words.reviews.verified}</Badge>}
      </p>
      {content.body && <p className="whitespace-pre-line">{content.body}</p>}
      {content.media.length > 0 && (
        <p>
          <Pictures review={review} />
        </p>
      )}
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
  /** A review was sent just now. */
  readonly isSent: boolean
}

const pageAt = (cursor: string | undefined): string | undefined =>
  cursor && `?${new URLSearchParams({ reviews: cursor })}#reviews`

/** What buyers say of a product, and a form to say something oneself. */
export const Reviews = ({ found: { summary, reviews, cursors }, refused, isSent }: ReviewsProps) => {
  const words = useWords()
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="mb-5 scroll-mt-24 font-display text-2xl">
        {words.reviews.title}
      </h2>
      <Stack gap="lg">
        {summary.count === 0 ? (
          <p className="text-muted">{words.reviews.none}</p>
        ) : (
          <p className="flex flex-wrap items-center gap-2">
            <Average summary={summary} />
            {words.reviews.count(summary.count)}
          </p>
        )}
        {reviews.map((review) => (
          <OneReview key={review.id} review={review} />
        ))}
        <Pager label={words.reviews.pages} previousHref={pageAt(cursors.prev)} nextHref={pageAt(cursors.next)} />
        <ReviewForm refused={refused} isSent={isSent} />
      </Stack>
    </section>
  )
}
