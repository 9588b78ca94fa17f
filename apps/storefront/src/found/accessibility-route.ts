import { keptPage, show } from '../page.ts'

/** What the store says of its accessibility. */
export const accessibilityRoute = keptPage({
  path: '/accessibility',
  load: async () =>
    show('accessibility', {
      data: {},
      meta: ({ shell, words }) => ({
        title: `${words.accessibility.title} · ${shell.site.name}`,
        description: words.accessibility.aim(shell.site.name),
      }),
    }),
})
