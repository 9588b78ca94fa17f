import { shippoApiUrl } from '../../ground/base/config.ts'
import type { PageHandler } from '../../ground/base/page-handler.ts'
import { invalidField, Refusal, refusalFor } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { drawLabels, type PrintedLabel } from './draw.ts'
import { findPicture, savePicture, listLabelsOfOrders, listNamedLabels, type StoredLabel } from './store.ts'

const linkSeconds = 60 * 60
/** Buyers may take a while to send items back. */
const returnLinkSeconds = 180 * 24 * 60 * 60
const timeoutMs = 20_000
const mostBytes = 5_000_000
const pngBegin = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Allows only https URLs, or URLs of the configured provider, to be fetched. */
const isLabelAddress = ({ shippoApiUrl: api = shippoApiUrl }: Context['config'], address: string): boolean =>
  URL.canParse(address) && (new URL(address).protocol === 'https:' || new URL(address).origin === new URL(api).origin)

const fetchPicture = async ({ config }: Context, address: string): Promise<Buffer> => {
  if (!isLabelAddress(config, address)) throw new Error('The URL of a label image is not allowed.')
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
  if (!answer.ok) throw new Error(`The request for a label image failed with status ${answer.status}.`)
  const picture = Buffer.from(await answer.arrayBuffer())
  if (picture.byteLength > mostBytes || !picture.subarray(0, pngBegin.length).equals(pngBegin)) {
    throw new Error('The image of a label is not a valid PNG, or too large.')
  }
  return picture
}

/** Returns the image of a label: fetched from the provider once, then stored. Samples are drawn and have no image. */
const pictureOf = async (context: Context, label: StoredLabel): Promise<Buffer | undefined> => {
  if (label.body.provider === 'SAMPLE') return undefined
  const known = await findPicture(context.db, label)
  if (known) return known
  const picture = await fetchPicture(context, label.body.labelUrl!).catch((error: unknown) => {
    context.log.warn({ err: error, labelId: label.id }, 'a label could not be loaded')
    throw refusalFor('UNAVAILABLE', 'LABEL_FILE')
  })
  await savePicture(context.db, label, picture)
  return picture
}

const packIds = (ids: readonly string[]): string =>
  Buffer.from(ids.join('').replaceAll('-', ''), 'hex').toString('base64url')

const unpackIds = (packed: string): string[] =>
  (Buffer.from(packed, 'base64url').toString('hex').match(/.{32}/g) ?? []).map((hex) =>
    hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  )

interface PrintRequest {
  readonly labelIds?: readonly string[]
  readonly orderIds?: readonly string[]
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids.map((id) => id.toLowerCase()))]

const namedIn = async (
  db: Context['db'],
  siteId: string,
  { labelIds, orderIds }: PrintRequest,
): Promise<StoredLabel[]> => {
  if (labelIds && orderIds) throw invalidField('orderIds', 'cannot be set together with labelIds', 'ONE_OF_ALIGNMENT')
  if (orderIds) return listLabelsOfOrders(db, siteId, unique(orderIds))
  if (!labelIds) throw invalidField('labelIds', 'must be set, or orderIds', 'REQUIRED_ONE_OF_FIELD')
  const found = await listNamedLabels(db, siteId, unique(labelIds))
  if (found.length < unique(labelIds).length) throw new Refusal('NOT_FOUND', 'There is no such label.')
  return found
}

const addressOf = async (
  { signer, config }: Context,
  labels: readonly StoredLabel[],
  lifetimeSeconds: number,
): Promise<string> => {
  const claims = { ids: packIds(labels.map(({ id }) => id)) }
  const token = await signer.sign('label+jwt', claims, { audience: labels[0]!.site_id, lifetimeSeconds })
  return `${config.publicUrl}/documents/labels.pdf?token=${token}`
}

/** Creates the URL of a PDF with labels. Loads all of their images first, so that the URL works. */
export const printLabels = async (
  context: Context,
  siteId: string,
  printRequest: PrintRequest,
): Promise<{ url: string; labels: number }> => {
  const found = await namedIn(context.db, siteId, printRequest)
  const bought = found.filter(({ status }) => status === 'BOUGHT')
  if (bought.length === 0) throw new Refusal('NOTHING_TO_PRINT', 'None of these labels can be printed.')
  for (const label of bought) await pictureOf(context, label)
  return { url: await addressOf(context, bought, linkSeconds), labels: bought.length }
}

/** Returns the URL of a return label. It works until the label is voided. */
export const returnLabelAddress = async (context: Context, label: StoredLabel): Promise<string> => {
  await pictureOf(context, label)
  return addressOf(context, [label], returnLinkSeconds)
}

/** Opens the labels of a printed URL; empty if it is forged or expired, or the labels were voided. */
const openLabels = async (context: Context, token: string): Promise<PrintedLabel[]> => {
  const claims = await context.signer.verify('label+jwt', token).catch(() => undefined)
  if (!claims) return []
  const found = await listNamedLabels(context.db, claims.aud, unpackIds(String(claims.ids)))
  const printed: PrintedLabel[] = []
  for (const label of found.filter(({ status }) => status === 'BOUGHT')) {
    printed.push({ label, picture: await pictureOf(context, label) })
  }
  return printed
}

const notFound = (): Response =>
  new Response('There is no such label.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'x-robots-tag': 'noindex' },
  })

/** Serves the PDF of labels to anyone with its URL. */
export const createLabelPages = (context: Context): Readonly<Record<string, PageHandler>> => ({
  '/documents/labels.pdf': async (request) => {
    const printed = await openLabels(context, new URL(request.url).searchParams.get('token') ?? '')
    if (printed.length === 0) return notFound()
    return new Response(new Uint8Array(await drawLabels(printed)), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename="labels.pdf"',
        'content-security-policy':
          "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        'x-robots-tag': 'noindex',
      },
    })
  },
})
