import { inject } from '@adonisjs/core'

import type { CaseContent } from '#kernel/case/content/case_content'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { Settings } from '#kernel/settings/settings'
import { findMessageParties, projectAtHand } from '#kernel/tenancy/find_project'

import { caseProposals, type Proposed } from '#plugins/cases/contract/proposals'
import { CaseProposing } from '#plugins/cases/contract/proposing'
import { followingFrom, reportIdentifier } from '#plugins/cases/proposing/identify_case'
import { caseSettings } from '#plugins/cases/settings'

/** What is proposed for cases that are booked in: by plugins, and what follows from it and the report. */
@inject()
export default class CaseProposals extends CaseProposing {
  constructor(
    private plugins: PluginRegistry,
    private settings: Settings
  ) {
    super()
  }

  /**
   * What is proposed for a report, once the number of its case is known. The identifiers of one that
   * repeats a number belong to the case that had it first.
   */
  async for(content: CaseContent): Promise<(caseNo: string, isRepeat: boolean) => Proposed> {
    const asked = await this.plugins.collect(caseProposals)
    const found = await Promise.all(asked.map((each) => each.propose(content)))
    const project = await projectAtHand()
    const [{ safetyReportId: pattern }, parties] = await Promise.all([
      this.settings.of('cases', caseSettings),
      findMessageParties(project.id),
    ])
    const known = { project, pattern, sender: parties?.sender ?? null, now: Date.now() }
    const proposed: Proposed = Object.assign({}, ...found)
    const stated = { ...proposed, ...content }
    const following = { ...proposed, ...followingFrom(stated, known) }
    return (caseNo, isRepeat) => {
      const identifier = isRepeat ? undefined : reportIdentifier(stated, caseNo, known)
      return { ...following, ...(identifier && { C_1_1: identifier, C_1_8_1: identifier }) }
    }
  }
}
