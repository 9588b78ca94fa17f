import { ApiError, type ProductImport, type Violation } from '@vitrine/client'
import { ownerHeaders } from '../../session/session.ts'

interface Failure {
  readonly message?: string
  readonly details?: { readonly validationError?: { readonly fieldViolations?: readonly Violation[] } }
}

/** Sends a file, whose products are then imported, or only validated, in the background. */
export const uploadImport = async (file: File, { dryRun }: { readonly dryRun: boolean }): Promise<ProductImport> => {
  const query = new URLSearchParams({ dryRun: String(dryRun), fileName: file.name.slice(0, 200) })
  const response = await fetch(`/vitrine/v1/product-imports?${query}`, {
    method: 'POST',
    headers: { ...(await ownerHeaders()), 'content-type': 'text/csv' },
    body: file,
  })
  if (response.ok) return ((await response.json()) as { readonly productImport: ProductImport }).productImport
  const { message = '', details } = (await response.json()) as Failure
  const violations = details?.validationError?.fieldViolations ?? []
  throw new ApiError(message, { status: response.status, violations })
}
