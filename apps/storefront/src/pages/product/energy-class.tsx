import { energyScale } from '@vitrine/domain/catalog/facts/energy-scale.ts'
import { useWords } from '../../words/use-words.tsx'

/** Colors of the EU energy label, from the best class of a scale to the worst. Black text is readable on all of them. */
const colors = ['#00a651', '#50b848', '#bfd730', '#fff200', '#fdb913', '#f37021', '#ff4d4f']

interface EnergyClassProps {
  readonly product: { readonly energyClass?: string | undefined; readonly energyLabelUrl?: string | undefined }
  readonly size?: 'small' | 'large'
}

const sizes = { small: 'min-w-12 py-0.5 text-sm', large: 'min-w-16 py-1 text-lg' } as const

/**
 * The energy efficiency class beside a price: an arrow in the color of the class, with the scale. Leads to the energy
 * label, if its address is known (Regulation (EU) 2017/1369, article 6).
 */
export const EnergyClass = ({ product: { energyClass, energyLabelUrl }, size = 'large' }: EnergyClassProps) => {
  const { shopping } = useWords()
  if (!energyClass) return null
  const scale = energyScale(energyClass)
  const arrow = (
    <>
      <span className="sr-only">{shopping.energyClass}: </span>
      <bdi
        dir="ltr"
        className={`inline-block ps-2.5 pe-6 leading-none font-bold text-black [clip-path:polygon(0_0,calc(100%-0.75rem)_0,100%_50%,calc(100%-0.75rem)_100%,0_100%)] ${sizes[size]}`}
        style={{ backgroundColor: colors[scale.indexOf(energyClass)] }}
      >
        {energyClass}
      </bdi>
      <bdi dir="ltr" className="text-sm text-muted">
        {`${scale[0]}–${scale.at(-1)}`}
      </bdi>
    </>
  )
  const look = 'mt-2 inline-flex min-h-6 items-center gap-2 no-underline'
  return energyLabelUrl ? (
    <a href={energyLabelUrl} rel="noopener" className={look}>
      {arrow}
    </a>
  ) : (
    <p className={look}>{arrow}</p>
  )
}
