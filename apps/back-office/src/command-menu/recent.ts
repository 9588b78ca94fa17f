import type { Command } from './commands.ts'

const setting = 'recent-commands'
const most = 6

const isCommand = (one: unknown): one is Command => {
  const { to, label, kind } = (one ?? {}) as Record<string, unknown>
  return [to, label, kind].every((text) => typeof text === 'string')
}

/** Returns what was opened last, newest first. Empty where the browser keeps nothing. */
export const recentCommands = (): readonly Command[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(setting) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isCommand).slice(0, most) : []
  } catch {
    return []
  }
}

/** Remembers that a command was used. */
export const noteRecent = (used: Command): void => {
  const others = recentCommands().filter(({ to }) => to !== used.to)
  try {
    localStorage.setItem(setting, JSON.stringify([used, ...others].slice(0, most)))
  } catch {
    // A browser that keeps nothing.
  }
}

/** Forgets what was opened, such as when the owner signs out. */
export const forgetRecent = (): void => {
  try {
    localStorage.removeItem(setting)
  } catch {
    // A browser that keeps nothing.
  }
}
