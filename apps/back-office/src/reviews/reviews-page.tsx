import { EmptyState, Link, PageHeader, Pager, Stack } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { Section } from '../page/section.tsx'
import { TabLinks } from '../page/tab-links.tsx'
import { useTitle } from '../page/use-title.ts'
import { words } from '../words/words.ts'
import { findReviews, reviewFilters, type FoundReviews, type ReviewFilter } from './find-reviews.ts'
import { ReviewsTable } from './reviews-table.tsx'

const { reviews: texts } = words

const hrefOf = (show: ReviewFilter, after?: string): string => {
  const params = new URLSearchParams({ ...(show !== 'all' && { show }), ...(after !== undefined && { after }) })
  return params.size > 0 ? `/reviews?${params}` : '/reviews'
}

export const loadReviews = async ({ url, call }: PageRequest): Promise<FoundReviews> => {
  const { searchParams } = url
  const show = reviewFilters.find((one) => one === searchParams.get('show')) ?? 'all'
  return findReviews({ show, after: searchParams.get('after') ?? undefined }, call.signal)
}

/** All reviews, pending ones first. */
const PendingFirst = ({ reviews, pending, pendingCount: waitingCount, productNames }: FoundReviews) => (
  <>
    <Section title={texts.waiting}>
      <ReviewsTable caption={texts.waiting} rows={pending} productNames={productNames} />
      {waitingCount > pending.length && <Link href={hrefOf('waiting')}>{texts.waitingMore(waitingCount)}</Link>}
    </Section>
    <Section title={texts.others}>
      <ReviewsTable
        caption={texts.others}
        rows={reviews}
        productNames={productNames}
        empty={<p className="text-muted">{texts.noneElse}</p>}
      />
    </Section>
  </>
)

/** Lists reviews for moderation. */
export const ReviewsPage = ({ data }: PageProps<FoundReviews>) => {
  useTitle(texts.title)
  const { reviews, next, pending, request: query, productNames } = data
  const { show, after } = query
  return (
    <Stack gap="lg">
      <PageHeader title={texts.title}>{texts.hint}</PageHeader>
      <TabLinks
        label={texts.title}
        tabs={reviewFilters.map((one) => ({ label: texts.shows[one], to: hrefOf(one), isActive: one === show }))}
      />
      {pending.length > 0 ? (
        <PendingFirst {...data} />
      ) : (
        <ReviewsTable
          caption={texts.title}
          rows={reviews}
          productNames={productNames}
          empty={
            <EmptyState title={texts.noneOf[show]} level={2}>
              {show === 'all' && texts.noneHint}
            </EmptyState>
          }
        />
      )}
      <Pager
        label={words.page}
        previousHref={after === undefined ? undefined : hrefOf(show)}
        nextHref={next === undefined ? undefined : hrefOf(show, next)}
      />
    </Stack>
  )
}
