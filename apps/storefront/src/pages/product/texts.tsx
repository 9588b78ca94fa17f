import { Disclosure } from '@vitrine/ui'
import { Prose } from '@vitrine/web/document/prose.tsx'
import type { ProductData } from './product-data.ts'
import { isSizeGuide, sizeGuideId } from './size-guide.ts'

/** The description and the info sections of a product. */
export const Texts = ({ texts: { description, sections } }: Pick<ProductData, 'texts'>) => (
  <>
    {description && <Prose html={description} />}
    <div className={description ? 'mt-6' : ''}>
      {sections.map(({ title, html }, index) => (
        <Disclosure key={index} label={title}>
          {/* Within the closed section: browsers open it when a link leads here. */}
          <div {...(isSizeGuide({ title }) && { id: sizeGuideId })} className="scroll-mt-24">
            <Prose html={html} />
          </div>
        </Disclosure>
      ))}
    </div>
  </>
)
