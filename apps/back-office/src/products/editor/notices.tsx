import { Alert, Button, ErrorSummary } from '@vitrine/ui'
import { millisecondsText } from '../../clock/date-text.ts'
import { useTimeZone } from '../../clock/use-time-zone.ts'
import { FieldErrors } from '../../form/field-errors.ts'
import { words } from '../../words/words.ts'
import { PartlySavedError } from './save/save-errors.ts'
import type { EditorData } from './load-editor.ts'
import type { Editor } from './use-editor.ts'
import type { Save } from './use-save.ts'

const { editor: texts } = words

/** Offers what was typed before and not saved. Nothing is restored without being asked for. */
export const RestoreNotice = ({ editor, data }: { editor: Editor; data: EditorData }) => {
  const timeZone = useTimeZone()
  const { offered, restore, forget } = editor
  if (!offered) return null
  const date = millisecondsText(offered.savedAt, timeZone)
  const isStale = data.saved !== undefined && JSON.stringify(offered.before) !== JSON.stringify(editor.before)
  return (
    <Alert tone="caution" title={texts.restoreTitle}>
      <div className="grid gap-3">
        <p>
          {texts.restoreHint(date)} {isStale && texts.restoreStale}
        </p>
        <p className="flex flex-wrap gap-2">
          <Button type="button" size="small" onClick={restore}>
            {texts.restore(date)}
          </Button>
          <Button type="button" size="small" variant="quiet" onClick={forget}>
            {texts.forget}
          </Button>
        </p>
      </div>
    </Alert>
  )
}

interface SaveNoticeProps {
  readonly editor: Editor
  readonly save: Save
}

/** Why the product was not saved, and what to do. */
export const SaveNotice = ({ editor: { conflicts }, save }: SaveNoticeProps) => {
  const { isConflict, failure, summary, loadTheirs } = save
  if (isConflict)
    return (
      <Alert tone="critical" title={texts.conflictTitle}>
        <div className="grid gap-3">
          <p>{texts.conflictHint}</p>
          <p>
            <Button type="button" size="small" onClick={() => void loadTheirs()}>
              {texts.conflictLoad}
            </Button>
          </p>
        </div>
      </Alert>
    )
  const isOfFields = failure instanceof FieldErrors
  const title =
    failure instanceof PartlySavedError ? texts.partlySaved : isOfFields ? texts.errorsTitle : texts.notSaved
  return (
    <>
      <ErrorSummary errors={summary} title={title} />
      {save.isMerged && (
        <Alert tone="positive">
          {texts.conflictMerged} {conflicts.length > 0 && texts.conflictBoth(conflicts)}
        </Alert>
      )}
    </>
  )
}
