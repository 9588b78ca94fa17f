interface ExcludedItemsProps {
  readonly items: readonly { readonly id: string; readonly name: string; readonly why: string }[]
  readonly label?: string
}

/** Lists items that are excluded, and why. */
export const ExcludedItems = ({ items, label }: ExcludedItemsProps) => (
  <ul className="grid list-none gap-2 p-0" aria-label={label}>
    {items.map(({ id, name, why }) => (
      <li key={id}>
        <bdi>{name}</bdi>
        <span className="block text-sm text-muted">{why}</span>
      </li>
    ))}
  </ul>
)
