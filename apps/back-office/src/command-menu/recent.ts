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

/** Remembers that a command was used, without its detail, which may be an email address. */
export const noteRecent = ({ to, label, kind }: Command): void => {
  const others = recentCommands().filter((one) => one.to !== to)
  try {
    localStorage.setItem(setting, JSON.stringify([{ to, label, kind }, ...others].slice(0, most)))
  } catch {
    // A browser that keeps nothing.
  }
}

/** Forgets what was opened: whoever signs in next may be the owner of another store. */
export const forgetRecent = (): void => {
  try {
    localStorage.removeItem(setting)
  } catch {
    // A browser that keeps nothing.
  }
}
