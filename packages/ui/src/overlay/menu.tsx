import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { joinClasses } from '../base/class-names.ts'
import { useUi } from '../base/ui-provider.tsx'

interface MenuAction {
  label: ReactNode
  icon?: ReactNode
  tone?: 'plain' | 'critical'
  disabled?: boolean
}

type MenuEntry = (MenuAction & { href: string }) | (MenuAction & { onSelect: () => void }) | 'divider'

export interface MenuProps {
  /** The button that opens it: `<Button>` or `<IconButton>`. */
  trigger: ReactElement<Record<string, unknown>>
  items: readonly MenuEntry[]
  align?: 'start' | 'end'
  className?: string
}

/** A menu of actions. Base UI adds 62 kB to its page, so use it in the back office, not in a storefront. */
export function Menu({ trigger, items, align = 'end', className }: MenuProps) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner className="v-menu-place" align={align} sideOffset={6}>
          <BaseMenu.Popup className={joinClasses('v-menu', className)}>
            {items.map((item, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a menu is a fixed list
              <MenuLine key={index} item={item} />
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

function MenuLine({ item }: { item: MenuEntry }) {
  const { anchor: Anchor } = useUi()
  if (item === 'divider') return <BaseMenu.Separator className="v-menu-divider" />
  const content = (
    <>
      {item.icon}
      {item.label}
    </>
  )
  if ('href' in item)
    return (
      <BaseMenu.LinkItem
        className="v-menu-item"
        data-tone={item.tone}
        closeOnClick
        render={<Anchor href={item.href}>{content}</Anchor>}
      />
    )
  return (
    <BaseMenu.Item className="v-menu-item" data-tone={item.tone} disabled={item.disabled} onClick={item.onSelect}>
      {content}
    </BaseMenu.Item>
  )
}
