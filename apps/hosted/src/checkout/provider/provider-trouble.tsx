import { Alert, Button, FormActions } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'
import type { ProviderStage } from './use-provider.ts'

/** Shows the loading state of a provider's script, and what to do if it fails. */
export const ProviderTrouble = ({ stage }: { stage: ProviderStage }) => {
  const words = useWords()
  if (stage === 'ready') return null
  if (stage === 'loading') {
    return (
      <p role="status" className="text-muted">
        {words.cardFieldsLoading}
      </p>
    )
  }
  return (
    <Alert tone="caution">
      <p>{stage === 'late' ? words.cardFieldsLate : words.cardFieldsFailed}</p>
      <FormActions>
        <Button type="button" onClick={() => location.reload()}>
          {words.reloadPage}
        </Button>
      </FormActions>
    </Alert>
  )
}
