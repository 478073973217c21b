import { inject } from '@adonisjs/core'

import { toKey } from '#kernel/case/content/element_id'
import type { TermElement } from '#kernel/case/forms/coded_terms'
import { FormSchemas } from '#kernel/case/forms/form_schemas'

import { CaseReading } from '#plugins/cases/contract/reading'
import { lltElements } from '#plugins/coding/places/coded_places'

/** Which places for terms the actor sees as they stand in every case: with code, version and words. */
@inject()
export class SeenPlaces {
  constructor(
    private reading: CaseReading,
    private forms: FormSchemas
  ) {}

  /** Elements whose places are seen. */
  async elements(): Promise<TermElement[]> {
    const unseen = await this.reading.unseen()
    return lltElements(this.forms).filter((each) => isSeen(each, unseen))
  }

  /** Numbers of the others; nearly always none. */
  async unseen(): Promise<string[]> {
    const unseen = await this.reading.unseen()
    if (unseen.size === 0) return []
    const others = lltElements(this.forms).filter((each) => !isSeen(each, unseen))
    return others.map(({ element }) => element)
  }
}

const isSeen = ({ element, version, reported }: TermElement, unseen: ReadonlySet<string>) =>
  ![element, version, ...reported].some((each) => each !== undefined && unseen.has(toKey(each)))
