import { markdownTable } from '#kernel/reports/markdown_table'
import type { Report } from '#kernel/reports/report'

import { elementsOfBox, sectionsOf } from '#plugins/papers/forms/elements_of_box'
import forms from '#plugins/papers/forms/main'

/** Which box of which form says which elements, and in which boxes an element is. */
const formsPage: Report = {
  file: 'forms.md',
  title: 'Forms',
  about:
    'What the boxes of the forms of papers take from a case, and where each element is printed.',
  write: async () => forms.map(linesOf).join('\n\n'),
}

export default [formsPage]

function linesOf({ key, version, name, layout }: (typeof forms)[number]): string {
  const head = `## ${name.en} (\`${key}\`, version ${version})`
  if (layout === 'pages') return `${head}\n\nEvery filled element, by the pages of a case.`
  const boxes = sectionsOf(layout).map((box) => ({ box, elements: elementsOfBox(box, layout) }))
  const byElement = new Map<string, string[]>()
  for (const { box, elements } of boxes)
    for (const each of elements) byElement.set(each, [...(byElement.get(each) ?? []), box.key])
  const said = boxes.map(({ box, elements }) => [box.key, box.label.en, elements.join(', ')])
  const printed = [...byElement].map(([element, keys]) => [element, keys.join(', ')])
  return [
    head,
    markdownTable(['Box', 'Label', 'Elements'], said),
    markdownTable(['Element', 'Boxes'], printed),
  ].join('\n\n')
}
