import type { RateChange, RateFile, RateFileSummary } from '@vitrine/client'
import { Button, Stack, Table } from '@vitrine/ui'
import { useState } from 'react'
import { FileChooser } from '../form/file-chooser.tsx'
import { useDone } from '../form/use-done.ts'
import { Section } from '../page/section.tsx'
import { errorMessage } from '../error-message.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { percentText, regionName } from './load-tax.ts'

const { taxes } = words
const maxShown = 100

/** Tax rates to import: a bundled file or an uploaded one. */
type Source = { readonly fileId: string } | { readonly file: RateFile }

interface Preview {
  readonly name: string
  readonly source: Source
  readonly changes: readonly RateChange[]
}

const Changes = ({ changes }: Pick<Preview, 'changes'>) => (
  <Table
    caption={taxes.changes}
    captionHidden
    rows={changes.slice(0, maxShown)}
    rowKey={(one) => JSON.stringify(one)}
    columns={[
      { key: 'place', header: taxes.region, rowHeader: true, cell: (one) => regionName(one) },
      {
        key: 'tax',
        header: taxes.tax,
        cell: ({ taxName, taxGroupName }) => [taxName, taxGroupName].filter(Boolean).join(', '),
      },
      {
        key: 'rate',
        header: taxes.rate,
        align: 'end',
        cell: ({ change, before, after = '0' }) =>
          change === 'ADD_REGION'
            ? taxes.newRegion
            : before === undefined
              ? percentText(after)
              : `${percentText(before)} → ${percentText(after)}`,
      },
    ]}
  />
)

/** Downloads a bundled file, which can be edited and uploaded. */
const exportFile = async (fileId: string): Promise<void> => {
  const file = await shop.taxRates.getTaxRateFile(fileId)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }))
  link.download = `${fileId.toLowerCase()}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Imports tax rates from a file, after a preview of additions and changes. */
export const LoadRates = ({ files }: { files: readonly RateFileSummary[] }) => {
  const done = useDone()
  const [preview, setPreview] = useState<Preview>()
  const [trouble, setTrouble] = useState<string>()
  const attempt = async (work: () => Promise<void>) => {
    setTrouble(undefined)
    try {
      await work()
    } catch (error) {
      setTrouble(error instanceof SyntaxError ? taxes.noRateFile : errorMessage(error))
    }
  }
  const loadPreview = (name: string, source: Source) =>
    attempt(async () => setPreview({ name, source, changes: await shop.taxRates.previewTaxRates(source) }))
  const load = ({ name, source }: Preview) =>
    attempt(async () => {
      await shop.taxRates.loadTaxRates(source)
      setPreview(undefined)
      await done({ message: taxes.loaded(name) })
    })
  const choose = (file: File) =>
    void attempt(async () => loadPreview(file.name, { file: JSON.parse(await file.text()) as RateFile }))
  return (
    <Section title={taxes.load} hint={taxes.loadHint}>
      <Stack gap="md">
        <ul className="grid list-none gap-0 p-0">
          {files.map(({ id, name, asOf, places }) => (
            <li key={id} className="flex flex-wrap items-center gap-3 border-t border-line py-3">
              <span className="flex-1">
                {name}
                <span className="block text-sm text-muted">{taxes.fileAbout(places, asOf)}</span>
              </span>
              <Button size="small" onClick={() => void loadPreview(name, { fileId: id })}>
                {taxes.preview}
              </Button>
              <Button size="small" variant="quiet" onClick={() => void attempt(() => exportFile(id))}>
                {taxes.export}
              </Button>
            </li>
          ))}
        </ul>
        <div className="grid gap-2">
          <p className="text-sm">{taxes.ownFile}</p>
          <FileChooser label={words.imports.choose} size="small" accept="application/json,.json" onFile={choose} />
        </div>
        {trouble !== undefined && <p role="alert">{trouble}</p>}
        {preview && (
          <div role="status" className="grid gap-4">
            <p>{taxes.changesOf(preview.name, preview.changes.length)}</p>
            {preview.changes.length > 0 && <Changes changes={preview.changes} />}
            <div className="flex gap-3">
              {preview.changes.length > 0 && (
                <Button variant="primary" onClick={() => void load(preview)}>
                  {taxes.loadRates}
                </Button>
              )}
              <Button variant="quiet" onClick={() => setPreview(undefined)}>
                {words.cancel}
              </Button>
            </div>
          </div>
        )}
      </Stack>
    </Section>
  )
}
