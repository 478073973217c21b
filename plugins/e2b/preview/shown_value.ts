import type { Catalogue } from '#kernel/case/content/catalogue'
import { type Leaf, isFile, nullFlavorOf, valueOf } from '#kernel/case/content/leaf'
import type { Words } from '#kernel/language/words'
import { wording } from '#plugins/e2b/lang/server/wording'

const NULL_FLAVORS = 'null-flavor'

/** A value as people read it: codes with their names, null flavours in words, documents by name. */
export function shownValue(leaf: Leaf, codeList: string | undefined, catalogue: Catalogue): Words {
  const nullFlavor = nullFlavorOf(leaf)
  if (nullFlavor !== undefined) return named(nullFlavor, NULL_FLAVORS, catalogue)
  if (isFile(leaf)) return same([leaf.name ?? leaf.file, sizeOf(leaf.size)].join(' '))
  const value = valueOf(leaf)
  if (typeof value === 'boolean')
    return value ? wording('shown_value.yes') : wording('shown_value.no')
  const text = String(value ?? '')
  if (typeof leaf === 'object' && 'value' in leaf) {
    const system = leaf.codeSystem === undefined ? '' : ` [${leaf.codeSystem}]`
    if (leaf.displayName ?? system) return same(`${text} ${leaf.displayName ?? ''}${system}`.trim())
  }
  return codeList === undefined ? same(text) : named(text, codeList, catalogue)
}

function named(code: string, list: string, catalogue: Catalogue): Words {
  const inLanguage = (language: 'en' | 'zh') => {
    const name = catalogue.codeName(list, code, language)
    return name === undefined || name === code ? code : `${code} ${name}`
  }
  return { en: inLanguage('en'), zh: inLanguage('zh') }
}

function same(text: string): Words {
  return { en: text, zh: text }
}

function sizeOf(size: number | undefined): string {
  return size === undefined ? '' : `(${size} B)`
}
