import { Button, Stack } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'
import { ChallengeElement, type ElementQuestion } from './challenge-element.tsx'

export interface ChallengeData {
  readonly total: string
  /** Set if the provider's script handles the challenge itself. */
  readonly element?: ElementQuestion
}

/** Asks the buyer to confirm the payment with their bank. In the sandbox, this page is the bank. */
export const ChallengePage = ({ total, element }: ChallengeData) => {
  const words = useWords()
  return (
    <form method="post" className="mx-auto max-w-form">
      <Stack gap="lg">
        <h1 className="font-display text-3xl">{words.challengeTitle}</h1>
        <p>{words.challengeText(total)}</p>
        {element ? (
          <ChallengeElement {...element} />
        ) : (
          <Button type="submit" name="answer" value="yes" variant="primary" size="large">
            {words.challengeConfirm}
          </Button>
        )}
        <Button type="submit" name="answer" value="no" variant="quiet">
          {words.challengeCancel}
        </Button>
      </Stack>
    </form>
  )
}
