import { toSlug } from '@vitrine/domain/catalog/slug.ts'
import { Card, Stack, TextArea, TextField } from '@vitrine/ui'
import { words } from '../../../words/words.ts'
import type { SectionProps } from './section-props.ts'

const { editor: texts } = words
/** About what search engines show. */
const best = { title: 60, description: 160 }

const plainText = (html: string): string =>
  new DOMParser()
    .parseFromString(html.replaceAll(/<\/(p|li|h\d|div)>|<br\s*\/?>/gi, ' $&'), 'text/html')
    .body.textContent.replaceAll(/\s+/g, ' ')
    .trim()

const shortened = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text

/** How a search result may look. */
const ResultPreview = ({ editor: { draft }, data: { saved, choices } }: Pick<SectionProps, 'editor' | 'data'>) => {
  const { url = '', relativePath = '' } = saved?.product.url ?? {}
  const base = url.slice(0, url.length - relativePath.length).replace(/^https?:\/\//, '')
  const slug = draft.slug || toSlug(draft.name)
  const title = draft.seoTitle || draft.name || texts.noTitle
  const description = draft.seoDescription || plainText(draft.description) || texts.noDescription
  return (
    <figure className="grid gap-1 rounded-md border border-line bg-raised p-4" aria-label={texts.seoPreview}>
      <figcaption className="text-sm break-all text-muted">
        {base || choices.settings.name} › product-page › {slug}
      </figcaption>
      <p className="text-lg wrap-anywhere text-accent-text">{shortened(title, best.title)}</p>
      <p className="text-sm wrap-anywhere">{shortened(description, best.description)}</p>
    </figure>
  )
}

/** Slug, and the texts for search engines with a preview. */
export const SearchSection = ({ editor, data, field }: SectionProps) => {
  const { draft, change } = editor
  return (
    <Card as="section" appearance="framed" title={texts.search} level={2}>
      <Stack>
        <p className="text-sm text-muted">{texts.searchHint}</p>
        <ResultPreview editor={editor} data={data} />
        <TextField
          {...field('product.seoData')}
          label={texts.seoTitle}
          hint={texts.seoLength(draft.seoTitle.length, best.title)}
          value={draft.seoTitle}
          placeholder={draft.name}
          maxLength={300}
          mark="none"
          onChange={(event) => change({ seoTitle: event.target.value })}
        />
        <TextArea
          label={texts.seoDescription}
          hint={texts.seoLength(draft.seoDescription.length, best.description)}
          value={draft.seoDescription}
          rows={3}
          maxLength={1000}
          mark="none"
          onChange={(event) => change({ seoDescription: event.target.value })}
        />
        <TextField
          {...field('product.slug')}
          label={texts.slug}
          hint={data.saved ? texts.slugHint : texts.slugNewHint}
          value={draft.slug}
          placeholder={toSlug(draft.name)}
          maxLength={300}
          mark="none"
          onChange={(event) => change({ slug: event.target.value })}
        />
      </Stack>
    </Card>
  )
}
