import type { Collection, StoreDesignState } from '@vitrine/client'
import { Button, Disclosure, joinClasses, PageHeader, Stack } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useState, type KeyboardEvent } from 'react'
import { queryAll } from '../query-all.ts'
import { shop } from '../shop.ts'
import { useTitle } from '../page/use-title.ts'
import { words } from '../words/words.ts'
import { AnnouncementFields } from './announcement-fields.tsx'
import { FooterFields, MenuFields } from './menu-footer-fields.tsx'
import { AppearanceFields } from './appearance-fields.tsx'
import { PagesEditor } from './pages-editor.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { Publishing } from './publishing.tsx'
import { sectionRowId, SectionsEditor } from './sections-editor.tsx'
import { useDesignDraft } from './use-draft.ts'

const { design: texts } = words

interface DesignData {
  readonly state: StoreDesignState
  readonly previewUrl: string
  readonly collections: readonly Collection[]
}

export const loadDesign = async ({ call }: PageRequest): Promise<DesignData> => {
  // Requesting a preview creates the draft if there is none.
  const previewUrl = await shop.storeDesign.getStoreDesignPreview(call)
  const [state, collections] = await Promise.all([
    shop.storeDesign.getStoreDesignState(call),
    queryAll(shop.collections.queryCollections().ascending('name').limit(100)),
  ])
  return { state, previewUrl, collections }
}

type Pane = 'edit' | 'preview'

/** Whether a key press belongs to a field, which undoes its own typing. */
const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Buttons to show either the fields or the preview, where both do not fit. */
const PaneSwitch = ({ pane, onChange }: { pane: Pane; onChange: (pane: Pane) => void }) => (
  <div role="group" aria-label={texts.panes} className="flex gap-2 xl:hidden">
    {(['edit', 'preview'] as const).map((one) => (
      <Button key={one} type="button" aria-pressed={pane === one} onClick={() => onChange(one)}>
        {one === 'edit' ? texts.edit : texts.preview}
      </Button>
    ))}
  </div>
)

/** The design editor: the draft next to a live preview. */
export const DesignPage = ({ data: { state, previewUrl, collections } }: PageProps<DesignData>) => {
  useTitle(texts.title)
  const draft = useDesignDraft(state)
  const [pane, setPane] = useState<Pane>('edit')
  const [selected, select] = useState<string>()
  const selectFromPreview = (id: string): void => {
    setPane('edit')
    select(id)
    // After the fields are open.
    requestAnimationFrame(() => document.getElementById(sectionRowId(id))?.scrollIntoView({ block: 'start' }))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || isTyping(event.target)) return
    event.preventDefault()
    const step = event.shiftKey ? draft.redo : draft.undo
    step?.()
  }
  return (
    <Stack gap="lg" onKeyDown={onKeyDown}>
      <PageHeader title={texts.title}>{texts.hint}</PageHeader>
      <PaneSwitch pane={pane} onChange={setPane} />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(20rem,1fr)_2fr]">
        <div className={joinClasses('grid min-w-0 gap-4', pane === 'preview' && 'max-xl:hidden')}>
          <Publishing {...draft} />
          <div>
            <Disclosure label={texts.sections} open>
              <SectionsEditor {...draft} collections={collections} selected={selected} onSelect={select} />
            </Disclosure>
            <Disclosure label={texts.looks}>
              <AppearanceFields {...draft} />
            </Disclosure>
            <Disclosure label={texts.announcement}>
              <AnnouncementFields key={draft.epoch} {...draft} />
            </Disclosure>
            <Disclosure label={texts.menu}>
              <MenuFields {...draft} />
            </Disclosure>
            <Disclosure label={texts.footer}>
              <FooterFields key={draft.epoch} {...draft} />
            </Disclosure>
            <Disclosure label={texts.pages}>
              <PagesEditor {...draft} />
            </Disclosure>
          </div>
        </div>
        <div className={joinClasses('min-w-0 xl:sticky xl:top-6', pane === 'edit' && 'max-xl:hidden')}>
          <PreviewFrame
            previewUrl={previewUrl}
            revision={draft.state.revision}
            selected={selected}
            onSelect={selectFromPreview}
          />
        </div>
      </div>
    </Stack>
  )
}
