import { useId, useSyncExternalStore } from 'react'
import { joinClasses } from './class-names.ts'
import { DeviceIcon, MoonIcon, SunIcon } from './icons.tsx'
import { chooseTheme, onThemeChange, readTheme, type Theme } from './theme.ts'
import { useUi } from './ui-provider.tsx'

/** Switches between light, dark and system theme. Hidden without scripts. */
export function ThemeToggle({ className }: { className?: string }) {
  const { words } = useUi()
  const name = useId()
  const theme = useSyncExternalStore<Theme>(onThemeChange, readTheme, () => 'system')
  const choices = [
    { value: 'light', label: words.themeLight, Icon: SunIcon },
    { value: 'dark', label: words.themeDark, Icon: MoonIcon },
    { value: 'system', label: words.themeSystem, Icon: DeviceIcon },
  ] as const
  return (
    <fieldset className={joinClasses('v-theme-toggle', className)}>
      <legend className="v-visually-hidden">{words.theme}</legend>
      {choices.map(({ value, label, Icon }) => (
        <label key={value} title={label}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={theme === value}
            onChange={() => chooseTheme(value)}
            aria-label={label}
          />
          <Icon />
        </label>
      ))}
    </fieldset>
  )
}
