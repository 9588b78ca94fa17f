/** A person's name. */
export interface Person {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
}

const hasEastAsianLetters = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)

/**
 * Returns a full name: family name first in Chinese, Japanese and Korean script, given name first otherwise. Japanese
 * names are separated by a space, Chinese and Korean ones are not.
 */
export const personName = ({ firstName = '', lastName = '' }: Person, country = ''): string => {
  const [given, family] = [firstName.trim(), lastName.trim()]
  const name = `${given} ${family}`.trim()
  if (!hasEastAsianLetters(name) || /\p{Script=Latin}/u.test(name)) return name
  const isJapanese = country === 'JP' || /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)
  return `${family}${isJapanese ? ' ' : ''}${given}`.trim()
}
