import { Card, Link, SelectField, Stack, TextField } from '@vitrine/ui'
import { buildTree, flatten } from '../../../collections/tree.ts'
import { sectionName } from '../../../info-sections/section-name.ts'
import { words } from '../../../words/words.ts'
import { collectionsOf } from '../draft/read-product.ts'
import { ChoiceList } from './choice-list.tsx'
import type { SectionProps } from './section-props.ts'

const { organization: texts } = words

const Suggestions = ({ id, values }: { id: string; values: readonly string[] }) => (
  <datalist id={id}>
    {values.map((value) => (
      <option key={value} value={value}>
        {value}
      </option>
    ))}
  </datalist>
)

/** Collections that contain the product by a rule, which are changed on their own pages. */
const RuledCollections = ({ collections }: { collections: readonly { id: string; name: string }[] }) => {
  if (collections.length === 0) return null
  return (
    <div className="grid gap-2">
      <span className="v-label">{words.collectionRules.byRule}</span>
      <ul className="m-0 flex list-none flex-wrap gap-x-4 gap-y-1 p-0">
        {collections.map(({ id, name }) => (
          <li key={id}>
            <Link href={`/collections/${id}`}>{name}</Link>
          </li>
        ))}
      </ul>
      <p className="v-hint m-0">{words.collectionRules.byRuleHint}</p>
    </div>
  )
}

/** Collections, brand, ribbon and info sections. */
export const OrganizationSection = ({ editor: { draft, change }, data: { choices, saved }, field }: SectionProps) => {
  const { categoryIds, mainCategoryId, brand, ribbon, sectionIds } = draft
  const options = flatten(buildTree(choices.categories)).map(({ category: { id, name }, depth }) => ({
    value: id,
    label: `${'\u2003'.repeat(depth)}${name}`,
  }))
  const byRule = saved ? collectionsOf(saved).byRule : []
  const within = [...categoryIds, ...byRule]
  const setCategories = (ids: readonly string[]) => {
    const isWithinMain = [...ids, ...byRule].includes(mainCategoryId)
    change({ categoryIds: ids, mainCategoryId: isWithinMain ? mainCategoryId : '' })
  }
  return (
    <Card as="section" appearance="framed" title={texts.title} level={2}>
      <Stack>
        <ChoiceList
          id={field('product.categories').id}
          error={field('product.categories').error}
          label={texts.collections}
          addLabel={texts.addCollection}
          options={options.filter(({ value }) => !choices.ruledIds.has(value))}
          values={categoryIds}
          onChange={setCategories}
        />
        <RuledCollections collections={choices.categories.filter(({ id }) => byRule.includes(id))} />
        {within.length > 0 && (
          <SelectField
            {...field('product.mainCategoryId')}
            label={texts.main}
            hint={texts.mainHint}
            placeholder={texts.noMain}
            options={options
              .filter(({ value }) => within.includes(value))
              .map(({ value, label }) => ({ value, label: label.trim() }))}
            value={mainCategoryId}
            mark="none"
            onChange={(event) => change({ mainCategoryId: event.target.value })}
          />
        )}
        <TextField
          {...field('product.brand.name')}
          label={texts.brand}
          hint={texts.brandHint}
          list="brands"
          value={brand}
          maxLength={50}
          mark="none"
          onChange={(event) => change({ brand: event.target.value })}
        />
        <Suggestions id="brands" values={choices.brands.map(({ name }) => name)} />
        <TextField
          {...field('product.ribbon.name')}
          label={words.ribbon}
          hint={words.editor.ribbonHint}
          list="ribbons"
          value={ribbon}
          maxLength={30}
          mark="none"
          onChange={(event) => change({ ribbon: event.target.value })}
        />
        <Suggestions id="ribbons" values={choices.ribbons} />
        <ChoiceList
          id={field('product.infoSections').id}
          error={field('product.infoSections').error}
          label={texts.sections}
          addLabel={texts.addSection}
          options={choices.sections.map((section) => ({ value: section.id, label: sectionName(section) }))}
          values={sectionIds}
          onChange={(ids) => change({ sectionIds: ids })}
        />
        {choices.sections.length === 0 && <Link href="/info-sections/new">{words.infoSections.add}</Link>}
      </Stack>
    </Card>
  )
}
