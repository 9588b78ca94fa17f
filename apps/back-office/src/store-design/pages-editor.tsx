import type { DesignPage } from '@vitrine/client'
import { Button, Checkbox, Disclosure, showToast, TextArea, TextField } from '@vitrine/ui'
import { words } from '../words/words.ts'
import { freeName, remove, slugOf, omitEmpty } from './lists.ts'
import type { DesignDraft } from './use-draft.ts'

const { design: texts } = words
const maxPages = 30

/** Custom pages of the store. */
export const PagesEditor = ({ draft, edit, fieldError }: DesignDraft) => {
  const { pages } = draft
  const set = (next: readonly DesignPage[]): void => edit({ pages: [...next] })
  const change = (at: number, by: Partial<DesignPage>): void =>
    set(pages.map((page, place) => (place === at ? { ...page, ...by } : page)))
  const rename = (page: DesignPage, at: number, title: string): void => {
    const slugs = remove(pages, at).map(({ slug }) => slug)
    // The slug follows the title until the owner edits it.
    const follows = page.slug === slugOf(page.title) || page.slug.startsWith('new-page')
    change(at, { title, ...(follows && slugOf(title) && { slug: freeName(slugOf(title), slugs) }) })
  }
  const takeOut = (page: DesignPage, at: number): void => {
    set(remove(pages, at))
    showToast({ message: texts.removed(page.title), onUndo: () => set(pages) })
  }
  const add = (): void =>
    set([
      ...pages,
      {
        slug: freeName(
          slugOf(texts.newPage),
          pages.map(({ slug }) => slug),
        ),
        title: texts.newPage,
        html: `<p>${texts.newPage}</p>`,
        hidden: true,
      },
    ])
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">{texts.pagesHint}</p>
      {pages.map((page, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the slug changes while the title is typed
        <Disclosure key={at} label={page.title || texts.newPage}>
          <div className="grid gap-4 pt-2">
            <TextField
              label={texts.sectionTitle}
              mark="none"
              maxLength={200}
              value={page.title}
              error={fieldError(`pages[${at}].title`)}
              onChange={(event) => rename(page, at, event.target.value)}
            />
            <TextField
              label={texts.slug}
              hint={texts.slugHint(page.slug)}
              mark="none"
              maxLength={60}
              value={page.slug}
              error={fieldError(`pages[${at}].slug`)}
              onChange={(event) => change(at, { slug: event.target.value.trim() })}
            />
            <TextArea
              label={texts.sectionText}
              hint={texts.htmlHint}
              mark="none"
              rows={10}
              maxLength={30_000}
              value={page.html}
              error={fieldError(`pages[${at}].html`)}
              onChange={(event) => change(at, { html: event.target.value })}
            />
            <TextField
              label={texts.description}
              mark="optional"
              maxLength={300}
              value={page.description ?? ''}
              error={fieldError(`pages[${at}].description`)}
              onChange={(event) =>
                set(
                  pages.map((one, place) =>
                    place === at ? omitEmpty({ ...one, description: event.target.value }) : one,
                  ),
                )
              }
            />
            <Checkbox
              label={texts.hiddenPage}
              checked={page.hidden ?? false}
              onChange={({ target }) => change(at, { hidden: target.checked })}
            />
            <div>
              <Button type="button" size="small" variant="quiet" onClick={() => takeOut(page, at)}>
                {texts.removeOf(page.title)}
              </Button>
            </div>
          </div>
        </Disclosure>
      ))}
      {pages.length < maxPages && (
        <div>
          <Button type="button" onClick={add}>
            {texts.addPage}
          </Button>
        </div>
      )}
    </div>
  )
}
