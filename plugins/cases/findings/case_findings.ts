import { inject } from '@adonisjs/core'

import { today } from '#kernel/fields/today'
import { RuleBook } from '#kernel/case/findings/rule_book'
import { factsOf } from '#kernel/case/findings/rule_facts'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import type { CaseContent } from '#kernel/case/content/case_content'
import { findingsByCheck } from '#kernel/case/rules/evaluate'
import type { Finding } from '#kernel/case/rules/finding'
import type { RuleContext } from '#kernel/case/rules/rule_context'
import { projectAtHand } from '#kernel/tenancy/find_project'

import type { CaseRecord } from '#plugins/cases/contract'
import { CaseJudging, type JudgedCase } from '#plugins/cases/contract/judging'
import { objectionsTo, onePerPlace } from '#plugins/cases/contract/book_in'
import { CaseReading } from '#plugins/cases/contract/reading'
import { inPortions } from '#kernel/case/findings/in_portions'

type Judged = Pick<CaseRecord, 'content' | 'version' | 'caseNo'>

/** What the rules find in a case. */
@inject()
export default class CaseFindings extends CaseJudging {
  constructor(
    private rules: RuleBook,
    private plugins: PluginRegistry,
    private reading: CaseReading
  ) {
    super()
  }

  async judge(record: Judged): Promise<JudgedCase> {
    const fields = { '@caseNo': record.caseNo }
    const context = { ...(await this.#contextOf(record)), fields }
    const findings: Finding[] = []
    for await (const some of this.#found(record.content, context)) findings.push(...some)
    return { findings, context }
  }

  /** What keeps a content from becoming a case; its number is judged by itself. */
  async objections(content: CaseContent): Promise<readonly Finding[]> {
    const known = await this.#contextOf({ content, version: 1 })
    const context: RuleContext = { ...known, stage: 'save' }
    const objections: Finding[] = []
    for await (const some of this.#found(content, context)) {
      objections.push(...objectionsTo(content, some))
    }
    return onePerPlace(objections)
  }

  #found(content: CaseContent, context: RuleContext): AsyncGenerator<Finding[]> {
    return inPortions(findingsByCheck(this.rules.compiled(), content, context))
  }

  /** What the rules may ask beside the content. */
  async #contextOf(record: Omit<Judged, 'caseNo'>): Promise<RuleContext> {
    const project = await projectAtHand()
    const now = Date.now()
    const day = today(project, now)
    const facts = await factsOf(record.content, day, this.plugins)
    const unseen = await this.reading.unseen()
    return {
      stage: 'check',
      projectType: String(project.type),
      caseType: record.version === 1 ? 'first' : 'followUp',
      region: project.regions,
      today: day,
      now,
      ...(unseen.size > 0 && { unseen: [...unseen] }),
      ...facts,
    }
  }
}
