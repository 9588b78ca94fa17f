import type { CachePurge } from '../../ground/base/config.ts'
import { createRepeatingWorker, type Worker } from '../../ground/base/worker.ts'
import type { Context } from '../../ground/context/context.ts'
import { changedTags, seenIn, type Seen } from './changed-tags.ts'
import { readChangeNotes } from '../../catalog/product/api.ts'
import { claimPurge, readStates, releasePurge } from './purge-store.ts'

const everyMs = 1000
const timeoutMs = 10_000
/** Longer than any request: after this its process is taken for dead. */
const leaseMs = 15_000
/** After a failure, doubled with each further one. */
const pauseMs = { least: 2_000, most: 60_000 }
/** As many as Cloudflare takes in one request. */
const mostTags = 30

/** Asks a cache to let go of pages, in the forms of Cloudflare (the body) and of Fastly and Varnish (the header). */
const ask = async ({ url, headers }: CachePurge, tags: readonly string[]): Promise<void> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'surrogate-key': tags.join(' '), ...headers },
    body: JSON.stringify({ tags }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The cache answered ${answer.status}.`)
}

const askForAll = async (cache: CachePurge, tags: readonly string[]): Promise<void> => {
  for (let at = 0; at < tags.length; at += mostTags) await ask(cache, tags.slice(at, at + mostTags))
}

/**
 * Purges pages of all stores from the cache in front of storefronts, each time it is called, if what they show has
 * changed since: at least once, by one process at a time.
 */
export const createPurger = ({ db, now, log }: Context, cache: CachePurge): (() => Promise<void>) => {
  const seen = new Map<string, Seen>()
  let failures = 0

  const purge = async (siteId: string): Promise<void> => {
    const begun = now()
    const claim = await claimPurge(db, siteId, { now: begun, until: new Date(begun.getTime() + leaseMs) })
    if (!claim) return
    const notes = await readChangeNotes(db, siteId)
    const known = seenIn(notes)
    try {
      // Another process may have purged the change since this one read that it is due.
      if (claim.state !== known.state) await askForAll(cache, changedTags(seen.get(siteId), notes))
    } catch (error) {
      const pause = Math.min(pauseMs.most, pauseMs.least * 2 ** failures)
      failures += 1
      await releasePurge(db, siteId, new Date(now().getTime() + pause))
      log.warn({ siteId, reason: String(error), pause }, 'the cache did not let go of pages')
      return
    }
    failures = 0
    seen.set(siteId, known)
    await releasePurge(db, siteId, new Date(now().getTime() - 1), known.state)
  }

  /** Notes what another process has purged: this one need not. */
  const catchUp = async (siteId: string, state: number): Promise<void> => {
    const known = seenIn(await readChangeNotes(db, siteId))
    if (known.state === state) seen.set(siteId, known)
  }

  return async () => {
    for (const { siteId, state, purged } of await readStates(db)) {
      if (purged !== state) await purge(siteId)
      else if (seen.get(siteId)?.state !== state) await catchUp(siteId, state)
    }
  }
}

/** Purges changed pages every second. */
export const createPurging = (context: Context, cache: CachePurge): Worker =>
  createRepeatingWorker({
    work: createPurger(context, cache),
    everyMs,
    immediately: true,
    log: context.log,
    failure: 'purging caches failed',
  })
