import type { Words } from '#kernel/language/words'

/** What several checks say. */
export function noSuch(what: string, code: string, file: string): Words {
  return {
    en: `The ${what} ${code} is not in ${file}; the files do not belong together, or one is cut off.`,
    zh: `${file} 中没有 ${what} ${code}；文件不属于同一版本，或文件不完整。`,
  }
}

export function twice(code: string, first: number): Words {
  return {
    en: `${code} stands in line ${first} already.`,
    zh: `${code} 已在第 ${first} 行出现。`,
  }
}
