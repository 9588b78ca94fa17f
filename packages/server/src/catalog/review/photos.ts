import type { Caller, Exchange } from '../../ground/base/caller.ts'
import { createRepeatingWorker, type Worker } from '../../ground/base/worker.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { deleteGuardedFiles, storeGuarded, redrawUpload } from '../../ground/media/guarded.ts'
import type { MediaFile } from '../../ground/media/files.ts'
import { addressOf } from '../../ground/rate-limit/sign-in-budget.ts'
import { ownersOf } from '../../ground/base/shopper-owner.ts'
import { enforcePhotoLimits } from './limits.ts'
import { deleteLoosePhotos, insertPhoto, isOfApprovedReview } from './photo-store.ts'

/** Bytes of a photo as it is sent. */
export const largestPhotoBytes = 8 * 1024 * 1024

type Sender = Exclude<Caller, { role: 'anyone' }>

/** Keeps a photo that a review may be written with. Nobody sees it before that review is approved. */
export const keepPhoto = async (
  context: Context,
  caller: Sender,
  { bytes, ip }: { readonly bytes: Uint8Array } & Pick<Exchange, 'ip'>,
): Promise<MediaFile> => {
  const { siteId } = caller
  await enforcePhotoLimits(context, caller, { ip })
  const picture = await redrawUpload(bytes, addressOf(ip))
  return transact(context.db, async (transaction) => {
    const file = await storeGuarded(context, transaction, { siteId, guard: 'review', picture })
    const [owner = null] = ownersOf(caller)
    await insertPhoto(transaction, {
      site_id: siteId,
      id: file.id,
      owner,
      review_id: null,
      created_date: context.now(),
    })
    return file
  })
}

/** Seconds for which the store sees a photo that is not public by the address it was told. */
const keySeconds = 60 * 60

/** Shows a photo to whoever has it, before its review is approved. */
export const photoKey = ({ signer }: Pick<Context, 'signer'>, siteId: string, photo: string): string =>
  signer.signSync('photo+jwt', { photo }, { audience: siteId, lifetimeSeconds: keySeconds })

/** Whether a photo may be seen: by everybody once its review is approved, before that by whoever has its key. */
export const maySeePhoto = async (
  { db, signer }: Pick<Context, 'db' | 'signer'>,
  { site_id: siteId, id }: Pick<MediaFile, 'site_id' | 'id'>,
  key: string | undefined,
): Promise<boolean> => {
  if (key === undefined) return isOfApprovedReview(db, siteId, id)
  const claims = await signer.verify('photo+jwt', key).catch(() => undefined)
  return claims?.aud === siteId && claims.photo === id
}

const looseMs = 24 * 60 * 60 * 1000
const deletingEveryMs = 10 * 60 * 1000
const mostAtOnce = 200

/** Deletes photos that belong to no review: no longer, or a day after they were sent. */
export const deleteLoose = async (context: Pick<Context, 'db' | 'now' | 'config'>): Promise<void> => {
  const before = new Date(context.now().getTime() - looseMs)
  const ids = await transact(context.db, (transaction) => deleteLoosePhotos(transaction, before, mostAtOnce))
  await deleteGuardedFiles(context, ids)
}

export const createPhotoDeletion = (context: Context): Worker =>
  createRepeatingWorker({
    work: () => deleteLoose(context),
    everyMs: deletingEveryMs,
    log: context.log,
    failure: 'deleting photos without a review failed',
  })
