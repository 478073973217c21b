/** The first character of each initial in the order of pinyin that every runtime brings along. */
const FIRST = [...'吖丷嚓咑妸发旮哈丌咔垃呣拏喔妑七呥仨他屲夕丫帀']
const LETTERS = 'abcdefghjklmnopqrstwxyz'
const HAN = /[\u4e00-\u9fff]/

/** Words of the code lists in which a character is not read as it mostly is. */
const READ_OTHERWISE: Record<string, string> = {
  膀胱: 'pg',
  柬埔寨: 'jpz',
  尼泊尔: 'nbe',
  秘鲁: 'bl',
  调配: 'tp',
  调整: 'tz',
  重复: 'cf',
  重新: 'cx',
  藏族: 'zz',
}
const OTHERWISE = new RegExp(Object.keys(READ_OTHERWISE).join('|'), 'g')

const byPinyin = new Intl.Collator('zh-Hans-u-co-pinyin')

/** The initials by which a Chinese name is typed: 好转/缓解 is hzhj. Letters and digits stay. */
export function pinyinInitials(name: string): string {
  const read = name.replace(OTHERWISE, (word) => READ_OTHERWISE[word]!)
  return [...read].map(initialOf).join('')
}

function initialOf(character: string): string {
  if (!HAN.test(character)) return /[a-z0-9]/i.test(character) ? character.toLowerCase() : ''
  const at = FIRST.findLastIndex((first) => byPinyin.compare(first, character) <= 0)
  return LETTERS[at] ?? ''
}
