import type { DescribedTerm, MedicalDictionary } from '#plugins/coding/contract/dictionary'
import { foldTight } from '#plugins/coding/search/fold'

/** `90100001`, also before a name: `90100001, Demo rash`. */
const CODED = /^(\d{8})(?:[\s,;|]+(.*))?$/u

/**
 * The current lowest level term that each line of a list means: by its code, by its name in any language,
 * or by both when they agree.
 * @returns null for a line that means none beyond doubt
 */
export async function matchLines(
  dictionary: MedicalDictionary,
  version: string,
  lines: readonly string[]
): Promise<(DescribedTerm | null)[]> {
  const named = lines.map((text) => ({ text: text.trim(), synonyms: [] }))
  const found = await dictionary.code(version, named)
  const terms: (DescribedTerm | null)[] = []
  for (const [at, { text }] of named.entries()) {
    const [, code, name = ''] = CODED.exec(text) ?? []
    const term = code
      ? await dictionary.term(version, 'llt', Number(code))
      : (found[at]?.term ?? null)
    terms.push(term?.isCurrent && isCalled(term, name) ? term : null)
  }
  return terms
}

const isCalled = ({ names }: DescribedTerm, name: string) =>
  name === '' || Object.values(names).some((each) => foldTight(each) === foldTight(name))
