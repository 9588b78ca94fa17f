import type { ProductSheetEntry } from '@vitrine/client'
import { Alert, Button, EmptyState, FormActions, Link, PageHeader, showToast, Stack } from '@vitrine/ui'
import { Sheet } from '@vitrine/ui/sheet/sheet.tsx'
import type { SheetColumn } from '@vitrine/ui/sheet/sheet-types.ts'
import type { PageProps, PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { useCallback, useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAccess } from '../../access/access.tsx'
import { errorMessage } from '../../error-message.ts'
import { useUnsavedChanges } from '../../form/unsaved.ts'
import { useTitle } from '../../page/use-title.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'
import { undoBulk } from '../bulk/run-bulk.ts'
import { saveSheet, type CellErrors, type SheetProblem } from './save-sheet.ts'
import { lineKey, lineLabel, linesOf, lineValue, sheetChanges, withLineChanges, type SheetLine } from './sheet-lines.ts'

const { productSheet: texts, editor } = words
const maxProducts = 100

interface SheetData {
  readonly entries: readonly ProductSheetEntry[]
  readonly currency: string
  readonly weightUnit: string
}

export const loadProductSheet = async ({ url, call }: PageRequest): Promise<SheetData> => {
  const ids = [...new Set((url.searchParams.get('ids') ?? '').split(',').filter((id) => id !== ''))]
  const [entries, { siteSettings }] = await Promise.all([
    ids.length === 0 ? [] : shop.productList.listProductSheet(ids.slice(0, maxProducts), call),
    shop.backOffice.getSiteSettings(),
  ])
  return { entries, currency: siteSettings.currency, weightUnit: siteSettings.weightUnit.toLowerCase() }
}

const useColumns = ({ currency, weightUnit }: SheetData): readonly SheetColumn[] =>
  useMemo(() => {
    const number = (key: string, header: string): SheetColumn => ({ key, header, kind: 'number', maxLength: 20 })
    return [
      { key: 'name', header: words.name, maxLength: 80 },
      { key: 'active', header: words.productList.statuses.ACTIVE, kind: 'checkbox' },
      number('price', `${editor.price} (${currency})`),
      number('compareAtPrice', editor.compare),
      number('cost', editor.cost),
      number('quantity', editor.stock),
      { key: 'sku', header: editor.sku, maxLength: 40 },
      { key: 'barcode', header: words.newProduct.barcode, maxLength: 40 },
      number('weight', editor.weight(weightUnit)),
      { key: 'brand', header: words.productList.columnNames.brand, maxLength: 50 },
      { key: 'ribbon', header: words.ribbon, maxLength: 30 },
    ]
  }, [currency, weightUnit])

const Problems = ({ problems }: { problems: readonly SheetProblem[] }) => (
  <Alert tone="critical" title={texts.notSaved(problems.length)}>
    <ul className="m-0 list-none p-0">
      {problems.map(({ id, name, reason }) => (
        <li key={id}>{words.productBulk.because(name, reason)}</li>
      ))}
    </ul>
  </Alert>
)

const headerOf = ({ productId, title, label }: SheetLine) => (
  <span className="leading-tight">
    <Link href={`/products/${productId}`}>{title}</Link>
    {label !== '' && <span className="block text-xs font-normal text-muted">{label}</span>}
  </span>
)

const idOf = (line: SheetLine, column: string): string => `${lineKey(line)}/${column}`

/** What is typed, and what the server refused. */
const useSheetDraft = (entries: readonly ProductSheetEntry[]) => {
  const { revalidate } = useRevalidator()
  const [shown, setShown] = useState(entries)
  const [lines, setLines] = useState<readonly SheetLine[]>(() => linesOf(entries))
  const [errors, setErrors] = useState<CellErrors>(new Map())
  const [problems, setProblems] = useState<readonly SheetProblem[]>([])
  const [isBusy, setBusy] = useState(false)
  const changes = sheetChanges(shown, lines)
  const begin = (next: readonly ProductSheetEntry[]) => {
    setShown(next)
    setLines(linesOf(next))
    setErrors(new Map())
    setProblems([])
  }
  const undo = async (undone: Parameters<typeof undoBulk>[0]) => {
    try {
      const { count } = await undoBulk(undone, () => undefined)
      begin(await shop.productList.listProductSheet(shown.map(({ id }) => id)))
      showToast({ message: words.productBulk.undone(count) })
    } catch (error) {
      showToast({ message: errorMessage(error) })
    }
  }
  const save = async () => {
    setBusy(true)
    try {
      const saved = await saveSheet({ entries: shown, lines, changes })
      setShown(saved.entries)
      setLines(saved.lines)
      setErrors(saved.errors)
      setProblems(saved.problems)
      if (saved.undo.length > 0)
        showToast({
          message: words.productBulk.changed(saved.undo.length),
          onUndo: () => void undo(saved.undo),
          lasts: 15_000,
        })
      await revalidate()
    } catch (error) {
      showToast({ message: errorMessage(error) })
    } finally {
      setBusy(false)
    }
  }
  return { lines, setLines, errors, problems, isBusy, changes, save: () => void save(), discard: () => begin(shown) }
}

/** A spreadsheet of several products and their variants. */
export const ProductSheetPage = ({ data }: PageProps<SheetData>) => {
  useTitle(texts.title)
  const { mayChange } = useAccess()
  const columns = useColumns(data)
  const { lines, setLines, errors, problems, isBusy, changes, save, discard } = useSheetDraft(data.entries)
  useUnsavedChanges(changes.length > 0)
  const errorOf = useCallback((line: SheetLine, column: string) => errors.get(idOf(line, column)), [errors])
  if (lines.length === 0)
    return (
      <EmptyState title={texts.none} level={1} actions={<Button href="/products">{words.products}</Button>}>
        {texts.noneHint}
      </EmptyState>
    )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Stack gap="lg">
        <PageHeader title={texts.title}>{texts.hint}</PageHeader>
        {problems.length > 0 && <Problems problems={problems} />}
        <Sheet
          caption={texts.title}
          corner={words.product}
          words={editor.sheet}
          rows={lines}
          columns={columns}
          keyOf={lineKey}
          labelOf={lineLabel}
          headerOf={headerOf}
          valueOf={lineValue}
          idOf={idOf}
          errorOf={errorOf}
          onChange={(cells) => setLines((before) => withLineChanges(before, cells))}
        />
        {mayChange && changes.length > 0 && (
          <FormActions sticky align="end" className="z-20">
            <span role="status" className="me-auto text-sm text-muted">
              {texts.unsaved(changes.length)}
            </span>
            <Button type="button" variant="quiet" onClick={discard}>
              {editor.discard}
            </Button>
            <Button type="submit" variant="primary" busy={isBusy}>
              {words.save}
            </Button>
          </FormActions>
        )}
      </Stack>
    </form>
  )
}
