import { inject } from '@adonisjs/core'

import type { CaseContent } from '#kernel/case/content/case_content'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { nameTerms } from '#kernel/case/forms/name_terms'
import { Database } from '#kernel/database/database'
import type { Language, Words } from '#kernel/language/words'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

import type { CaseRecord } from '#plugins/cases/contract'
import { CaseReading } from '#plugins/cases/contract/reading'
import { type StandingSentence, withEdits, writtenOf } from '#plugins/narratives/contract/edits'
import type { NarrativeCase } from '#plugins/narratives/contract/narrative_case'
import type { Sentence } from '#plugins/narratives/contract/narrative'
import { tellCase } from '#plugins/narratives/contract/tell_case'
import { whatChanged } from '#plugins/narratives/contract/what_changed'
import { wholeText } from '#plugins/narratives/contract/whole_text'
import { narrativeErrors } from '#plugins/narratives/errors'
import { wording } from '#plugins/narratives/lang/server/wording'
import {
  findNarrative,
  type NarrativeRow,
  type NarrativeToSave,
} from '#plugins/narratives/records/narratives'
import AvailableTemplates from '#plugins/narratives/templates/available_templates'

/** A narrative as whoever acts sees its case. */
export interface CaseNarrative {
  readonly record: CaseRecord
  readonly sentences: readonly StandingSentence[]
  readonly text: string
}

/** Tells cases as whoever acts sees them, with what people did to their narratives. */
@inject()
export default class CaseNarratives {
  constructor(
    private reading: CaseReading,
    private templates: AvailableTemplates,
    private forms: FormSchemas,
    private plugins: PluginRegistry,
    private database: Database
  ) {}

  find(caseId: string, language: Language): Promise<NarrativeRow> {
    return this.database.read((trx) => findNarrative(trx, caseId, language))
  }

  /**
   * The narrative of a case as it was saved last, by what is kept of it or by `wish`. Refuses with 2604 and
   * 2602 what `CaseReading.get` does, with 2208 a template that is not there.
   */
  async tell(
    caseId: string,
    language: Language,
    wish: Partial<NarrativeToSave> = {}
  ): Promise<CaseNarrative> {
    const record = await this.reading.get(caseId)
    const { template, edits, withChanges } = {
      ...(await this.find(record.id, language)),
      ...wish,
    }
    const told = await this.#sentences(record.content, language, template)
    const changes = withChanges ? await this.changes(record, language, template) : []
    const sentences = withEdits([...told, ...changes], edits)
    return { record, sentences, text: wholeText(writtenOf(sentences), language) }
  }

  /**
   * What changed since the revision that was archived or sent last. Refuses with 2208 a case of which none
   * was, and one whose narrative says the same.
   */
  async changes(
    record: CaseRecord,
    language: Language,
    template: string | null
  ): Promise<Sentence[]> {
    const last = await this.#lastThatLeft(record)
    if (last === undefined)
      throw new narrativeErrors.E_NO_NARRATIVE({ detail: wording('refusals.no_version') })
    const contents: CaseContent[] = []
    for (let revision = last; revision < record.revision; revision++)
      contents.push((await this.reading.getRevision(record.id, revision)).content)
    contents.push(record.content)
    const tell = async (content: CaseContent) => {
      const sentences = await this.#sentences(content, language, template)
      // That newer information came is told by the sentence itself.
      return sentences.filter(({ section }) => section !== 'source')
    }
    const states = { then: await tell(contents[0]!), now: await tell(record.content), contents }
    const found = whatChanged(states, await this.#narrativeCase(record.content), language)
    if (found.length === 0)
      throw new narrativeErrors.E_NO_NARRATIVE({
        detail: wording('refusals.no_difference', { revision: last }),
      })
    return found
  }

  /** Names of the terms of dictionaries that a content has. */
  terms(content: CaseContent): Promise<ReadonlyMap<string, Words>> {
    return nameTerms(content, this.forms.catalogue, this.plugins)
  }

  async #sentences(
    content: CaseContent,
    language: Language,
    template: string | null
  ): Promise<Sentence[]> {
    const by = await this.templates.find(template, content)
    return tellCase(by, await this.#narrativeCase(content), language)
  }

  async #narrativeCase(content: CaseContent): Promise<NarrativeCase> {
    return { content, catalogue: this.forms.catalogue, terms: await this.terms(content) }
  }

  /** The end of the version before, or what left the house since. */
  async #lastThatLeft({ id, version, revision }: CaseRecord): Promise<number | undefined> {
    const saves = await this.reading.listRevisions(id)
    const archived = saves.filter((save) => save.version < version).map((save) => save.revision)
    const sent = (await this.reading.listFrozen(id)).map((copy) => copy.revision)
    const left = [...archived, ...sent].filter((each) => each < revision)
    return left.length > 0 ? Math.max(...left) : undefined
  }
}
