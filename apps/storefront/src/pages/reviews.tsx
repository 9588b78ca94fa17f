import type { Product, Review } from '@vitrine/client'
import { Badge, DateTime, Link, Pager, Stack, Stars } from '@vitrine/ui'
import { useSearchParams } from 'react-router'
import { writeJson } from '@vitrine/web/json.ts'
import { useShell } from '../shell/shell-data.ts'
import { reviewWords } from '../words/reviews-en.ts'
import type { ReviewsOfProduct } from './find-reviews.ts'
import { ReviewForm } from './review-form.tsx'
import type { RefusedReview } from './write-review.ts'

type Summary = Pick<ReviewsOfProduct, 'summary'>

/** Stars to see and a number to read: a tenth of a star is as much as anyone wants to know. */
const Average = ({ summary: { averageRating } }: Summary) => {
  const rounded = Math.round(averageRating * 10) / 10
  return (
    <>
      <Stars value={rounded} label={reviewWords.ofFive(rounded)} />
      <span aria-hidden="true">{rounded.toFixed(1)}</span>
    </>
  )
}

/** What all reviews come to, and the way to them. */
export const ReviewsAtAGlance = ({ summary }: Summary) =>
  summary.count > 0 && (
    <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
      <Average summary={summary} />
      <Link href="#reviews">{reviewWords.count(summary.count)}</Link>
    </p>
  )

/** The same for search engines. */
export const ReviewsForSearch = ({ product, summary }: { product: Product } & Summary) => {
  const { count: reviewCount, averageRating: ratingValue } = summary
  if (reviewCount === 0) return null
  const told = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    image: product.media.mainMedia?.image?.url,
    aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount },
  }
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeJson(told) }} />
}

const Pictures = ({ review: { content } }: { review: Review }) =>
  content.media.map(
    ({ image }) =>
      image?.url && (
        <a key={image.url} href={image.url} className="me-2 inline-block">
          <img src={image.url} alt={reviewWords.picture} loading="lazy" className="size-20 rounded-sm object-cover" />
        </a>
      ),
  )

const OneReview = ({ review }: { review: Review }) => {
  const { site } = useShell()
  const { content, author, reviewDate, verified, reply } = review
  return (
    <article className="grid max-w-prose gap-2 border-t border-line pt-5 break-words">
      <Stars value={content.rating} label={reviewWords.ofFive(content.rating)} />
      {content.title && <h3 className="font-display text-lg">{content.title}</h3>}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <span>{author.authorName}</span>
        <DateTime value={reviewDate} />
        {verified && <Badge tone="positive">{reviewWords.verified}</Badge>}
      </p>
      {content.body && <p className="whitespace-pre-line">{content.body}</p>}
      {content.media.length > 0 && (
        <p>
          <Pictures review={review} />
        </p>
      )}
      {reply && (
        <div className="border-s-2 border-line ps-4">
          <p className="text-sm text-muted">{reviewWords.replyOf(site.name)}</p>
          <p className="whitespace-pre-line">{reply.message}</p>
        </div>
      )}
    </article>
  )
}

interface ReviewsProps {
  readonly found: ReviewsOfProduct
  readonly refused: RefusedReview | undefined
}

const pageAt = (cursor: string | undefined): string | undefined =>
  cursor && `?${new URLSearchParams({ reviews: cursor })}#reviews`

/** What buyers say of a product, and a form to say something oneself. */
export const Reviews = ({ found: { summary, reviews, cursors }, refused }: ReviewsProps) => {
  const [search] = useSearchParams()
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="mb-5 scroll-mt-24 font-display text-2xl">
        {reviewWords.title}
      </h2>
      <Stack gap="lg">
        {summary.count === 0 ? (
          <p className="text-muted">{reviewWords.none}</p>
        ) : (
          <p className="flex flex-wrap items-center gap-2">
            <Average summary={summary} />
            {reviewWords.count(summary.count)}
          </p>
        )}
        {reviews.map((review) => (
          <OneReview key={review.id} review={review} />
        ))}
        <Pager label={reviewWords.pages} previousHref={pageAt(cursors.prev)} nextHref={pageAt(cursors.next)} />
        <ReviewForm refused={refused} isSent={search.has('reviewed')} />
      </Stack>
    </section>
  )
}
