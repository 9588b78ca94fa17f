import { Alert, Badge, Button, Disclosure, showToast } from '@vitrine/ui'
import { AskButton } from '../confirm/confirm-button.tsx'
import { momentText } from '../clock/date-text.ts'
import { useTimeZone } from '../clock/use-time-zone.ts'
import { sentenceFor } from '../error-message.ts'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'
import type { Draft } from './use-draft.ts'

const { design: said } = words

/** Save status of the draft, with buttons to publish or discard it. */
export const Publishing = ({ state, saving, failure, flush, take, insist, reload, revision }: Draft) => {
  const timeZone = useTimeZone()
  const tried = async (act: () => Promise<unknown>): Promise<void> => {
    try {
      await act()
    } catch (error) {
      showToast({ message: sentenceFor(error) })
    }
  }
  const publish = async (): Promise<void> => {
    await flush()
    const before = state.versions[0]?.version
    take(await shop.storeDesign.publishStoreDesign(revision.current), true)
    const undo = async (): Promise<void> => {
      const restored = await shop.storeDesign.restoreStoreDesign(before === undefined ? {} : { version: before })
      take(await shop.storeDesign.publishStoreDesign(restored.revision), true)
    }
    showToast({ message: said.publishedNow, ...(before !== undefined && { onUndo: () => void tried(undo) }) })
  }
  const restore = (options: { version?: number }, message: string) => async (): Promise<void> => {
    take(await shop.storeDesign.restoreStoreDesign(options), true)
    showToast({ message })
  }
  const isAtRest = saving === 'saved'
  return (
    <div className="grid gap-4">
      {saving === 'conflict' && (
        <Alert tone="caution" title={said.conflict}>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button type="button" size="small" onClick={() => void tried(reload)}>
              {said.loadTheirs}
            </Button>
            <Button type="button" size="small" onClick={() => void tried(insist)}>
              {said.keepMine}
            </Button>
          </div>
        </Alert>
      )}
      {saving === 'failed' && (
        <Alert tone="critical" title={said.notSaved}>
          {sentenceFor(failure)}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="button"
          variant="primary"
          disabled={saving === 'conflict' || (isAtRest && state.isPublished)}
          onClick={() => void tried(publish)}
        >
          {said.publish}
        </Button>
        {!(isAtRest && state.isPublished) && (
          <AskButton
            confirm={said.discard}
            variant="critical"
            title={said.discardTitle}
            hint={said.discardHint}
            done={said.discarded}
            act={async () => take(await shop.storeDesign.restoreStoreDesign({}), true)}
          />
        )}
        <Badge tone={state.isPublished && isAtRest ? 'positive' : 'caution'}>
          {state.isPublished && isAtRest ? said.published : said.notPublished}
        </Badge>
        <span role="status" className="text-sm text-muted">
          {saving === 'saved' ? said.saved : saving === 'failed' || saving === 'conflict' ? '' : said.saving}
        </span>
      </div>
      <Disclosure label={said.versions}>
        <p className="text-sm text-muted">{state.versions.length === 0 ? said.noVersions : said.versionsHint}</p>
        <ul className="grid list-none gap-1 p-0">
          {state.versions.map(({ version, publishedDate }) => {
            const date = momentText(publishedDate, timeZone)
            return (
              <li key={version} className="flex items-center justify-between gap-3 border-t border-line py-2">
                {date}
                <Button
                  type="button"
                  size="small"
                  aria-label={said.restoreOf(date)}
                  onClick={() => void tried(restore({ version }, said.restored))}
                >
                  {said.restore}
                </Button>
              </li>
            )
          })}
        </ul>
      </Disclosure>
    </div>
  )
}
