import type { Category, Promotion } from '@vitrine/client'
import { Checkbox, TextField } from '@vitrine/ui'
import type { PageProps, PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { onlyResult } from '../bulk-error.ts'
import { listCategories } from '../collections/load-categories.ts'
import { CancelLink } from '../form/cancel-link.tsx'
import { DeleteButton } from '../form/delete-button.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { EntryPage } from '../page/entry-page.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { PromotionCategories } from './promotion-categories.tsx'
import { PromotionImage } from './promotion-image.tsx'
import { readPromotion, settingsOf, type PromotionSettings } from './read-promotion.ts'

const { promotions: texts } = words
const list = '/promotions'
const fieldMask = ['name', 'media', 'destinationUrl', 'categories', 'enabled']

interface PromotionData {
  /** `undefined` for a new one. */
  readonly promotion: Promotion | undefined
  readonly categories: readonly Category[]
}

export const loadPromotion = async ({ params: { id } }: PageRequest): Promise<PromotionData> => {
  const [promotion, categories] = await Promise.all([
    id === undefined ? undefined : shop.promotionsV3.getPromotion(id),
    listCategories(),
  ])
  return { promotion, categories }
}

/** Replaces the settings: those that are absent are cleared. */
const update = async (id: string, revision: string, settings: PromotionSettings): Promise<string> => {
  const change = { promotion: { id, revision, ...settings }, fieldMask }
  const { results } = await shop.promotionsV3.bulkUpdatePromotions([change], { returnEntity: true })
  return onlyResult(results).item!.revision
}

const PromotionForm = ({ promotion, categories }: PromotionData) => {
  const done = useDone()
  const save = async (form: FormData) => {
    const settings = readPromotion(form)
    if (!promotion) {
      const { id } = await shop.promotionsV3.createPromotion(settings)
      return done({ message: words.added(settings.name), next: `${list}/${id}` })
    }
    const revision = await update(promotion.id, promotion.revision, settings)
    return done({ message: words.saved, undo: () => update(promotion.id, revision, settingsOf(promotion)) })
  }
  return (
    <EntryForm
      label={texts.one}
      save={save}
      actions={
        promotion ? (
          <DeleteButton
            name={promotion.name}
            hint={texts.delete}
            remove={() => shop.promotionsV3.deletePromotion(promotion.id)}
            next={list}
          />
        ) : (
          <CancelLink href={list} />
        )
      }
    >
      {(field) => (
        <>
          <TextField
            {...field('promotion.name')}
            label={texts.name}
            hint={texts.nameHint}
            defaultValue={promotion?.name ?? ''}
            maxLength={50}
            required
          />
          <PromotionImage media={promotion?.media} field={field} />
          <TextField
            {...field('promotion.destinationUrl')}
            label={texts.link}
            hint={texts.linkHint}
            type="url"
            defaultValue={promotion?.destinationUrl ?? ''}
          />
          <PromotionCategories chosen={promotion?.categories ?? []} categories={categories} />
          <Checkbox {...field('promotion.enabled')} label={texts.enabled} defaultChecked={promotion?.enabled ?? true} />
        </>
      )}
    </EntryForm>
  )
}

/** Creates or edits a promotion. */
export const PromotionPage = ({ data }: PageProps<PromotionData>) => (
  <EntryPage title={data.promotion?.name ?? texts.add} list={{ label: texts.title, href: list }} hint={texts.hint}>
    <PromotionForm key={`${data.promotion?.id} ${data.promotion?.revision}`} {...data} />
  </EntryPage>
)
