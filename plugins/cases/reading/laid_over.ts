import type { Catalogue } from '#kernel/case/content/catalogue'

import type { CaseRecord, NewContent } from '#plugins/cases/contract'
import type { Overlay, StoredCase } from '#plugins/cases/contract/layers'
import { Laid } from '#plugins/cases/reading/laid'
import { layOver } from '#plugins/cases/reading/lay_over'

/** A case, or one of its revisions, as it stands. */
export type Whole = Required<NewContent> & Pick<CaseRecord, 'id'>

/** What all layers together lay over the cases of a scope for somebody. */
export class LaidOver {
  /** Keys of everything that is touched in any case. */
  readonly unseen: ReadonlySet<string>

  constructor(
    private overlays: readonly Overlay[],
    private catalogue: Catalogue
  ) {
    const all = overlays.flatMap(({ elements }) => elements)
    this.unseen = new Laid(toTakeAway(all), catalogue).keys
  }

  /** What is laid over each of these cases, in their order. */
  async on(cases: readonly StoredCase[]): Promise<Laid[]> {
    const given = await Promise.all(this.overlays.map((overlay) => laidBy(overlay, cases)))
    return cases.map((_, at) => {
      const laid = new Laid(
        given.flatMap((each) => each[at] ?? []),
        this.catalogue
      )
      const unnamed = [...laid.keys].find((key) => !this.unseen.has(key))
      if (unnamed) throw new Error(`A layer touches ${unnamed}, which its elements do not name`)
      return laid
    })
  }

  /** The cases as they are seen, in their order. */
  async see<Of extends Whole>(cases: readonly Of[]): Promise<Of[]> {
    const laid = await this.on(cases)
    return cases.map((each, at) => seenWith(each, laid[at]!))
  }
}

/** A case with something laid over it. What no element is named for may tell of any: it is left out. */
export function seenWith<Of extends Whole>(whole: Of, laid: Laid): Of {
  if (laid.isEmpty) return whole
  const { content, envelope } = whole
  return {
    ...whole,
    ...{ content: layOver(content, laid), envelope: layOver(envelope, laid) },
    ...{ unmapped: [], form: {} },
  }
}

async function laidBy(overlay: Overlay, cases: readonly StoredCase[]) {
  if (overlay.over) return overlay.over(cases)
  return cases.map(() => toTakeAway(overlay.elements))
}

const toTakeAway = (elements: readonly string[]) => elements.map((element) => ({ element }))
