import { inject } from '@adonisjs/core'

import { FormSchemas } from '#kernel/case/forms/form_schemas'
import type { CaseContent } from '#kernel/case/content/case_content'

import type { Question } from '#plugins/cases/contract/condition'
import { conditionTree } from '#plugins/cases/contract/condition_tree'
import { type MetRows, MetRowsReading } from '#plugins/cases/contract/met_rows'
import { resolveQuestion } from '#plugins/cases/list/element_conditions'
import { listParts } from '#plugins/cases/list/list_parts'
import { rowsThatMet } from '#plugins/cases/list/meets_question'

/** Holds contents against a question, row by row. */
@inject()
export default class ReadMetRows extends MetRowsReading {
  constructor(private forms: FormSchemas) {
    super()
  }

  async of(question: Question): Promise<(content: CaseContent) => MetRows> {
    const { catalogue } = this.forms
    const { terms } = await listParts()
    const tree = conditionTree(await resolveQuestion(question, catalogue, terms), catalogue)
    const groups = tree.inside.map(({ group }) => group)
    return (content) => {
      const met = new Map<string, Set<string>>(groups.map((group) => [group, new Set()]))
      for (const { group, id } of rowsThatMet(content, tree)) met.get(group)!.add(id)
      return met
    }
  }
}
