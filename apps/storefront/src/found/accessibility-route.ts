import { keptPage, show } from '../page.ts'

/** What the store says of its accessibility. */
export const accessibilityRoute = keptPage({
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
