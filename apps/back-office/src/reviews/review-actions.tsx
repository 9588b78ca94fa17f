import type { Review } from '@vitrine/client'
import { TextArea } from '@vitrine/ui'
import { ActionButton } from '../confirm/action-button.tsx'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { reviews: texts } = words
const maxReplyLength = 1000

const nameOf = ({ author }: Review): string => author.authorName ?? ''

const decisions = {
  APPROVED: { label: texts.approve, buttonVariant: 'primary', name: texts.approveOne, done: texts.approved },
  REJECTED: { label: texts.reject, buttonVariant: 'quiet', name: texts.rejectOne, done: texts.rejected },
} as const

/** Approves or rejects a review at once. The other button reverts it. */
const Decide = ({ review, status }: { review: Review; status: keyof typeof decisions }) => {
  const { label, buttonVariant, name, done } = decisions[status]
  return (
    <ActionButton
      variant={buttonVariant}
      aria-label={name(nameOf(review))}
      act={async () => {
        await shop.reviews.updateModerationStatus(review.id, { status })
        return { message: done(nameOf(review)) }
      }}
    >
      {label}
    </ActionButton>
  )
}

const saveReply = async ({ id }: Review, form: FormData): Promise<unknown> => {
  const message = String(form.get('message') ?? '').trim()
  return message === '' ? shop.reviews.removeReply(id) : shop.reviews.setReply(id, message)
}

const Reply = ({ review }: { review: Review }) => {
  const title = (review.reply ? texts.changeReplyOne : texts.replyOne)(nameOf(review))
  return (
    <ConfirmButton
      button={{ size: 'small', variant: 'quiet', 'aria-label': title }}
      title={title}
      hint={texts.replyHint}
      confirm={review.reply ? texts.changeReply : texts.reply}
      variant="primary"
      done={texts.replied}
      act={async (form) => {
        await saveReply(review, form)
      }}
    >
      {() => (
        <TextArea
          name="message"
          label={texts.yourReply}
          mark="none"
          rows={4}
          maxLength={maxReplyLength}
          defaultValue={review.reply?.message}
        />
      )}
    </ConfirmButton>
  )
}

const Remove = ({ review }: { review: Review }) => (
  <ConfirmButton
    button={{ size: 'small', variant: 'quiet', 'aria-label': texts.removeOne(nameOf(review)) }}
    title={texts.removeTitle(nameOf(review))}
    hint={texts.removeHint}
    confirm={words.delete}
    variant="critical"
    done={texts.removed(nameOf(review))}
    act={async () => {
      await shop.reviews.deleteReview(review.id)
    }}
  />
)

/** Actions available for a review. */
export const ReviewActions = ({ review }: { review: Review }) => {
  const { moderationStatus } = review.moderation
  return (
    <div className="flex flex-wrap gap-2">
      {moderationStatus !== 'APPROVED' && <Decide review={review} status="APPROVED" />}
      {moderationStatus !== 'REJECTED' && <Decide review={review} status="REJECTED" />}
      <Reply review={review} />
      <Remove review={review} />
    </div>
  )
}
