import type { Words } from '#kernel/language/words'

/** Who acts without being a person, as the program names them when it writes down who did something. */
const doers: Readonly<Record<string, Words>> = {
  'system': { en: 'system', zh: '系统' },
  'command line': { en: 'command line', zh: '命令行' },
  'sign-in': { en: 'sign-in', zh: '登录' },
  'outside platform': { en: 'outside platform', zh: '外部平台' },
}

/** Who did something: a person by name, what is none in both languages. */
export function whoWords(name: string): Words {
  return Object.hasOwn(doers, name) ? doers[name]! : { en: name, zh: name }
}
