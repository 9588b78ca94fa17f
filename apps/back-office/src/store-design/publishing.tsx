import { Alert, Badge, Button, Disclosure, showToast } from '@vitrine/ui'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { momentText } from '../clock/date-text.ts'
import { useTimeZone } from '../clock/use-time-zone.ts'
import { errorMessage } from '../error-message.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import type { DesignDraft } from './use-draft.ts'

const { design: texts } = words

/** Save status of the draft, with buttons to publish or discard it. */
export const Publishing = ({
  undo,
  redo,
  state,
  saving,
  failure,
  flush,
  take,
  overwrite,
  reload,
  revision,
}: DesignDraft) => {
  const timeZone = useTimeZone()
  const withErrorToast = async (act: () => Promise<unknown>): Promise<void> => {
    try {
      await act()
    } catch (error) {
      showToast({ message: errorMessage(error) })
    }
  }
  const publish = async (): Promise<void> => {
    await flush()
    const before = state.versions[0]?.version
    take(await shop.storeDesign.publishStoreDesign(revision.current), true)
    const takeBack = async (): Promise<void> => {
      const restored = await shop.storeDesign.restoreStoreDesign(before === undefined ? {} : { version: before })
      take(await shop.storeDesign.publishStoreDesign(restored.revision), true)
    }
    showToast({
      message: texts.publishedNow,
      ...(before !== undefined && { onUndo: () => void withErrorToast(takeBack) }),
    })
  }
  const restore = (options: { version?: number }, message: string) => async (): Promise<void> => {
    take(await shop.storeDesign.restoreStoreDesign(options), true)
    showToast({ message })
  }
  const isSaved = saving === 'saved'
  return (
    <div className="grid gap-4">
      {saving === 'conflict' && (
        <Alert tone="caution" title={texts.conflict}>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button type="button" size="small" onClick={() => void withErrorToast(reload)}>
              {texts.loadTheirs}
            </Button>
            <Button type="button" size="small" onClick={() => void withErrorToast(overwrite)}>
              {texts.keepMine}
            </Button>
          </div>
        </Alert>
      )}
      {saving === 'failed' && (
        <Alert tone="critical" title={texts.notSaved}>
          {errorMessage(failure)}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="button"
          variant="primary"
          disabled={saving === 'conflict' || (isSaved && state.isPublished)}
          onClick={() => void withErrorToast(publish)}
        >
          {texts.publish}
        </Button>
        {!(isSaved && state.isPublished) && (
          <ConfirmButton
            confirm={texts.discard}
            variant="critical"
            title={texts.discardTitle}
            hint={texts.discardHint}
            done={texts.discarded}
            act={async () => take(await shop.storeDesign.restoreStoreDesign({}), true)}
          />
        )}
        <Button type="button" disabled={!undo} aria-keyshortcuts="Control+Z" onClick={undo}>
          {texts.undo}
        </Button>
        <Button type="button" disabled={!redo} aria-keyshortcuts="Control+Shift+Z" onClick={redo}>
          {texts.redo}
        </Button>
        <Badge tone={state.isPublished && isSaved ? 'positive' : 'caution'}>
          {state.isPublished && isSaved ? texts.published : texts.notPublished}
        </Badge>
        <span role="status" className="text-sm text-muted">
          {saving === 'saved' ? texts.saved : saving === 'failed' || saving === 'conflict' ? '' : texts.saving}
        </span>
      </div>
      <Disclosure label={texts.versions}>
        <p className="text-sm text-muted">{state.versions.length === 0 ? texts.noVersions : texts.versionsHint}</p>
        <ul className="grid list-none gap-1 p-0">
          {state.versions.map(({ version, publishedDate }) => {
            const date = momentText(publishedDate, timeZone)
            return (
              <li key={version} className="flex items-center justify-between gap-3 border-t border-line py-2">
                {date}
                <Button
                  type="button"
                  size="small"
                  aria-label={texts.restoreOf(date)}
                  onClick={() => void withErrorToast(restore({ version }, texts.restored))}
                >
                  {texts.restore}
                </Button>
              </li>
            )
          })}
        </ul>
      </Disclosure>
    </div>
  )
}
