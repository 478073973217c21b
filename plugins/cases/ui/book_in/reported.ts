import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'
import type { Language } from '#kernel/language/words'
import { newRow } from '#resources/forms/content/edit_rows'

/** ISO 639-2, as E.i.1.1b takes it. */
const languages: Readonly<Record<Language, string>> = { en: 'eng', zh: 'zho' }

/** What every row says before anybody has typed into it: of nobody it says anything yet. */
const statedBefore: ReadonlySet<string> = new Set(['id', 'C_2_r_5', 'G_k_1', 'E_i_1_1b'])

/**
 * What the dialog begins with: the report came today, from one primary source, and tells of one
 * suspect drug and one event, in the words of whoever reads it.
 * @param today the present day of the project
 */
export function newReport(today: string, language: Language): CaseContent {
  return {
    C_1_4: today,
    C_1_9_1_r: [newRow()],
    C_2_r: [{ ...newRow(), C_2_r_5: '1' }],
    G_k: [{ ...newRow(), G_k_1: '1' }],
    E_i: [{ ...newRow(), E_i_1_1b: languages[language] }],
  }
}

/** What was typed, as a case holds it: without rows into which nobody has typed. */
export function asReported(content: CaseContent): CaseContent {
  const filled = Object.entries(content).flatMap(
    ([key, value]): [string, CaseContent[string]][] => {
      const filledRows = isRows(value) ? value.filter(saysSomething) : value
      return isRows(filledRows) && filledRows.length === 0 ? [] : [[key, filledRows]]
    }
  )
  const report = Object.fromEntries(filled)
  // The rows are announced by an element of their own.
  return report.C_1_9_1_r ? { ...report, C_1_9_1: true } : report
}

/** Whether two contents were typed alike, whatever the identities of their rows. */
export function saysMoreThan(content: CaseContent, before: CaseContent): boolean {
  return JSON.stringify(asReported(content)) !== JSON.stringify(asReported(before))
}

const saysSomething = (row: Row) => Object.keys(row).some((key) => !statedBefore.has(key))
