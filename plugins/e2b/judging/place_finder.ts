import {
  isRows,
  type CaseContent,
  type Envelope,
  type Row,
} from '#kernel/case/content/case_content'
import type { Catalogue } from '#kernel/case/content/catalogue'
import { parsePath } from '#kernel/case/content/element_path'
import { positionOfRow } from '#kernel/case/content/row_names'

import { type ElementPositions, type Position } from '#plugins/e2b/judging/element_positions'
import { nearestElement } from '#plugins/e2b/judging/nearest_element'
import { pathOfSource, type Source, type ValueSources } from '#plugins/e2b/judging/value_sources'
import type { ReadReport } from '#plugins/e2b/message/reader'

/** Where something stands in a file. */
export interface Place extends Partial<Position> {
  /** Path from the root of the message; where a value is missing, to the element that lacks it. */
  readonly xpath: string
}

/** Finds where in a file stands what a finding speaks of. */
export class PlaceFinder {
  constructor(
    private sources: ValueSources,
    private positions: ElementPositions,
    private catalogue: Catalogue,
    private batch: Envelope
  ) {}

  /** @param path machine path of a finding in the report */
  of(path: string, { content, envelope }: Pick<ReadReport, 'content' | 'envelope'>): Place {
    const source = this.#sourceOf(path, content, envelope)
    return { ...this.positions.of(source.element), xpath: pathOfSource(source) }
  }

  #sourceOf(path: string, content: CaseContent, envelope: Envelope): Source {
    const steps = parsePath(path)
    const [{ key }] = steps as [(typeof steps)[0]]
    if (/^N_1(_|$)/.test(key)) return this.#at(this.batch, this.batch, key)
    if (key === 'N_2_r') return this.#at(envelope, content, steps[1]?.key ?? '')
    let level: CaseContent | Row = content
    for (const step of steps) {
      const value: unknown = level[step.key]
      if (step.row === undefined) return this.#at(level, level, step.key)
      const rows: Row[] = isRows(value) ? value : []
      level = rows[positionOfRow(rows, step.row)] ?? level
    }
    return this.#ofRow(level)
  }

  /** The source of a value, of the first row of a group, or of what lacks either. */
  #at(store: Envelope | CaseContent | Row, row: object, key: string): Source {
    const known = this.sources.ofValue(store, key)
    if (known) return known
    const value: unknown = store[key]
    const first = isRows(value) && value[0] && this.sources.ofRow(value[0])
    if (first) return first
    return { element: nearestElement(this.#ofRow(row), key, this.catalogue) }
  }

  #ofRow(row: object): Source {
    return this.sources.ofRow(row) ?? this.sources.ofRow(this.batch)!
  }
}
