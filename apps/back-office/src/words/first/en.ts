import { defaultWords } from '@vitrine/ui/words/words.ts'
import { clockWords } from '../en/first/clock.ts'
import { commandMenuWords } from '../en/first/command-menu.ts'
import { frameWords } from '../en/first/frame.ts'
import { ordersTableWords } from '../en/first/orders-table.ts'
import { overviewWords } from '../en/first/overview.ts'
import { pageWords } from '../en/first/pages.ts'
import { shortcutWords } from '../en/first/shortcuts.ts'
import { signInWords } from '../en/first/sign-in.ts'

/** Texts of the first page in English: what signing in, the frame and the overview show. */
export const words = {
  ...clockWords,
  ...commandMenuWords,
  ...frameWords,
  ...ordersTableWords,
  ...overviewWords,
  ...pageWords,
  ...shortcutWords,
  ...signInWords,

  /** Texts of the components. */
  ui: defaultWords,
}

export type FirstWords = typeof words
