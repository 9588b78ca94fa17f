import type { ReactNode } from 'react'

export function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id}>
      <div className="mb-8 border-t border-line pt-4">
        <h2>{title}</h2>
      </div>
      {children}
    </section>
  )
}
