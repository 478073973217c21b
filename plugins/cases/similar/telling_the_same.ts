import { inject } from '@adonisjs/core'

import type { CaseContent } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'

import type { CaseRecord } from '#plugins/cases/contract'
import { identifiersOf } from '#plugins/cases/contract/identifiers'
import { CaseReading } from '#plugins/cases/contract/reading'
import type { FoundCase } from '#plugins/cases/contract/similar_cases'
import { wording } from '#plugins/cases/lang/server/wording'
import { rowsOf, text } from '#plugins/cases/records/content_readers'

/** The list is asked for no more, and finds what begins with it. */
const LONGEST_TEXT = 100

/** Cases with the same identifiers, the same subject, or the same product and event. */
@inject()
export default class TellingTheSame {
  constructor(private reading: CaseReading) {}

  async find(content: CaseContent): Promise<FoundCase[]> {
    const found = await Promise.all([
      this.#byIdentifiers(content),
      this.#bySubject(content),
      this.#byProductAndEvent(content),
    ])
    return found.flat()
  }

  async #byIdentifiers(content: CaseContent): Promise<FoundCase[]> {
    const values = identifiersOf(content).map(({ value }) => value)
    const matches = await this.reading.findByIdentifiers(values)
    return matches.map(({ caseId, value }) => ({
      caseId,
      because: wording('similar_cases.identifier', { value }),
    }))
  }

  /** Its number in a study, or its initials; who was born on another day or is of the other sex is somebody else. */
  async #bySubject(content: CaseContent): Promise<FoundCase[]> {
    const subject = statedText(content.D_1_1_4) ?? statedText(content.D_1)
    if (!subject) return []
    const { rows } = await this.reading.query({ text: subject.slice(0, LONGEST_TEXT) })
    const found: FoundCase[] = []
    for await (const each of this.reading.stream(rows.map(({ id }) => id))) {
      if (isSubject(each, subject) && isNobodyElse(each, content))
        found.push({ caseId: each.id, because: wording('similar_cases.subject', { subject }) })
    }
    return found
  }

  async #byProductAndEvent(content: CaseContent): Promise<FoundCase[]> {
    const product = text(rowsOf(content, 'G_k')[0]?.G_k_2_2)
    const [event] = rowsOf(content, 'E_i')
    const reaction = text(event?.E_i_1_1a) ?? text(event?.E_i_1_2)
    if (!product || !reaction) return []
    const { rows } = await this.reading.query({
      text: `${product} ${reaction}`.slice(0, LONGEST_TEXT),
    })
    const because = wording('similar_cases.product_and_event', { product, reaction })
    return rows.map(({ id: caseId }) => ({ caseId, because }))
  }
}

const statedText = (leaf: unknown): string | undefined => {
  const value = valueOf(leaf)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

const isSubject = ({ content }: CaseRecord, subject: string) =>
  [content.D_1_1_4, content.D_1].some(
    (leaf) => statedText(leaf)?.toLowerCase() === subject.toLowerCase()
  )

/** What both say of themselves and say alike, or one of them does not say. */
const isNobodyElse = (other: CaseRecord, content: CaseContent) =>
  ['D_2_1', 'D_5', 'C_5_3'].every((key) => {
    const [one, another] = [statedText(content[key]), statedText(other.content[key])]
    return !one || !another || one === another
  })
