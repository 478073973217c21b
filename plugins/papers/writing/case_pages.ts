import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'
import { toId } from '#kernel/case/content/element_id'
import { isFilled, type Leaf } from '#kernel/case/content/leaf'
import type { FormPage } from '#kernel/case/forms/page_layout'
import type { PaperNode } from '#kernel/paper/paper_document'

import { wordsOf } from '#plugins/papers/expressions/case_values'
import type { Saying } from '#plugins/papers/expressions/say_template'
import { wording } from '#plugins/papers/lang/server/wording'

/**
 * Every filled element of a case, by the page that names it first and in the order of the guide; what no
 * page names comes last. A line says number, name and value; rows have headings.
 */
export function casePages(
  content: CaseContent,
  pages: readonly Pick<FormPage, 'title' | 'elements'>[],
  saying: Saying
): PaperNode[] {
  const home = new Map<string, number>()
  pages.forEach(({ elements }, at) => {
    for (const id of elements) if (!home.has(id)) home.set(id, at)
  })
  const titles = [...pages.map(({ title }) => title), wording('paper.further_elements')]
  return titles.flatMap((title, at): PaperNode[] => {
    const nodes = nodesOf(content, (id) => (home.get(id) ?? pages.length) === at, saying)
    return nodes.length === 0
      ? []
      : [{ kind: 'heading', level: 2, text: saying.say(title) }, ...nodes]
  })
}

function nodesOf(
  level: CaseContent | Row,
  isHere: (id: string) => boolean,
  saying: Saying,
  prefix = ''
): PaperNode[] {
  const { values, say } = saying
  const { catalogue } = values
  const keys = Object.keys(level)
    .filter((key) => key !== 'id')
    .sort((a, b) => catalogue.compareKeys(a, b))
  const rows: string[][] = []
  const inside: PaperNode[] = []
  for (const key of keys) {
    const value = level[key]!
    const id = toId(key)
    if (isRows(value)) {
      value.forEach((row, at) => {
        const path = `${prefix}${id}[${at + 1}]`
        const nodes = nodesOf(row, isHere, saying, `${path}.`)
        if (nodes.length === 0) return
        const text = `${path} ${say(catalogue.nameOf(id))}`
        inside.push({ kind: 'heading', level: 3, text }, ...nodes)
      })
    } else if (isFilled(value) && isHere(id)) {
      rows.push([id, say(catalogue.nameOf(id)), say(wordsOf(values, id, value as Leaf, 'coded'))])
    }
  }
  if (rows.length === 0) return inside
  const columns = [wording('paper.number'), wording('paper.element'), wording('paper.value')]
  const shares = [0.14, 0.3, 0.56]
  return [
    {
      kind: 'table',
      columns: columns.map((title, at) => ({ title: say(title), share: shares[at]! })),
      rows,
    },
    ...inside,
  ]
}
