import app from '@adonisjs/core/services/app'

import { isRows } from '#kernel/case/content/case_content'
import { hasValue, valueOf } from '#kernel/case/content/leaf'
import { Settings } from '#kernel/settings/settings'

import type { CaseRecord } from '#plugins/cases/contract'
import type { CaseGuard } from '#plugins/cases/contract/guards'
import { CaseProcess } from '#plugins/cases/contract/process'
import { literatureErrors } from '#plugins/literature/errors'
import { literatureSettings } from '#plugins/literature/settings/settings'

/** Source of report: literature (C.1.CN.1). */
const LITERATURE = '5'

/**
 * A case of literature origin without a literature reference does not pass medical evaluation: it is
 * refused with 6003 on its way there and from there on, unless the project lets it pass.
 */
const guard: CaseGuard = {
  async askMove(_change, before, { from, to }) {
    if (from === to || !lacksReference(before)) return
    const process = await (await app.container.make(CaseProcess)).current()
    const places = process.nodes.map(({ key }) => key)
    const evaluation = process.nodes.findIndex(({ kind }) => kind === 'evaluation')
    const isForward = places.indexOf(to) > places.indexOf(from)
    if (evaluation < 0 || !isForward || places.indexOf(to) < evaluation) return
    const settings = await app.container.make(Settings)
    const { gate } = await settings.of('literature', literatureSettings)
    if (gate === 'on') throw new literatureErrors.E_LITERATURE_REQUIRED()
  },
}

function lacksReference({ content }: CaseRecord): boolean {
  if (valueOf(content.C_1_CN_1) !== LITERATURE) return false
  const rows = isRows(content.C_4_r) ? content.C_4_r : []
  return !rows.some(({ C_4_r_1 }) => hasValue(C_4_r_1))
}

export default [guard]
