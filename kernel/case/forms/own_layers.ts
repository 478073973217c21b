import { isHeader } from '#kernel/case/content/catalogue'
import { differences } from '#kernel/case/content/differences'
import type { ElementCoverage } from '#kernel/case/forms/element_coverage'
import type { FormSchemas } from '#kernel/case/forms/form_schemas'
import { contentWith } from '#kernel/case/forms/sample_content'

/** The layers that the forms themselves make up: each is tried out, element by element. */
export function ownLayers(forms: FormSchemas): ElementCoverage[] {
  const { catalogue, pages } = forms
  const ids = catalogue.elements.map(({ id }) => id)
  const covered = (layer: string, holds: (id: string) => boolean): ElementCoverage => ({
    layer,
    elements: () => ids.filter(holds),
  })
  const systemSet = () =>
    Object.fromEntries(
      catalogue.elements
        .filter(({ systemSet: reason }) => reason !== undefined)
        .map(({ id, systemSet: reason }) => [id, reason!.en])
    )
  return [
    {
      layer: 'pages',
      elements: () => pages.flatMap(({ elements }) => elements),
      exempt: systemSet,
    },
    { ...covered('validators', (id) => isAccepted(forms, id)), exempt: systemSet },
    covered('differences', (id) => isFoundChanged(forms, id)),
    covered('labels', (id) => hasLabel(forms, id)),
  ]
}

/** The compiled validators take the element where it belongs and refuse it with a wrong type. */
function isAccepted(forms: FormSchemas, id: string): boolean {
  if (isHeader(id)) return false
  const element = forms.catalogue.element(id)!
  const page = forms.pages.find(({ elements }) => elements.includes(id))
  const right = contentWith(element)
  const wrong = contentWith(element, 1 as never)
  return [page?.page ?? 'case', 'case'].every(
    (name) =>
      forms.validateShape(name, right).length === 0 && forms.validateShape(name, wrong).length === 1
  )
}

/** A change of the element is found and named. */
function isFoundChanged({ catalogue }: FormSchemas, id: string): boolean {
  const found = differences({}, contentWith(catalogue.element(id)!), catalogue)
  return found.some((difference) => difference.kind === 'value' && difference.element === id)
}

function hasLabel({ catalogue }: FormSchemas, id: string): boolean {
  const { en, zh } = catalogue.labelOf(id)
  return en !== '' && zh !== '' && en !== id && zh !== id
}
