import { ApiError, type Violation } from '@vitrine/client'
import { ownerHeaders } from '../../shop.ts'

/** A problem in an import file. A product with an error is skipped. */
export interface ImportProblem {
  readonly row: number
  readonly column?: string
  readonly message: string
  readonly severity: 'error' | 'warning'
}

/** Result of an import or of a dry run. */
export interface ImportReport {
  readonly format: 'shopify' | 'store' | 'woocommerce'
  readonly encoding: string
  readonly dryRun: boolean
  readonly counts: {
    readonly new: number
    readonly changed: number
    readonly unchanged: number
    readonly leftOut: number
    readonly collections: readonly string[]
  }
  /** The first 50. */
  readonly products: readonly {
    readonly row: number
    readonly name: string
    readonly outcome: 'new' | 'changed' | 'unchanged' | 'leftOut'
  }[]
  readonly problems: readonly ImportProblem[]
  readonly moreProblems: number
}

interface Failure {
  readonly message?: string
  readonly details?: { readonly validationError?: { readonly fieldViolations?: readonly Violation[] } }
}

/** Imports products from a file, or only validates it. */
export const uploadImport = async (file: File, { dryRun }: { readonly dryRun: boolean }): Promise<ImportReport> => {
  const response = await fetch(`/vitrine/v1/product-imports?${new URLSearchParams({ dryRun: String(dryRun) })}`, {
    method: 'POST',
    headers: { ...(await ownerHeaders()), 'content-type': 'text/csv' },
    body: file,
  })
  if (response.ok) return (await response.json()) as ImportReport
  const { message = '', details } = (await response.json()) as Failure
  const violations = details?.validationError?.fieldViolations ?? []
  throw new ApiError(message, { status: response.status, violations })
}
