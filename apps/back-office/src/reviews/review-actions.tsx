import type { Review } from '@vitrine/client'
import { Button, showToast, TextArea } from '@vitrine/ui'
import { useState } from 'react'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { useDone } from '../form/use-done.ts'
import { errorMessage } from '../error-message.ts'
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
  const [isBusy, setBusy] = useState(false)
  const done = useDone()
  const { label, buttonVariant, name, done: message } = decisions[status]
  const decide = async () => {
    setBusy(true)
    try {
      await shop.reviews.updateModerationStatus(review.id, { status })
      await done({ message: message(nameOf(review)) })
      // The button disappears with the old status, so the focus moves to the page.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
      })
    } catch (error) {
      showToast({ message: errorMessage(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      type="button"
      size="small"
      variant={buttonVariant}
      busy={isBusy}
      aria-label={name(nameOf(review))}
      onClick={() => void decide()}
    >
      {label}
    </Button>
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
