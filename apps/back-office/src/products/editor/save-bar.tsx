import { Button, FormActions } from '@vitrine/ui'
import { words } from '../../words/words.ts'

const { editor: texts } = words

interface SaveBarProps {
  readonly isNew: boolean
  readonly isEdited: boolean
  readonly isBusy: boolean
  readonly isUploading: boolean
  readonly onDiscard: () => void
}

/** Sticks to the window while there is something to save. */
export const SaveBar = ({ isNew, isEdited, isBusy, isUploading, onDiscard }: SaveBarProps) =>
  (isNew || isEdited || isUploading) && (
    <FormActions sticky align="end" className="z-20">
      <span role="status" className="me-auto text-sm text-muted">
        {isUploading ? texts.uploading : isNew ? texts.unsavedNew : texts.unsaved}
      </span>
      {isEdited && (
        <Button type="button" variant="quiet" onClick={onDiscard}>
          {texts.discard}
        </Button>
      )}
      <Button type="submit" variant="primary" busy={isBusy} disabled={isUploading} title={texts.saveShortcut}>
        {words.save}
      </Button>
    </FormActions>
  )
