import type { InfoSection } from '@vitrine/client'
import { TextField } from '@vitrine/ui'
import type { PageProps, PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { CancelLink } from '../form/cancel-link.tsx'
import { DeleteButton } from '../form/delete-button.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { textIn } from '../form/read-fields.ts'
import { RichTextField } from '../form/rich-text-field.tsx'
import { useDone } from '../form/use-done.ts'
import { EntryPage } from '../page/entry-page.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { infoSections: texts } = words
const list = '/info-sections'

interface SectionData {
  /** `undefined` for a new one. */
  readonly section: InfoSection | undefined
}

export const loadInfoSection = async ({ params: { id } }: PageRequest): Promise<SectionData> => ({
  section:
    id === undefined
      ? undefined
      : await shop.infoSectionsV3.getInfoSection(id, { fields: ['ASSIGNED_PRODUCTS_COUNT'] }),
})

const readForm = (form: FormData) => ({
  uniqueName: textIn(form, 'infoSection.uniqueName'),
  title: textIn(form, 'infoSection.title'),
  plainDescription: textIn(form, 'infoSection.plainDescription'),
})

const contentOf = ({ uniqueName, title, plainDescription = '' }: InfoSection) => ({
  uniqueName,
  title,
  plainDescription,
})

const SectionForm = ({ section }: SectionData) => {
  const done = useDone()
  const save = async (form: FormData) => {
    const sent = readForm(form)
    if (!section) {
      const { id } = await shop.infoSectionsV3.createInfoSection(sent)
      return done({ message: words.added(sent.uniqueName), next: `${list}/${id}` })
    }
    const { id, revision } = section
    const saved = await shop.infoSectionsV3.updateInfoSection(id, { revision, ...sent })
    const undo = () => shop.infoSectionsV3.updateInfoSection(id, { revision: saved.revision, ...contentOf(section) })
    return done({ message: words.saved, undo })
  }
  return (
    <EntryForm
      label={texts.one}
      save={save}
      actions={section ? <Deletion section={section} /> : <CancelLink href={list} />}
    >
      {(field) => (
        <>
          <TextField
            {...field('infoSection.title')}
            label={texts.sectionTitle}
            hint={texts.sectionTitleHint}
            defaultValue={section?.title ?? ''}
            maxLength={50}
            required
          />
          <TextField
            {...field('infoSection.uniqueName')}
            label={texts.name}
            hint={texts.nameHint}
            defaultValue={section?.uniqueName ?? ''}
            maxLength={100}
            required
          />
          <RichTextField
            {...field('infoSection.plainDescription')}
            label={texts.text}
            defaultValue={section?.plainDescription ?? ''}
          />
        </>
      )}
    </EntryForm>
  )
}

const Deletion = ({ section: { id, uniqueName, assignedProductsCount = 0 } }: { section: InfoSection }) => (
  <DeleteButton
    name={uniqueName}
    hint={words.named.deleteHint(assignedProductsCount)}
    remove={() => shop.infoSectionsV3.deleteInfoSection(id)}
    next={list}
  />
)

/** Creates or edits an info section. */
export const InfoSectionPage = ({ data: { section } }: PageProps<SectionData>) => (
  <EntryPage
    title={section?.uniqueName ?? texts.add}
    list={{ label: texts.title, href: list }}
    hint={section ? texts.shownOn(section.assignedProductsCount ?? 0) : texts.hint}
  >
    <SectionForm key={`${section?.id} ${section?.revision}`} section={section} />
  </EntryPage>
)
