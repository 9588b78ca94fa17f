import { Alert, Button, showToast, Stack } from '@vitrine/ui'
import type { BookEntry } from '@vitrine/client'
import { useState } from 'react'
import { downloadFile } from '../export/csv.ts'
import { errorMessage } from '../error-message.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { entriesCsv } from './entries-csv.ts'
import type { Period } from './period.ts'

const { finances } = words
const pageSize = 1000

interface ZonedPeriod extends Period {
  readonly timeZone: string
}

/** Loads all entries of a period page by page and reports the count. */
const loadEntries = async (period: ZonedPeriod, onProgress: (count: number) => void): Promise<BookEntry[]> => {
  const entries: BookEntry[] = []
  let cursor: string | undefined
  do {
    const page = await shop.books.listBookEntries({
      ...period,
      limit: pageSize,
      ...(cursor !== undefined && { cursor }),
    })
    entries.push(...page.entries)
    onProgress(entries.length)
    cursor = page.nextCursor
  } while (cursor !== undefined)
  return entries
}

/** Downloads all entries of a period as a file. */
export const DownloadButton = ({ period }: { period: ZonedPeriod }) => {
  const [read, setRead] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const download = async () => {
    setRead(0)
    setFailure(undefined)
    try {
      const entries = await loadEntries(period, setRead)
      downloadFile([entriesCsv(entries, period.timeZone)], `finances-${period.from}-${period.to}.csv`)
      showToast({ message: finances.csvDone(entries.length) })
    } catch (error) {
      setFailure(errorMessage(error))
    } finally {
      setRead(undefined)
    }
  }
  return (
    <Stack gap="sm">
      <Button type="button" busy={read !== undefined} onClick={download}>
        {read === undefined ? finances.csv : finances.csvBusy(read)}
      </Button>
      {failure !== undefined && <Alert tone="critical">{failure}</Alert>}
    </Stack>
  )
}
