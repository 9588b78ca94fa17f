import type { Promotion } from '@vitrine/client'
import { Badge } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { ListPage } from '../page/list-page.tsx'
import { linkColumn } from '../page/table-section.tsx'
import { Thumbnail } from '../page/thumbnail.tsx'
import { queryAll } from '../query-all.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { promotions: texts } = words

export const loadPromotions = (): Promise<readonly Promotion[]> =>
  queryAll(shop.promotionsV3.queryPromotions().descending('createdDate').limit(100))

const Name = ({ name, media: { image } }: Promotion) => (
  <span className="flex items-center gap-3">
    {image?.url && <Thumbnail image={{ ...image, url: image.url }} side={48} />}
    <span className="min-w-0 wrap-anywhere">{name}</span>
  </span>
)

/** Lists all promotions. */
export const PromotionsPage = ({ data: promotions }: PageProps<readonly Promotion[]>) => (
  <ListPage
    words={texts}
    addHref="/promotions/new"
    rows={promotions}
    rowKey={({ id }) => id}
    columns={[
      linkColumn<Promotion>({ header: texts.one, href: ({ id }) => `/promotions/${id}`, name: Name }),
      {
        key: 'collections',
        header: texts.collections,
        cell: ({ categories = [] }) => texts.collectionCount(categories.length),
      },
      {
        key: 'status',
        header: texts.status,
        cell: ({ enabled = false }) => (
          <Badge tone={enabled ? 'positive' : 'neutral'} dot>
            {enabled ? texts.isShown : texts.isHidden}
          </Badge>
        ),
      },
    ]}
  />
)
