import type { CallOptions } from '@vitrine/client'
import { plainText } from '@vitrine/web/document/prose.tsx'
import { loadSections } from '../../design/load-sections.ts'
import type { SectionData } from '../../design/section-data.ts'
import { cacheablePage, show } from '../../page.ts'
import { widePicture } from '../../pictures.ts'
import type { Catalog } from '../../server/server-shop.ts'
import { organization, website } from '../../structured-data.ts'
import { listsTag, tagsOf } from '../../tags.ts'

/** Whether the store has no products: no section shows any, and the catalog is empty. */
const isWithoutProducts = async (shop: Catalog, sections: readonly SectionData[], call: CallOptions) => {
  if (sections.some(({ products = [] }) => products.length > 0)) return false
  return (await shop.products.queryProducts().limit(1).find(call)).items.length === 0
}

export const homeRoute = cacheablePage({
  path: '/',
  load: async ({ call, shop, design, around }) => {
    const [{ design: designed }, { shell }] = await Promise.all([design(), around()])
    const sections = await loadSections(designed.sections, { shop, call })
    const picture = sections.find(({ image }) => image)?.image
    return show('home', {
      data: { sections, isEmpty: await isWithoutProducts(shop, sections, call) },
      tags: [listsTag, ...tagsOf({ products: sections.flatMap(({ products = [] }) => products) })],
      meta: () => {
        const { name, tagline, about } = shell.site
        return {
          title: tagline ? `${name} · ${tagline}` : name,
          description: about && plainText(about),
          picture: picture && widePicture(picture).src,
          structured: [organization(shell), website(shell)],
        }
      },
    })
  },
})
