import { Button, Stack } from '@vitrine/ui'
import { useWords } from '../words/use-words.tsx'
import { ChallengeElement, type ElementQuestion } from './challenge-element.tsx'

export interface ChallengeData {
  readonly total: string
  /** Of a provider whose script asks the bank by itself. */
  readonly element?: ElementQuestion
}

/** The buyer confirms the payment at their bank, or does not; the sandbox's bank is this page. */
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
