/** A tag for search engines, such as `<title>` or `<meta name="description">`. */
interface SeoTag {
  readonly type?: string
  readonly props?: Readonly<Record<string, unknown>>
  readonly children?: string
  readonly disabled?: boolean
}

/** The texts that search engines show of a page. Empty if they follow from its content. */
export interface SeoTexts {
  readonly title: string
  readonly description: string
}

const isTitle = ({ type }: SeoTag): boolean => type === 'title'
const isDescription = ({ type, props }: SeoTag): boolean => type === 'meta' && props?.['name'] === 'description'

/** Reads the title and description from the tags of a page. */
export const seoTextsOf = (tags: readonly SeoTag[] = []): SeoTexts => {
  const enabled = tags.filter(({ disabled }) => disabled !== true)
  const content = enabled.find(isDescription)?.props?.['content']
  return {
    title: enabled.find(isTitle)?.children ?? '',
    description: typeof content === 'string' ? content : '',
  }
}

/** Returns tags with another title and description. All others stay. */
export const withSeoTexts = <Tag extends SeoTag>(tags: readonly Tag[], { title, description }: SeoTexts): SeoTag[] => [
  ...tags.filter((tag) => !isTitle(tag) && !isDescription(tag)),
  ...(title === '' ? [] : [{ type: 'title', children: title }]),
  ...(description === '' ? [] : [{ type: 'meta', props: { name: 'description', content: description } }]),
]
