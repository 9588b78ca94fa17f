import { Link } from '@vitrine/ui'
import type { ReactNode } from 'react'

/** A labeled number. */
export const Figure = ({ label, children, href }: { label: string; children: ReactNode; href?: string }) => (
  <div className="rounded-md border border-line bg-surface p-5">
    <p className="text-sm text-muted">{href ? <Link href={href}>{label}</Link> : label}</p>
    <p className="mt-1 font-display text-2xl tabular-nums">{children}</p>
  </div>
)
