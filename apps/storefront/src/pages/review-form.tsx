import { Alert, Button, Disclosure, RadioGroup, Stack, TextArea, TextField } from '@vitrine/ui'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useShell } from '../shell/shell-data.ts'
import { reviewWords } from '../words/reviews-en.ts'
import { reviewIntent, type RefusedReview } from './write-review.ts'

const ratings = [5, 4, 3, 2, 1].map((rating) => ({ value: String(rating), label: reviewWords.stars(rating) }))

/** Where a page that was answered without scripts is read on. */
const place = 'write-review'

/** Said where the form was; whoever sent it by keyboard goes on here. */
const Thanks = () => {
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => said.current?.focus(), [])
  return (
    <Alert ref={said} tabIndex={-1} tone="positive" title={reviewWords.thanks}>
      {reviewWords.thanksHint}
    </Alert>
  )
}

const Fields = ({ refused }: { refused: RefusedReview | undefined }) => {
  const { member } = useShell()
  const ownName = member?.profile?.nickname || member?.contact?.firstName
  const typed = refused?.typed
  const { state, formData } = useNavigation()
  return (
    <Form method="post" action={`?#${place}`} preventScrollReset className="max-w-prose">
      <input type="hidden" name="intent" value={reviewIntent} />
      <Stack>
        {refused && <Alert tone="critical">{refused.reviewFailure}</Alert>}
        <RadioGroup name="rating" label={reviewWords.rating} options={ratings} required defaultValue={typed?.rating} />
        <TextField name="title" label={reviewWords.headline} maxLength={200} defaultValue={typed?.title} />
        <TextArea name="body" label={reviewWords.body} rows={4} maxLength={3000} defaultValue={typed?.body} />
        <TextField
          name="name"
          label={reviewWords.name}
          hint={reviewWords.nameHint}
          required
          maxLength={100}
          autoComplete="nickname"
          defaultValue={typed?.name ?? ownName}
        />
        <div>
          <Button type="submit" busy={state !== 'idle' && formData?.get('intent') === reviewIntent}>
            {reviewWords.send}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}

interface ReviewFormProps {
  readonly refused: RefusedReview | undefined
  /** A review was sent just now. */
  readonly isSent: boolean
}

/** Stars and words: a form that posts to the product's page, with scripts and without. */
export const ReviewForm = ({ refused, isSent }: ReviewFormProps) => {
  if (isSent && !refused) return <Thanks />
  return (
    <Disclosure id={place} className="scroll-mt-24" label={reviewWords.write} {...(refused && { open: true })}>
      <Fields refused={refused} />
    </Disclosure>
  )
}
