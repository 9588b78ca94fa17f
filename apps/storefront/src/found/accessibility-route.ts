import { cacheablePage, show } from '../page.ts'

/** The store's accessibility statement. */
export const accessibilityRoute = cacheablePage({
  path: '/accessibility',
  load: async () =>
    show('accessibility', {
      data: {},
      meta: ({ shell, words, aside }) => ({
        title: `${words.accessibility} · ${shell.site.name}`,
        description: aside.accessibility.aim(shell.site.name),
      }),
    }),
})
