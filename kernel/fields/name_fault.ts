import { wording } from '#kernel/lang/wording'
import type { Words } from '#kernel/language/words'

/**
 * What takes no room or turns the direction of what is read: control characters, zero width, joiners,
 * marks and overrides of direction, invisible operators, the byte order mark.
 */
const UNSEEN = /[\p{Cc}\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/u

const unseen: Words = wording('name_fault.unseen')
const folder: Words = wording('name_fault.folder')

/**
 * Why a name or a code could pass for another one, or for a folder: the one rule for what people
 * name. Null for a name that may be.
 */
export function nameFault(name: string): Words | null {
  if (UNSEEN.test(name)) return unseen
  return name === '.' || name === '..' ? folder : null
}
