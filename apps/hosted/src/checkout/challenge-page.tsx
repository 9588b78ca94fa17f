import { Button, Stack } from '@vitrine/ui'
import { useWords } from '../words/use-words.tsx'

export interface ChallengeData {
  readonly total: string
}

/** Stands for the page of a bank: the buyer confirms the payment, or does not. */
export const ChallengePage = ({ total }: ChallengeData) => {
  const words = useWords()
  return (
    <form method="post" className="mx-auto max-w-form">
      <Stack gap="lg">
        <h1 className="font-display text-3xl">{words.challengeTitle}</h1>
        <p>{words.challengeText(total)}</p>
        <Button type="submit" name="answer" value="yes" variant="primary" size="large">
          {words.challengeConfirm}
        </Button>
        <Button type="submit" name="answer" value="no" variant="quiet">
          {words.challengeCancel}
        </Button>
      </Stack>
    </form>
  )
}
