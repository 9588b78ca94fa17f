import type { Collection, StoreDesignState } from '@vitrine/client'
import { Disclosure, PageHeader, Stack } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { queryAll } from '../query-all.ts'
import { shop } from '../shop.ts'
import { useTitle } from '../page/use-title.ts'
import { words } from '../words/en.ts'
import { AnnouncementFields } from './announcement-fields.tsx'
import { FooterFields, MenuFields } from './menu-footer-fields.tsx'
import { AppearanceFields } from './appearance-fields.tsx'
import { PagesEditor } from './pages-editor.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { Publishing } from './publishing.tsx'
import { SectionsEditor } from './sections-editor.tsx'
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

/** The design editor: the draft next to a live preview. */
export const DesignPage = ({ data: { state, previewUrl, collections } }: PageProps<DesignData>) => {
  useTitle(texts.title)
  const draft = useDesignDraft(state)
  return (
    <Stack gap="lg">
      <PageHeader title={texts.title}>{texts.hint}</PageHeader>
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(20rem,1fr)_2fr]">
        <div className="grid min-w-0 gap-4">
          <Publishing {...draft} />
          <div>
            <Disclosure label={texts.sections} open>
              <SectionsEditor {...draft} collections={collections} />
            </Disclosure>
            <Disclosure label={texts.looks}>
              <AppearanceFields {...draft} />
            </Disclosure>
            <Disclosure label={texts.announcement}>
              <AnnouncementFields {...draft} />
            </Disclosure>
            <Disclosure label={texts.menu}>
              <MenuFields {...draft} />
            </Disclosure>
            <Disclosure label={texts.footer}>
              <FooterFields {...draft} />
            </Disclosure>
            <Disclosure label={texts.pages}>
              <PagesEditor {...draft} />
            </Disclosure>
          </div>
        </div>
        <div className="min-w-0 xl:sticky xl:top-6">
          <PreviewFrame previewUrl={previewUrl} revision={draft.state.revision} />
        </div>
      </div>
    </Stack>
  )
}
