import type { Brand, Category, InfoSection, ProductV3 } from '@vitrine/client'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { Card, SelectField, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { onlyResult } from '../../../bulk-error.ts'
import { treeReference } from '../../../collections/load-categories.ts'
import { buildTree, flatten } from '../../../collections/tree.ts'
import { Chips } from '../../../form/chips.tsx'
import { EntryForm } from '../../../form/entry-form.tsx'
import { textIn } from '../../../form/read-fields.ts'
import { useDone } from '../../../form/use-done.ts'
import { shop } from '../../../shop.ts'
import { words } from '../../../words/en.ts'

const { organization: texts } = words

/** Which collections, brand and info sections a product has. */
export interface Organization {
  readonly productId: string
  readonly product: ProductV3
  readonly categories: readonly Category[]
  /** The first brands, as suggestions. */
  readonly brands: readonly Brand[]
  readonly sections: readonly InfoSection[]
}

interface Settings {
  readonly categoryIds: readonly string[]
  readonly main: string
  readonly brand: string
  readonly sectionIds: readonly string[]
}

const settingsOf = ({ directCategoriesInfo, mainCategoryId, brand, infoSections = [] }: ProductV3): Settings => ({
  categoryIds: (directCategoriesInfo?.categories ?? []).map(({ id }) => id),
  main: mainCategoryId ?? '',
  brand: brand?.name ?? '',
  sectionIds: infoSections.flatMap(({ id }) => id ?? []),
})

/** Changes if the settings of the form do. */
export const organizationKey = ({ product }: Organization): string => JSON.stringify(settingsOf(product))

const idsIn = (form: FormData, name: string): string[] => form.getAll(name).map(String)

const readForm = (form: FormData): Settings => ({
  categoryIds: idsIn(form, 'category'),
  main: textIn(form, 'main'),
  brand: textIn(form, 'brand'),
  sectionIds: idsIn(form, 'section'),
})

const fieldMask = ['brand', 'infoSections', 'mainCategoryId']

/** Saves at the current revision: the collections of a product do not belong to its revision. */
const saveSettings = async (id: string, { categoryIds, main, brand, sectionIds }: Settings): Promise<void> => {
  const item = { catalogItemId: id, appId: storesAppId }
  await shop.categories.bulkSetItemCategories(item, { treeReference, categoryIds })
  const { revision } = await shop.productsV3.getProduct(id)
  const product = {
    id,
    revision,
    ...(brand && { brand: { name: brand } }),
    infoSections: sectionIds.map((section) => ({ id: section })),
    ...(main && { mainCategoryId: main }),
  }
  const { results } = await shop.productsV3.bulkUpdateProducts([{ product, fieldMask }])
  onlyResult(results)
}

interface ChoiceListProps {
  readonly name: string
  readonly label: string
  readonly addLabel: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly values: readonly string[]
  readonly onChange: (values: readonly string[]) => void
}

/** Several of some options: the chosen ones, and a list to add one. */
const ChoiceList = ({ name, label, addLabel, options, values, onChange }: ChoiceListProps) => {
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label.trim() ?? words.notFound
  return (
    <div className="grid gap-2">
      {values.length > 0 && <span className="v-label">{label}</span>}
      <Chips
        name={name}
        label={label}
        values={values}
        labelOf={labelOf}
        remove={(value) => onChange(values.filter((one) => one !== value))}
      />
      <SelectField
        label={addLabel}
        placeholder={words.choose}
        options={options.filter(({ value }) => !values.includes(value))}
        value=""
        mark="none"
        onChange={(event) => onChange([...values, event.target.value])}
      />
    </div>
  )
}

const Fields = ({ product, categories, brands, sections }: Organization) => {
  const before = settingsOf(product)
  const nodes = flatten(buildTree(categories))
  // The collection of all products is not chosen by hand.
  const [categoryIds, setCategoryIds] = useState<readonly string[]>(
    before.categoryIds.filter((id) => nodes.some(({ category }) => category.id === id)),
  )
  const [main, setMain] = useState(before.main)
  const [sectionIds, setSectionIds] = useState<readonly string[]>(before.sectionIds)
  const options = nodes.map(({ category: { id, name }, depth }) => ({
    value: id,
    label: `${'\u2003'.repeat(depth)}${name}`,
  }))
  return (
    <>
      <ChoiceList
        name="category"
        label={texts.collections}
        addLabel={texts.addCollection}
        options={options}
        values={categoryIds}
        onChange={setCategoryIds}
      />
      {categoryIds.length > 0 && (
        <SelectField
          label={texts.main}
          hint={texts.mainHint}
          name="main"
          placeholder={texts.noMain}
          options={options
            .filter(({ value }) => categoryIds.includes(value))
            .map(({ value, label }) => ({ value, label: label.trim() }))}
          value={categoryIds.includes(main) ? main : ''}
          mark="none"
          onChange={(event) => setMain(event.target.value)}
        />
      )}
      <TextField
        label={texts.brand}
        hint={texts.brandHint}
        name="brand"
        list="brands"
        defaultValue={before.brand}
        maxLength={50}
        mark="none"
      />
      <datalist id="brands">
        {brands.map(({ id, name }) => (
          <option key={id} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <ChoiceList
        name="section"
        label={texts.sections}
        addLabel={texts.addSection}
        options={sections.map(({ id, uniqueName }) => ({ value: id, label: uniqueName }))}
        values={sectionIds}
        onChange={setSectionIds}
      />
    </>
  )
}

/** Assigns a product to collections, a brand and info sections. */
export const OrganizationForm = (organization: Organization) => {
  const { productId, product } = organization
  const done = useDone()
  const save = async (form: FormData) => {
    await saveSettings(productId, readForm(form))
    return done({ message: words.saved, undo: () => saveSettings(productId, settingsOf(product)) })
  }
  return (
    <Card as="section" appearance="framed" title={texts.title} level={2}>
      <EntryForm label={texts.title} save={save}>
        {() => <Fields {...organization} />}
      </EntryForm>
    </Card>
  )
}
