import type { Catalogue } from '#kernel/case/content/catalogue'
import { isRows, type CaseContent, type Row } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import { displayPath, formatPath, type PathStep } from '#kernel/case/content/element_path'
import { isGroupField, type PageLayout, type PageSection } from '#kernel/case/forms/page_layout'
import { elementFieldsOf, elementsOfField } from '#kernel/case/forms/walk_layout'
import type { Words } from '#kernel/language/words'
import { isShown } from '#resources/forms/page/shown_sections'
import { leafWords } from '#resources/forms/leaf/leaf_words'

/** A place in a case that one can jump to. */
export interface FoundPlace {
  kind: 'page' | 'row' | 'element'
  page: string
  /** Machine path; absent for a page as a whole. */
  path?: string
  title: string
  hint: string
}

type Language = 'en' | 'zh'

/**
 * Pages, rows and elements whose name or number holds every word that was typed; names are found
 * in both languages, a number also from its beginning. The number itself comes first. Elements of
 * a region are found where the case shows them.
 * @param regions that the case is reported to
 */
export function findPlaces(
  catalogue: Catalogue,
  pages: readonly PageLayout[],
  content: CaseContent,
  text: string,
  language: Language,
  regions: readonly string[] = []
): FoundPlace[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = (...lines: string[]) => {
    const line = lines.join(' ').toLowerCase()
    return words.length > 0 && words.every((word) => line.includes(word))
  }
  const both = ({ en, zh }: Words) => `${en} ${zh}`
  const found = pages.flatMap(({ page, code, title, short, sections }): FoundPlace[] => {
    const own = fits(code, both(title), both(short))
      ? [{ kind: 'page' as const, page, title: title[language], hint: code }]
      : []
    const elements = [...elementFieldsOf(sections)].flatMap(({ field, path }) => {
      const shown = elementsOfField(field)
      const fitting = shown.find((id) => fits(id, both(catalogue.nameOf(id)), label(id)))
      if (!fitting) return []
      const { steps, level } = firstRows(content, path)
      if (!isShown(catalogue, field, level ? [level] : [], regions)) return []
      return [place(page, fitting, level ? [...steps, { key: toKey(shown[0]!) }] : steps)]
    })
    return [...own, ...rowsOf(page, sections, content, []), ...elements]
  })
  return found.sort((a, b) => rank(a) - rank(b))

  function label(id: string): string {
    return both(catalogue.labelOf(id))
  }

  function place(page: string, id: string, steps: PathStep[]): FoundPlace {
    const title = catalogue.labelOf(id)[language]
    return { kind: 'element', page, path: formatPath(steps), title, hint: id }
  }

  function rank({ hint, kind }: FoundPlace): number {
    if (hint.toLowerCase() === text.trim().toLowerCase()) return 0
    return { page: 1, row: 2, element: 3 }[kind]
  }

  /** Rows that are named by what was typed. */
  function rowsOf(
    page: string,
    sections: readonly PageSection[],
    level: CaseContent | Row,
    steps: readonly PathStep[]
  ): FoundPlace[] {
    return sections
      .flatMap(({ fields }) => fields)
      .filter(isGroupField)
      .filter(({ fixedRows }) => !fixedRows)
      .flatMap(({ group, summary, sections: inside }) => {
        const rows = level[toKey(group)]
        if (!isRows(rows)) return []
        return rows.flatMap((row): FoundPlace[] => {
          const at = [...steps, { key: toKey(group), row: row.id }]
          const summaryWords = (summary ?? [])
            .map((id) => leafWords(catalogue, id, row[toKey(id)], language))
            .filter(Boolean)
          const path = formatPath(at)
          const hint = displayPath(path, content)
          const own =
            summaryWords.length > 0 && fits(summaryWords.join(' '), hint)
              ? [{ kind: 'row' as const, page, path, title: summaryWords[0]!, hint }]
              : []
          return [...own, ...rowsOf(page, inside, row, at)]
        })
      })
  }
}

/** The first row of each of some nested groups; where one has none, the way ends at that group. */
function firstRows(
  content: CaseContent,
  groups: readonly string[]
): { steps: PathStep[]; level?: CaseContent | Row } {
  let level: CaseContent | Row = content
  const steps: PathStep[] = []
  for (const group of groups) {
    const key = toKey(group)
    const rows: unknown = level[key]
    if (!isRows(rows) || !rows[0]) return { steps: [...steps, { key }] }
    level = rows[0]
    steps.push({ key, row: rows[0].id })
  }
  return { steps, level }
}
