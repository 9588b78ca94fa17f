import { Alert, Button, Disclosure, RadioGroup, Stack, TextArea, TextField } from '@vitrine/ui'
import { useEffect, useRef } from 'react'
import { useMember } from '@vitrine/react'
import { BusyForm } from '@vitrine/web/form/busy-form.tsx'
import type { Words } from '../../words/en.ts'
import { useWords } from '../../words/use-words.tsx'
import { PhotoField } from './photo-field.tsx'
import { reviewIntent, type RefusedReview } from './write-review.ts'

const ratingsIn = ({ reviews }: Words) =>
  [5, 4, 3, 2, 1].map((rating) => ({ value: String(rating), label: reviews.stars(rating) }))

/** Fragment of the form, where pages rendered without scripts continue. */
const place = 'write-review'

/** Replaces the form and takes the focus, for keyboard users. */
const Thanks = () => {
  const words = useWords()
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])
  return (
    <Alert id={place} ref={alert} tabIndex={-1} tone="positive" title={words.reviews.thanks}>
      {words.reviews.thanksHint}
    </Alert>
  )
}

const Fields = ({ refused }: { refused: RefusedReview | undefined }) => {
  const words = useWords()
  const { member } = useMember()
  const ownName = member?.profile?.nickname || member?.contact?.firstName
  const typed = refused?.typed
  return (
    <BusyForm action={`?#${place}`} encType="multipart/form-data" className="max-w-prose">
      {(isBusy) => (
        <>
          <input type="hidden" name="intent" value={reviewIntent} />
          <Stack>
            {refused && <Alert tone="critical">{refused.reviewFailure}</Alert>}
            <RadioGroup
              name="rating"
              label={words.reviews.rating}
              options={ratingsIn(words)}
              required
              defaultValue={typed?.rating}
            />
            <TextField name="title" label={words.reviews.headline} maxLength={200} defaultValue={typed?.title} />
            <TextArea name="body" label={words.reviews.body} rows={4} maxLength={3000} defaultValue={typed?.body} />
            <PhotoField />
            <TextField
              name="name"
              label={words.reviews.name}
              hint={words.reviews.nameHint}
              required
              maxLength={100}
              autoComplete="nickname"
              defaultValue={typed?.name ?? ownName}
            />
            <div>
              <Button type="submit" busy={isBusy}>
                {words.reviews.send}
              </Button>
            </div>
          </Stack>
        </>
      )}
    </BusyForm>
  )
}

interface ReviewFormProps {
  readonly refused: RefusedReview | undefined
  /** Whether a review was just sent. */
  readonly isSent: boolean
}

/** The review form. Posts to the product page, with and without scripts. */
export const ReviewForm = ({ refused, isSent }: ReviewFormProps) => {
  const words = useWords()
  if (isSent && !refused) return <Thanks />
  return (
    <Disclosure id={place} className="scroll-mt-24" label={words.reviews.write} {...(refused && { open: true })}>
      <Fields refused={refused} />
    </Disclosure>
  )
}
