import type { Category, CollectionRule } from '@vitrine/client'
import { Checkbox, SelectField, TextArea, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { errorMessage } from '../error-message.ts'
import { CancelLink } from '../form/cancel-link.tsx'
import { DeleteButton } from '../form/delete-button.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { throwFieldError } from '../form/field-errors.ts'
import { isTicked, textIn } from '../form/read-fields.ts'
import { useDone } from '../form/use-done.ts'
import { FieldGroup } from '../page/section.tsx'
import { PictureDrop, PictureGrid, type ShownPicture } from '../products/picture-drop.tsx'
import { shop } from '../shop.ts'
import type { RuleHints } from './rule/load-hints.ts'
import { draftOfRule, requireRule } from './rule/rule-draft.ts'
import { RuleFields } from './rule/rule-fields.tsx'
import { changeRule } from './rule/change-rule.ts'
import { words } from '../words/words.ts'
import { treeReference } from './load-categories.ts'
import { createCategory, settingsOf, updateCategory, type CategorySettings } from './save-category.ts'
import { buildTree, flatten } from './tree.ts'

const { collections: texts, collectionRules: ruleTexts } = words
const list = '/collections'
/** A collection at the lowest level cannot contain others. */
const maxParentDepth = 3

const readForm = (form: FormData): CategorySettings => {
  const [slug, description, image] = [
    textIn(form, 'category.slug'),
    textIn(form, 'category.description'),
    textIn(form, 'picture'),
  ]
  return {
    name: textIn(form, 'category.name'),
    visible: isTicked(form, 'category.visible'),
    ...(slug && { slug }),
    ...(description && { description }),
    ...(image && { image: { id: image } }),
  }
}

/** The image of a collection: one at most. */
const ImageField = ({ image }: { image: Category['image'] }) => {
  const [picture, setPicture] = useState<ShownPicture | undefined>(
    image?.id && image.url ? { id: image.id, url: image.url } : undefined,
  )
  return (
    <FieldGroup title={texts.image}>
      {picture ? (
        <PictureGrid pictures={[picture]} onRemove={() => setPicture(undefined)} />
      ) : (
        <PictureDrop onPicture={setPicture} />
      )}
    </FieldGroup>
  )
}

const ParentField = ({ categories }: { categories: readonly Category[] }) => {
  const parents = flatten(buildTree(categories)).filter(({ depth }) => depth <= maxParentDepth)
  if (parents.length === 0) return null
  return (
    <SelectField
      name="parent"
      label={texts.parent}
      placeholder={texts.noParent}
      options={parents.map(({ category: { id, name }, depth }) => ({
        value: id,
        label: `${'\u2003'.repeat(depth)}${name}`,
      }))}
      mark="none"
    />
  )
}

/** Deletes a collection. Its subcategories are deleted, too, so the dialog says how many. */
const Deletion = ({
  collection: { id, name },
  categories,
}: {
  collection: Category
  categories: readonly Category[]
}) => {
  const node = flatten(buildTree(categories)).find(({ category }) => category.id === id)
  const within = flatten(node?.children ?? []).length
  return (
    <DeleteButton
      name={name}
      hint={within > 0 ? texts.deleteWithin(within) : texts.delete}
      remove={() => shop.categories.deleteCategory(id, treeReference)}
      next={list}
    />
  )
}

interface CollectionFormProps {
  readonly collection: Category | undefined
  /** Absent if products are added by hand. */
  readonly rule: CollectionRule | undefined
  readonly hints: RuleHints
  readonly categories: readonly Category[]
}

/** Name, slug, image and visibility of a collection, and how products get into it. */
export const CollectionForm = ({ collection, rule, hints, categories }: CollectionFormProps) => {
  const done = useDone()
  const [draft, setDraft] = useState(() => draftOfRule(rule))
  const replaced = collection && !rule ? collection.itemCounter : 0
  const save = async (form: FormData) => {
    const settings = readForm(form)
    // Read before anything is saved.
    const wanted = requireRule(draft, hints.currency)
    const isReplacing = wanted !== undefined && replaced > 0
    if (isReplacing && !isTicked(form, 'rule.replaces')) throwFieldError('rule.replaces', ruleTexts.replacesProblem)
    if (!collection) {
      const { id } = await createCategory(settings, textIn(form, 'parent'))
      const next = `${list}/${id}`
      try {
        await changeRule(id, { before: undefined, after: wanted })
      } catch (error) {
        // The collection exists: saving this form again would add another one.
        return done({ message: errorMessage(error), next })
      }
      return done({ message: words.added(settings.name), next })
    }
    const saved = await updateCategory(collection, collection.revision, settings)
    await changeRule(saved.id, { before: rule, after: wanted })
    const undo = async () => {
      await updateCategory(saved, saved.revision, settingsOf(collection))
      await changeRule(saved.id, { before: wanted, after: rule })
    }
    return done({ message: words.saved, ...(!isReplacing && { undo }) })
  }
  return (
    <EntryForm
      label={texts.one}
      save={save}
      actions={collection ? <Deletion collection={collection} categories={categories} /> : <CancelLink href={list} />}
    >
      {(field) => (
        <>
          <TextField
            {...field('category.name')}
            label={texts.name}
            defaultValue={collection?.name ?? ''}
            required
            maxLength={80}
          />
          {collection ? (
            <TextField
              {...field('category.slug')}
              label={texts.path}
              hint={texts.pathHint}
              defaultValue={collection.slug ?? ''}
              required
              maxLength={300}
            />
          ) : (
            <ParentField categories={categories} />
          )}
          <TextArea
            {...field('category.description')}
            label={texts.description}
            defaultValue={collection?.description ?? ''}
            rows={3}
            maxLength={600}
          />
          <ImageField image={collection?.image} />
          <Checkbox
            {...field('category.visible')}
            label={texts.visible}
            hint={texts.visibleHint}
            defaultChecked={collection?.visible ?? true}
          />
          <RuleFields saved={rule} draft={draft} onChange={setDraft} hints={hints} replaced={replaced} field={field} />
        </>
      )}
    </EntryForm>
  )
}
