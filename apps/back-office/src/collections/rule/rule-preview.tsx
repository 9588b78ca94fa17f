import type { CollectionRuleConditions } from '@vitrine/client'
import { Alert, Spinner } from '@vitrine/ui'
import { useEffect, useState } from 'react'
import { errorMessage } from '../../error-message.ts'
import { ProductLine } from '../../products/product-finder.tsx'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'
import { readRule, type RuleDraft } from './rule-draft.ts'

const { collectionRules: texts } = words

const pauseMs = 400
const maxShown = 6

type Preview = Awaited<ReturnType<typeof shop.collectionRules.previewCollectionRule>>

interface Found {
  /** The rule that was compared, as JSON. */
  readonly request: string
  readonly preview: Preview | undefined
  readonly failure?: string
}

/** The products that match a rule, while it is edited. Those of an earlier one stay until the next ones arrive. */
const usePreview = (rule: CollectionRuleConditions | undefined) => {
  const [found, setFound] = useState<Found>()
  const current = rule && JSON.stringify(rule)
  useEffect(() => {
    if (current === undefined) return
    let isWanted = true
    const timer = setTimeout(() => {
      shop.collectionRules.previewCollectionRule(JSON.parse(current) as CollectionRuleConditions).then(
        (preview) => isWanted && setFound({ request: current, preview }),
        (error: unknown) =>
          isWanted &&
          setFound((before) => ({ request: current, preview: before?.preview, failure: errorMessage(error) })),
      )
    }, pauseMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [current])
  return { ...found, isCurrent: found?.request === current }
}

const countText = ({ count, tooManyToCount }: Preview): string =>
  tooManyToCount ? texts.previewMany(count) : texts.previewCount(count)

const Products = ({ preview }: { preview: Preview }) => {
  const { count, tooManyToCount, products } = preview
  if (products.length === 0 && !tooManyToCount)
    return (
      <p className="m-0">
        <span className="font-medium">{texts.previewNone}</span>
        <span className="block text-sm text-muted">{texts.previewNoneHint}</span>
      </p>
    )
  const shown = products.slice(0, maxShown)
  return (
    <>
      <p className="m-0 font-medium">{countText(preview)}</p>
      <ul className="m-0 grid list-none p-0">
        {shown.map((product) => (
          <ProductLine key={product.id} product={product}>
            {null}
          </ProductLine>
        ))}
      </ul>
      {count > shown.length && <p className="m-0 text-sm text-muted">{texts.previewMore(count - shown.length)}</p>}
    </>
  )
}

/** The products that match the conditions of a form, before it is saved. */
export const RulePreview = ({ draft, currency }: { draft: RuleDraft; currency: string }) => {
  const { rule, violations } = readRule(draft, currency)
  const isComplete = violations.length === 0
  const { preview, failure, isCurrent } = usePreview(isComplete ? rule : undefined)
  return (
    <div role="region" aria-label={texts.preview} aria-busy={isComplete && !isCurrent} className="grid gap-2">
      <div className="flex min-h-7 items-center gap-2">
        <span className="v-label">{texts.preview}</span>
        {isComplete && !isCurrent && <Spinner label={texts.checking} />}
      </div>
      {!isComplete && <p className="m-0 text-muted">{texts.previewIncomplete}</p>}
      {isComplete && isCurrent && failure !== undefined && <Alert tone="critical">{failure}</Alert>}
      {isComplete && preview && (failure === undefined || !isCurrent) && (
        <div className={isCurrent ? 'grid gap-2' : 'grid gap-2 opacity-60'}>
          <Products preview={preview} />
        </div>
      )}
    </div>
  )
}
