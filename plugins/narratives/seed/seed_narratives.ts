import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'
import { languages } from '#kernel/language/words'
import { type Demonstration, inEachEnvironment, type Seed } from '#kernel/seed/seed'

import { CaseReading } from '#plugins/cases/contract/reading'
import { shippedTemplates } from '#plugins/narratives/contract/shipped_templates'
import { wording } from '#plugins/narratives/lang/server/wording'
import { listTemplates } from '#plugins/narratives/records/narrative_templates'
import SaveTemplate from '#plugins/narratives/templates/save_template'
import SaveNarrative from '#plugins/narratives/writing/save_narrative'
import CaseNarratives from '#plugins/narratives/writing/case_narratives'
import { demoRoles } from '#tests/invented/companies'

/** Brings a template of each project, and narratives in which somebody added a sentence. */
@inject()
export default class SeedNarratives implements Seed {
  constructor(
    private database: Database,
    private cases: CaseReading,
    private narratives: CaseNarratives,
    private templates: SaveTemplate,
    private saving: SaveNarrative
  ) {}

  /** Where there is a template already they are left as people have them. */
  async handle(demonstration: Demonstration): Promise<void> {
    await inEachEnvironment(demonstration, demoRoles.manager, async (project) => {
      if ((await this.database.read((trx) => listTemplates(trx))).length > 0) return
      const template = shippedTemplates.study
      await this.templates.create({ name: `${project} SAE`, template })
      const { rows } = await this.cases.query({ sort: 'caseNo', order: 'desc', pageSize: 20 })
      for (const { id } of rows.slice(0, 2)) await this.#add(id)
    })
  }

  async #add(caseId: string): Promise<void> {
    for (const language of languages) {
      const { sentences } = await this.narratives.tell(caseId, language)
      const last = sentences.at(-1)
      if (!last) continue
      const own = { id: 'own:1', kind: 'own', section: last.section, after: last.id } as const
      const edits = [{ ...own, text: wording('seed.own')[language] }]
      const wish = { template: null, withChanges: false, edits }
      await this.saving.handle({ caseId, language, revision: 0, ...wish })
    }
  }
}
