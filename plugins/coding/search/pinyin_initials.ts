import { pinyin } from 'pinyin-pro'

/** The first letters of the pinyin of a Chinese name, "ystt" for 演示头痛; empty for other names. */
export function pinyinInitials(name: string): string {
  if (!/\p{Script=Han}/u.test(name)) return ''
  const initials = pinyin(name, { pattern: 'first', toneType: 'none', type: 'array' })
  return initials
    .join('')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}
