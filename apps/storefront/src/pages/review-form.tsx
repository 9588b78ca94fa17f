import { Alert, Button, Disclosure, RadioGroup, Stack, TextArea, TextField } from '@vitrine/ui'
import { useEffect, useRef } from 'react'
import { useMember } from '@vitrine/react'
import { BusyForm } from '@vitrine/web/busy-form.tsx'
import type { Words } from '../words/en.ts'
import { useWords } from '../words/use-words.tsx'
import { PhotoField } from './photo-field.tsx'
import { reviewIntent, type RefusedReview } from './write-review.ts'

const ratingsIn = ({ reviews }: Words) =>
  [5, 4, 3, 2, 1].map((rating) => ({ value: String(rating), label: reviews.stars(rating) }))

/** Where a page that was answered without scripts is read on. */
const place = 'write-review'

/** Said where the form was; whoever sent it by keyboard goes on here. */
const Thanks = () => {
  const words = useWords()
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => said.current?.focus(), [])
  return (
    <Alert id={place} ref={said} tabIndex={-1} tone="positive" title={words.reviews.thanks}>
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
  /** A review was sent just now. */
  readonly isSent: boolean
}

/** Stars and words: a form that posts to the product's page, with scripts and without. */
export const ReviewForm = ({ refused, isSent }: ReviewFormProps) => {
  const words = useWords()
  if (isSent && !refused) return <Thanks />
  return (
    <Disclosure id={place} className="scroll-mt-24" label={words.reviews.write} {...(refused && { open: true })}>
      <Fields refused={refused} />
    </Disclosure>
  )
}
