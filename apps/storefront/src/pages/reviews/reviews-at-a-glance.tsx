import { Link, Stars, useUi } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'
import type { ReviewsOfProduct } from './find-reviews.ts'

type Summary = Pick<ReviewsOfProduct, 'summary'>

/** Average rating as stars and as a number with one decimal. */
export const Average = ({ summary: { averageRating } }: Summary) => {
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

/** Summary of all reviews, with a link to them. */
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
