import type { ReactNode } from 'react'
import { useShell } from '../shell/shell-data.ts'

/** The narrow page that signing in and up share. */
export const NarrowPage = ({ title, children }: { title: string; children: ReactNode }) => {
  const { site } = useShell()
  return (
    <div className="mx-auto grid max-w-form gap-6 pt-10">
      <title>{`${title} · ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="font-display text-3xl">{title}</h1>
      {children}
    </div>
  )
}
