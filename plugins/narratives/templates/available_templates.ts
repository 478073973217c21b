import { inject } from '@adonisjs/core'

import type { CaseContent } from '#kernel/case/content/case_content'
import { Database } from '#kernel/database/database'
import { isUuid } from '#kernel/http/is_uuid'

import {
  fittingTemplate,
  shippedKeys,
  shippedTemplates,
} from '#plugins/narratives/contract/shipped_templates'
import type { NarrativeTemplate } from '#plugins/narratives/contract/template'
import { narrativeErrors } from '#plugins/narratives/errors'
import { wording } from '#plugins/narratives/lang/server/wording'
import { listTemplates } from '#plugins/narratives/records/narrative_templates'

/** The templates by which the cases of the project are told. */
@inject()
export default class AvailableTemplates {
  constructor(private database: Database) {}

  /**
   * A template by the key of a shipped one, or the id or the name of one of the project; the one that fits
   * the case when null. Refuses with 2208 one that is not there.
   */
  async find(wished: string | null, content: CaseContent): Promise<NarrativeTemplate> {
    const key = wished ?? fittingTemplate(content)
    const shipped = shippedKeys.find((each) => each === key)
    if (shipped) return shippedTemplates[shipped]
    const own = await this.database.read((trx) => listTemplates(trx))
    const found = own.find(({ id, name }) => (isUuid(key) ? id === key : name === key))
    if (!found)
      throw new narrativeErrors.E_NO_NARRATIVE({ detail: wording('refusals.no_template', { key }) })
    return found.template
  }
}
