/**
 * Page speed of the storefront on a first visit with a slow phone: the built demo shop, compared with Hydrogen's
 * skeleton on a double of its API with the same catalog. Both alternate.
 */
import { launchBrowser } from '../test/browser.ts'
import { openRunningShop } from './measure/running-shop.ts'
import { readCatalog } from './page-speed/catalog.ts'
import { openSkeleton } from './page-speed/skeleton.ts'
import { ourStops, pages, skeletonStops, type PageName, type Stops } from './page-speed/stops.ts'
import { reportPage } from './page-speed/report-page.ts'
import { visit, type Visit } from './page-speed/visit.ts'

const rounds = Number(process.env.VITRINE_BENCH_ROUNDS ?? '7')

const shop = await openRunningShop()
const skeleton = await openSkeleton(await readCatalog(shop.platform.url))
const browser = await launchBrowser()
const sides: readonly Stops[] = [
  ourStops(shop.storefront.url),
  ...(skeleton === undefined ? [] : [skeletonStops(skeleton.url)]),
]

/** Visits a page of each side. The order alternates from round to round. */
const visitInTurns = async (page: PageName): Promise<Visit[][]> => {
  const visits = sides.map((): Visit[] => [])
  for (let round = 0; round < rounds; round += 1) {
    const turns = [...sides.entries()]
    if (round % 2 === 1) turns.reverse()
    for (const [side, stops] of turns) visits[side]!.push(await visit(browser, stops[page]))
  }
  return visits
}

for (const page of pages) {
  // Warms up servers and image caches.
  for (const stops of sides)
    for (let turn = 0; turn < 3; turn += 1) await visit(browser, stops[page], { isSlow: false })
  const [ours, beside] = await visitInTurns(page)
  reportPage(page, ours!, beside)
}
await browser.close()
await skeleton?.close()
await shop.close()
