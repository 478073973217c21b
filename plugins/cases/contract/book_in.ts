import type { CaseContent } from '#kernel/case/content/case_content'
import { at } from '#kernel/case/content/element_path'
import { isFilled } from '#kernel/case/content/leaf'
import type { Finding } from '#kernel/case/rules/finding'

/** Elements without which no case is booked in: which kind of report it is, and its day 0. */
export const needed: ReadonlySet<string> = new Set(['C.1.3', 'C.1.4'])

/** The other half of what is of no use alone: the unit of an age, the number of another sender. */
const halves = ['D.2.2a', 'D.2.2b', 'C.1.9.1.r.1', 'C.1.9.1.r.2', 'E.i.1.1b']

/**
 * What keeps a content from becoming a case: an error at what it says, and at what it needs. What
 * else it leaves out is asked for on the pages of the case. A browser and the server ask alike.
 * @param findings what the rules of the stage `save` say of it
 */
export function objectionsTo(content: CaseContent, findings: readonly Finding[]): Finding[] {
  return findings.filter(
    ({ severity, element, path }) =>
      severity === 'error' &&
      (needed.has(element) || halves.includes(element) || isFilled(at(content, path)))
  )
}

/** One for each place: of a word that is no code of a list nobody cares that it is too long. */
export const onePerPlace = (objections: readonly Finding[]): Finding[] => [
  ...new Map(objections.map((each) => [each.path, each])).values(),
]
