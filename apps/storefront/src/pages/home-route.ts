import { plainText } from '@vitrine/web/prose.tsx'
import { keptPage, show } from '../page.ts'
import { widePicture } from '../pictures.ts'
import { organization, website } from '../structured-data.ts'
import { tagsOf } from '../tags.ts'

const shown = 8

export const homeRoute = keptPage({
  path: '/',
  load: async ({ call, shop }) => {
    const { items } = await shop.products.queryProducts().descending('numericId').limit(shown).find(call)
    return show('home', {
      data: { newest: items },
      tags: tagsOf({ products: items }),
      meta: ({ shell }) => {
        const { name, tagline, about, hero } = shell.site
        return {
          title: tagline ? `${name} · ${tagline}` : name,
          description: about && plainText(about),
          picture: hero && widePicture(hero).src,
          structured: [organization(shell), website(shell)],
        }
      },
    })
  },
})
